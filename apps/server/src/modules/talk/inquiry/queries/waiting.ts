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

const present = <Row extends WaitingInquiry>({ isCast, ...row }: Row) => ({
  ...row,
  itemId: row.number,
  who: row.accountId === null ? null : isCast ? ('CAST' as const) : ('GUEST' as const),
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
    read: async (limit, after) => (await openInquiries(context.db, limit, { after, category })).map(present),
    placeOf: ({ askedAt, id }) => ({ at: askedAt, id }),
  });

export const listRemovals = (context: ActContext, cursor: string | undefined) =>
  page(context, {
    queue: 'removals',
    cursor,
    read: async (limit, after) =>
      (await openRemovals(context.db, limit, after)).map((row) => ({
        ...present(row),
        answerBy: removalDueAt(row.askedAt),
        isGrave: isGrave(row.right),
      })),
    placeOf: ({ askedAt, id }) => ({ at: askedAt, id }),
  });
