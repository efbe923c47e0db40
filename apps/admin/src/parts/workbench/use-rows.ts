import { useInfiniteQuery } from '@tanstack/react-query';
import { queueKey } from '#lib/queues.ts';
import { pagesByCursor } from '#ui/lib/request.ts';
import type { QueueScreen } from './screen.ts';

const READ_EVERY_MS = 15_000;

/** What waits in a queue, page by page, read again while somebody looks at it. */
export function useRows(screen: QueueScreen, filter: string | undefined) {
  const queryKey = [...queueKey(screen.queue), filter ?? null];
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, client }) =>
      screen.load({
        cursor: pageParam,
        filter,
        isQuiet: pageParam === null && client.getQueryData(queryKey) !== undefined,
      }),
    ...pagesByCursor,
    refetchInterval: READ_EVERY_MS,
  });
}
