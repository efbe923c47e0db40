import { isGrave, removalDueAt, type InquiryCategory } from '@yoimachi/domain/inquiry';
import { page, type WorkQueue } from '#base/queue';
import type { ActContext } from '#platform/module';
import {
  countInquiries,
  countRemovals,
  openInquiries,
  openRemovals,
  showTaken,
  standingOf,
  type WaitingInquiry,
} from '../waiting.store.ts';

/** Inquiries that wait for an answer; an item is the number. */
export const inquiryQueue: WorkQueue = {
  queue: 'inquiries',
  count: countInquiries,
  async isWaiting(db, number) {
    const found = await standingOf(db, number);
    return found !== undefined && found.waits && !found.isRemoval;
  },
  onTaken: showTaken,
};

/** Removal requests that are not decided. */
export const removalQueue: WorkQueue = {
  queue: 'removals',
  count: countRemovals,
  isWaiting: async (db, number) => (await standingOf(db, number))?.isRemoval ?? false,
  onTaken: showTaken,
};

const placeOf = ({ since, id }: WaitingInquiry) => ({ at: since, id });

const present = (row: WaitingInquiry) => ({
  itemId: row.number,
  askedAt: row.since.toISOString(),
  answerBy: null,
  number: row.number,
  category: row.category,
  state: row.state,
  accountId: row.account_id,
  who: row.account_id === null ? null : row.is_cast ? ('CAST' as const) : ('GUEST' as const),
  nickname: row.nickname,
  bookingId: row.booking_id,
});

/** Those that wait, the longest first; nothing of what was written. */
export const listInquiries = (
  context: ActContext,
  {
    cursor,
    category,
  }: { readonly cursor?: string | undefined; readonly category?: InquiryCategory | undefined },
) =>
  page(context, {
    queue: 'inquiries',
    cursor,
    read: (limit, after) => openInquiries(context.db, limit, { after, category }),
    placeOf,
    present,
  });

export const listRemovals = (context: ActContext, cursor: string | undefined) =>
  page(context, {
    queue: 'removals',
    cursor,
    read: (limit, after) => openRemovals(context.db, limit, after),
    placeOf,
    present: (row) => ({
      ...present(row),
      answerBy: removalDueAt(row.since).toISOString(),
      right: row.hurt_right,
      isGrave: isGrave(row.hurt_right),
    }),
  });
