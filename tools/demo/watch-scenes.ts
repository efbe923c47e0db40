import { castBookingRoutes } from '@yoimachi/contract/booking';
import { dayNoticeRoutes } from '@yoimachi/contract/day-notice';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { savedSearchRoutes } from '@yoimachi/contract/saved-search';
import { watchRoutes } from '@yoimachi/contract/watch';
import type { App } from '../../apps/server/src/app.ts';
import { SEARCHES } from './searches.ja.ts';
import type { Stage } from './types.ts';
import type { Visitor } from './visitor.ts';

/** Casts of whose days the demo guest hears. */
const AWAITED = 2;
/** What a browser says of a page that somebody opens. */
const BY_PERSON = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

/** A shared link of the demo cast's next meeting that a friend has opened, and casts whose days the demo guest awaits; also in a demo of before. */
export async function playWatch({ app, guest, cast }: Stage): Promise<void> {
  await share(app, cast);
  if ((await guest.call(dayNoticeRoutes.listDayNotices)).items.length > 0) return;
  const { items } = await guest.call(favoriteRoutes.listFavorites, undefined, {});
  for (const { castId } of items.slice(0, AWAITED))
    await guest.call(dayNoticeRoutes.switchDayNotice, { isOn: true }, undefined, { castId });
}

async function share(app: App, cast: Visitor): Promise<void> {
  const { items } = await cast.call(castBookingRoutes.listCastBookings, undefined, { tab: 'FUTURE' });
  for (const { bookingId } of items) {
    const links = await cast.call(watchRoutes.listWatchLinks, undefined, { bookingId });
    if (links.items.length > 0) return;
    if (!links.isOpen) continue;
    const linkId = app.context.ids.newId();
    const { url } = await cast.call(watchRoutes.makeWatchLink, { linkId, bookingId });
    await app.http.inject({ url: new URL(url).pathname, headers: BY_PERSON });
    return;
  }
}

/** Searches that the demo guest keeps, the first of which tells; also in a demo of before. */
export async function playSearches({ guest }: Stage): Promise<void> {
  if ((await guest.call(savedSearchRoutes.listSavedSearches)).items.length > 0) return;
  for (const search of SEARCHES) await guest.call(savedSearchRoutes.saveSearch, search);
}
