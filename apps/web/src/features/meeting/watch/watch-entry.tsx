import { isWatchable, watchStage } from '@yoimachi/domain/watch';
import { lazy, Suspense } from 'react';
import { Bone } from '#ui/skeleton.tsx';
import type { WatchEntryProps } from './watch-entry-body.tsx';

const Body = lazy(() => import('./watch-entry-body.tsx'));

/** 見守り共有: the way to a link for a friend, while one can be made. Its code comes when it is first shown, into room that is kept for it. */
export function WatchEntry(props: WatchEntryProps) {
  const room = isWatchable(watchStage(props.state, props.now)) && (
    <Bone className="h-[77px] rounded-lg desktop:h-[60px]" />
  );
  return (
    <Suspense fallback={room}>
      <Body {...props} />
    </Suspense>
  );
}
