import { lazy, Suspense } from 'react';
import type { GroupSelectProps } from './group-select-body.tsx';

const Body = lazy(() => import('./group-select-body.tsx'));

/** Narrows a list to one group. Whoever has but the automatic ones is not asked. Its code comes when it is first shown. */
export function GroupSelect(props: GroupSelectProps) {
  return (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  );
}
