import { lazy, Suspense } from 'react';
import { Bone } from '#ui/skeleton.tsx';
import type { PlanProps } from './request.ts';

const Panel = lazy(() => import('./plan-panel.tsx'));

/**
 * Beside a profile on wide screens: day, time, length and sum of a request, always in the window. Its code comes when it is first shown. As
 * high as the window has room and a day's times want, whatever has come of it: its act stands still while days come and change. Text that
 * leaves it too little room makes it taller than the window.
 */
export function RequestPlan(props: PlanProps) {
  return (
    <div className="flex" style={{ height: 'clamp(35rem, 100dvh - 153px, 56rem)' }}>
      <Suspense fallback={<Bone className="flex-1 rounded-lg" />}>
        <Panel {...props} />
      </Suspense>
    </div>
  );
}
