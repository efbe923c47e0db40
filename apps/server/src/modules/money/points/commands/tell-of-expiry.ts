import { grouped } from '@yoimachi/domain/money';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { isLotUsable, nextExpiryNotice, sumPoints } from '@yoimachi/domain/points';
import { compareDays, dayOf, formatDay, type Day } from '@yoimachi/domain/time';
import { notify } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import { lotsToNotify, setLotNotice } from '../lot.store.ts';
import { lockWallet } from '../wallet.store.ts';

const LINK = '/guest/used-point-history';

/**
 * Tells a guest which of his points expire soon, one message per expiry day. After server downtime only the nearest notice is sent, and
 * none for lots that expired meanwhile.
 */
export async function tellOfExpiry(trx: Trx, guestId: string, now: Date): Promise<void> {
  await lockWallet(trx, guestId);
  const byDay = Map.groupBy(await lotsToNotify(trx, guestId, now), (lot) => lot.expiresOn);
  for (const [expiresOn, lots] of [...byDay].sort(([a], [b]) => compareDays(a, b))) {
    const lotIds = lots.map(({ id }) => id);
    const points = sumPoints(lots);
    await setLotNotice(trx, lotIds, nextExpiryNotice(expiresOn, now));
    if (isLotUsable({ expiresOn }, dayOf(now))) await tell(trx, guestId, points, expiresOn, now);
  }
}

async function tell(trx: Trx, guestId: string, points: number, expiresOn: Day, at: Date): Promise<void> {
  const words = { points: grouped(points), expiryDay: formatDay(expiresOn) };
  const notice = noticeOf('GUEST_POINTS_EXPIRING', words);
  await publish(trx, notify, { accountId: guestId, ...notice, link: LINK }, at);
}
