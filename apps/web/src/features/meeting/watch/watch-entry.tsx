import { lazy, Suspense } from 'react';
import type { WatchEntryProps } from './watch-entry-body.tsx';

const Body = lazy(() => import('./watch-entry-body.tsx'));

/** 見守り共有: the way to a link for a friend, while one can be made. Its code comes when it is first shown. */
export function WatchEntry(props: WatchEntryProps) {
  return (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  );
}
