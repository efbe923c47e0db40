import { lazy, Suspense } from 'react';
import type { GroupEntryProps } from './group-entry-body.tsx';

const Body = lazy(() => import('./group-entry-body.tsx'));

/** In which of one's groups somebody is, and the way to change that. Its code comes when it is first shown. */
export function GroupEntry(props: GroupEntryProps) {
  return (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  );
}
