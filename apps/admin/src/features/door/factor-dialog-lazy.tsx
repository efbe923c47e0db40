import { lazy, Suspense } from 'react';
import { useFactorAsked } from '#lib/factor-ask.ts';

const Body = lazy(() => import('./factor-dialog.tsx'));

/** The question for the second factor; its code comes when it is first asked. */
export function FactorDialog() {
  const isAsked = useFactorAsked();
  return <Suspense>{isAsked && <Body />}</Suspense>;
}
