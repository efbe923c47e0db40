import { useInfiniteQuery } from '@tanstack/react-query';
import { keyOf } from '#lib/queries.ts';
import { pagesByCursor } from '#ui/lib/request.ts';
import { pagesOf, type QueueScreen } from './screen.ts';

const READ_EVERY_MS = 15_000;

/** What waits in a queue, page by page, read again while somebody looks at it. */
export function useRows(screen: QueueScreen, filter: string | undefined) {
  const { list, narrowsBy } = screen;
  const load = screen.load ?? (pagesOf(list, narrowsBy) as NonNullable<typeof screen.load>);
  const queryKey = [...keyOf(list), 'rows', filter];
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, client }) =>
      load({
        cursor: pageParam,
        filter,
        isQuiet: pageParam === null && client.getQueryData(queryKey) !== undefined,
      }),
    ...pagesByCursor,
    refetchInterval: READ_EVERY_MS,
  });
}
