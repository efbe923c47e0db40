import { lazy, Suspense } from 'react';

const Body = lazy(() => import('./all-right-body.tsx'));

/** 大丈夫？, the question half-way through a meeting, where it waits. Its code comes when a meeting's day is first shown. */
export function AllRight() {
  return (
    <Suspense fallback={null}>
      <Body />
    </Suspense>
  );
}
