import { lazy, Suspense } from 'react';

const Steps = lazy(() => import('./home-steps.tsx'));

/** On the guest's home, among the casts: what comes next. Nothing where nothing does. */
export function HomeStrip() {
  return (
    <Suspense fallback={null}>
      <Steps />
    </Suspense>
  );
}
