import { blockRoutes, type BlockPreview, type ReportInput } from '@yoimachi/contract/block';
import type { AnswerOf } from '@yoimachi/contract/route';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { pages, query, renew } from '#lib/queries.ts';
import type { Side } from '../side.ts';

/** What each side calls, and by what it names the other. */
const sides = {
  guest: {
    preview: blockRoutes.previewCastBlock,
    list: blockRoutes.blockedCasts,
    block: blockRoutes.blockCast,
    report: blockRoutes.reportCast,
    unblock: blockRoutes.unblockCast,
    named: (castId: string) => ({ castId }),
  },
  cast: {
    preview: blockRoutes.previewGuestBlock,
    list: blockRoutes.blockedGuests,
    block: blockRoutes.blockGuest,
    report: blockRoutes.reportGuest,
    unblock: blockRoutes.unblockGuest,
    named: (guestId: string) => ({ guestId }),
  },
} as const;

/** What blocking somebody would end now; reloaded each time the sheet opens. */
export const previewQuery = (side: Side, userId: string) =>
  query(sides[side].preview, { query: sides[side].named(userId) }, { staleTime: 0 });

type Blocked = AnswerOf<typeof blockRoutes.blockedCasts | typeof blockRoutes.blockedGuests>['items'][number];

export interface BlockedRow {
  readonly userId: string;
  readonly nickname: string;
  readonly photo: string | null;
  readonly blockedAt: string;
}

const rowOf = (one: Blocked): BlockedRow => ({
  photo: null,
  ...one,
  userId: 'castId' in one ? one.castId : one.guestId,
});

/** Who this side has blocked, newest first. */
export const blockedQuery = (side: Side) =>
  pages(
    sides[side].list,
    {},
    {
      select: ({ pages: all, pageParams }) => ({
        pages: all.map(({ items }) => ({ items: items.map(rowOf) })),
        pageParams,
      }),
    },
  );

/** What the guest owes in all for the bookings that a block cancels. */
export const totalFee = ({ bookings }: Pick<BlockPreview, 'bookings'>): number =>
  bookings.reduce((sum, { feePoints }) => sum + feePoints, 0);

/** What the sheet shows of a block: the server ends no other bookings, and asks for no other points. */
export const seenOf = (preview: BlockPreview) => ({
  seen: preview.bookings.map(({ bookingId }) => bookingId),
  shown: { points: totalFee(preview), minutes: null },
});

interface BlockOrder {
  readonly side: Side;
  readonly userId: string;
  readonly report: ReportInput | undefined;
  /** Absent: a report without a block. */
  readonly what: ReturnType<typeof seenOf> | undefined;
}

/** Blocks, reports, or both. */
export async function sendBlock(order: BlockOrder, idempotencyKey: string): Promise<void> {
  const { side, userId, report, what } = order;
  const { block, report: tell, named } = sides[side];
  if (what)
    await call(block, { body: { ...named(userId), ...what, ...(report && { report }) }, idempotencyKey });
  else if (report) await call(tell, { body: { ...named(userId), report }, idempotencyKey });
}

/** Lifts a block; what it hid is reloaded. */
export function useUnblock(side: Side) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => call(sides[side].unblock, { params: sides[side].named(userId) }),
    onSuccess: () => renew(client),
  });
}
