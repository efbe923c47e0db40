import { later } from '#ui/lib/later.tsx';
import { useFactorAsked } from '#lib/factor-ask.ts';

const Body = later(() => import('./factor-dialog.tsx'));

/** The question for the second factor; its code comes when it is first asked. */
export function FactorDialog() {
  const isAsked = useFactorAsked();
  return isAsked && <Body />;
}
