import { blockRoutes } from '@yoimachi/contract/block';
import type { BlockPreview, ReportInput } from '@yoimachi/contract/block';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { pagesByCursor } from '#lib/request.ts';
import { useAct } from '#lib/use-act.ts';
import type { Side } from '../side.ts';
import { totalFee } from '../total-fee.ts';

const blockKey = 'block';

/** What blocking somebody would end now; reloaded each time the sheet opens. */
export function previewQuery(side: Side, userId: string) {
  return queryOptions({
    queryKey: [blockKey, 'preview', side, userId],
    queryFn: () =>
      side === 'guest'
        ? call(blockRoutes.previewCastBlock, { query: { castId: userId } })
        : call(blockRoutes.previewGuestBlock, { query: { guestId: userId } }),
    staleTime: 0,
  });
}

export interface BlockedRow {
  readonly userId: string;
  readonly nickname: string;
  readonly photo: string | null;
  readonly blockedAt: string;
}
interface BlockedPage {
  readonly items: readonly BlockedRow[];
  readonly nextCursor: string | null;
}

/** Who this side has blocked, newest first. */
export function blockedQuery(side: Side) {
  return infiniteQueryOptions({
    queryKey: [blockKey, 'list', side],
    queryFn: ({ pageParam }) => blockedPage(side, pageParam === null ? {} : { cursor: pageParam }),
    ...pagesByCursor,
  });
}

async function blockedPage(side: Side, query: { readonly cursor?: string }): Promise<BlockedPage> {
  if (side === 'guest') {
    const { items, nextCursor } = await call(blockRoutes.blockedCasts, { query });
    return { items: items.map(({ castId, ...row }) => ({ userId: castId, ...row })), nextCursor };
  }
  const { items, nextCursor } = await call(blockRoutes.blockedGuests, { query });
  return {
    items: items.map(({ guestId, ...row }) => ({ userId: guestId, photo: null, ...row })),
    nextCursor,
  };
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
  const withReport = report ? { report } : {};
  if (what && side === 'guest')
    await call(blockRoutes.blockCast, { body: { castId: userId, ...what, ...withReport }, idempotencyKey });
  else if (what)
    await call(blockRoutes.blockGuest, { body: { guestId: userId, ...what, ...withReport }, idempotencyKey });
  else if (report && side === 'guest')
    await call(blockRoutes.reportCast, { body: { castId: userId, report }, idempotencyKey });
  else if (report) await call(blockRoutes.reportGuest, { body: { guestId: userId, report }, idempotencyKey });
}

/** Lifts a block; what it hid is reloaded. */
export function useUnblock(side: Side) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) =>
      side === 'guest'
        ? call(blockRoutes.unblockCast, { params: { castId: userId } })
        : call(blockRoutes.unblockGuest, { params: { guestId: userId } }),
    onSuccess: () => client.invalidateQueries(),
  });
}
