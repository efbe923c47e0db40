import { castBookingRoutes } from '@yoimachi/contract/booking';
import { dayNoticeRoutes } from '@yoimachi/contract/day-notice';
import { favoriteRoutes } from '@yoimachi/contract/favorite';
import { watchRoutes } from '@yoimachi/contract/watch';
import { UserType } from '@yoimachi/domain/account';
import type { App } from '../../apps/server/src/app.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './accounts.ts';
import { visit, type Visitor } from './visitor.ts';

/** Casts of whose days the demo guest hears. */
const AWAITED = 2;
/** What a browser says of a page that somebody opens. */
const BY_PERSON = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

/** A shared link of the demo cast's next meeting that a friend has opened, and casts whose days the demo guest awaits; also in a demo of before. */
export async function playWatch(app: App): Promise<void> {
  await share(app, await visit(app, DEMO_CAST_PHONE, UserType.CAST));
  const guest = await visit(app, DEMO_GUEST_PHONE, UserType.GUEST);
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
