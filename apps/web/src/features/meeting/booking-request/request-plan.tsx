import { lazy, Suspense } from 'react';
import { Bone } from '#ui/skeleton.tsx';
import type { PlanProps } from './request.ts';

const Panel = lazy(() => import('./plan-panel.tsx'));

/** Beside a profile on wide screens: day, time, length and sum of a request, always in the window. Its code comes when it is first shown. */
export function RequestPlan(props: PlanProps) {
  return (
    <Suspense fallback={<Bone className="h-[568px] rounded-lg" />}>
      <Panel {...props} />
    </Suspense>
  );
}
