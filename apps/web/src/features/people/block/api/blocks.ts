import { blockRoutes } from '@yoimachi/contract/block';
import type { BlockPreview, ReportInput } from '@yoimachi/contract/block';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { pagesByCursor } from '#lib/request.ts';
import { useAct } from '#lib/use-act.ts';
import type { Side } from '../side.ts';
import { totalFee } from '../total-fee.ts';

const blockKey = 'block';

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
export function previewQuery(side: Side, userId: string) {
  return queryOptions({
    queryKey: [blockKey, 'preview', side, userId],
    queryFn: () => call(sides[side].preview, { query: sides[side].named(userId) }),
    staleTime: 0,
  });
}

export interface BlockedRow {
  readonly userId: string;
  readonly nickname: string;
  readonly photo: string | null;
  readonly blockedAt: string;
}

/** Who this side has blocked, newest first. */
export function blockedQuery(side: Side) {
  return infiniteQueryOptions({
    queryKey: [blockKey, 'list', side],
    queryFn: async ({ pageParam }) => {
      const query = { ...(pageParam && { cursor: pageParam }) };
      const { items, nextCursor } = await call(sides[side].list, { query });
      const idOf = (one: (typeof items)[number]) => ('castId' in one ? one.castId : one.guestId);
      return { items: items.map((one) => ({ photo: null, ...one, userId: idOf(one) })), nextCursor };
    },
    ...pagesByCursor,
  });
}

export interface BlockInput {
  readonly userId: string;
  readonly report?: ReportInput | undefined;
  /** What the sheet showed; absent: a report without a block. */
  readonly preview?: BlockPreview | undefined;
}

/** Blocks, reports, or both. */
export function useBlock(side: Side) {
  const client = useQueryClient();
  return useAct({
    name: blockKey,
    contentOf: (input: BlockInput) => ({ side, ...contentOf(input) }),
    send: (input, idempotencyKey) => send(side, contentOf(input), idempotencyKey),
    onRefused: () => void client.invalidateQueries({ queryKey: [blockKey] }),
  });
}

const contentOf = ({ userId, report, preview }: BlockInput) => ({
  userId,
  report,
  what: preview && {
    seen: preview.bookings.map(({ bookingId }) => bookingId),
    shown: { points: totalFee(preview), minutes: null },
  },
});

async function send(
  side: Side,
  { userId, report, what }: ReturnType<typeof contentOf>,
  idempotencyKey: string,
): Promise<void> {
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
    onSuccess: () => client.invalidateQueries(),
  });
}
