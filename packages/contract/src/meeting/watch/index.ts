import * as z from 'zod/mini';
import { id, instant } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** A link for a friend. `url` is the whole address; `endedAt` is set where she ended it. */
const watchLink = z.object({
  linkId: id(),
  url: z.string(),
  createdAt: instant(),
  endedAt: z.nullable(instant()),
  openedCount: z.int(),
  lastOpenedAt: z.nullable(instant()),
});
export type WatchLink = z.output<typeof watchLink>;

/** 見守り共有: a friend without an account sees place, time and state of a cast's meeting at `/watch/…`, a page of the server's own. */
export const watchRoutes = {
  listWatchLinks: route('GET', '/cast/watch-links', 'cast', {
    summary: "The links of one of the caller's bookings, the newest first, and whether another can be made.",
    query: z.object({ bookingId: id() }),
    answer: z.object({ isOpen: z.boolean(), items: z.array(watchLink) }),
    errors: ['NOT_FOUND'],
  }),
  makeWatchLink: route('POST', '/cast/watch-links', 'cast', {
    summary:
      'Makes a link that shows place, time and state of a confirmed booking until checkout. The same `linkId` is one link.',
    body: z.object({ linkId: id(), bookingId: id() }),
    answer: watchLink,
    errors: ['NOT_FOUND', 'WATCH_NOT_OPEN', 'WATCH_LINKS_FULL'],
  }),
  endWatchLink: route('POST', '/cast/watch-links/:linkId/end', 'cast', {
    summary: 'Ends a link; again changes nothing.',
    params: z.object({ linkId: id() }),
    errors: ['NOT_FOUND'],
  }),
} as const;
