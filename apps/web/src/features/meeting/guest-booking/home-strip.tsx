import { lazy, Suspense } from 'react';

const Steps = lazy(() => import('./home-steps.tsx'));

/** Above the search on the guest's home: what comes next. It has its height before it has come, and always something to say. */
export function HomeStrip() {
  return (
    <div className="mx-auto flex min-h-[60px] w-full max-w-[1176px] flex-col justify-end px-4 desktop:px-0">
      <Suspense fallback={null}>
        <Steps />
      </Suspense>
    </div>
  );
}
