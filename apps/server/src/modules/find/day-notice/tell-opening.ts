import { noticeOf } from '@yoimachi/domain/notice-wording';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { notify } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import type { DueRow } from '#platform/jobs';
import type { AppContext } from '#platform/module';
import { happened, publishAll } from '#platform/outbox';
import { daysText } from './day-notice.ja.ts';
import * as store from './day-notice.store.ts';

/** So many guests are told in one transaction. */
const TOLD_AT_ONCE = 500;

/**
 * Tells those who wait for it which days she opened, once each: those who still see her, while she is found in search and a day is still
 * open. Many are told one part after the other; who was told is marked, so that a crash between them repeats nobody.
 */
export async function tellOpening(
  { db, clock }: Pick<AppContext, 'clock' | 'db'>,
  { id: castId, dueAt }: DueRow,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const opening = await store.lockOpening(trx, castId, dueAt);
    if (!opening) return;
    const { began_at: since, nickname, listed } = opening;
    const now = clock.now();
    const days = await store.openedDays(trx, castId, since, addDays(dayOf(now), 1));
    const isShown = listed && days.length > 0;
    const part = { since, at: now, limit: TOLD_AT_ONCE };
    const guestIds = isShown ? await store.takeUntold(trx, castId, part) : [];
    const notice = noticeOf('GUEST_DAY_OPENED', { cast: nickname, days: daysText(days) });
    const link = `/guest/user-profile?castId=${castId}`;
    await publishAll(
      trx,
      guestIds.map((accountId) => happened(notify, { accountId, ...notice, link }, now)),
    );
    if (guestIds.length < TOLD_AT_ONCE) await store.endOpening(trx, castId);
    else await store.moveOpening(trx, castId, new Date(now.getTime() + 1));
  });
}
