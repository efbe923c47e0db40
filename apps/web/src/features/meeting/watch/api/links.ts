import { watchRoutes, type WatchLink } from '@yoimachi/contract/watch';
import { useMutation } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { query, useRefresh } from '#lib/queries.ts';
import { useAct } from '#lib/use-act.ts';

/** How often she sees whether a link was opened, while she looks. */
const LOOK_MS = 30_000;

/** The links of a meeting, the newest first. */
export const watchLinksQuery = (bookingId: string) =>
  query(watchRoutes.listWatchLinks, { query: { bookingId } }, { staleTime: 0, refetchInterval: LOOK_MS });

/** The key of the act is the id of the link: sent again after a lost answer it is one link. */
export function useMakeLink(bookingId: string) {
  const anew = useRefresh(watchRoutes);
  return useAct({
    name: `watch.${bookingId}`,
    send: (_: null, linkId): Promise<WatchLink> =>
      call(watchRoutes.makeWatchLink, { body: { linkId, bookingId } }),
    onDone: anew,
    onRefused: () => void anew(),
  });
}

export function useEndLink() {
  return useMutation({
    mutationFn: (linkId: string) => call(watchRoutes.endWatchLink, { params: { linkId } }),
    onSettled: useRefresh(watchRoutes),
  });
}
