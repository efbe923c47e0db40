import { blockRoutes } from '@yoimachi/contract/block';
import type { BlockPreview, ReportInput } from '@yoimachi/contract/block';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { call } from '#lib/api.ts';
import { attemptKey, endAttempt } from '#lib/attempt.ts';
import type { Side } from '../side.ts';
import { totalFee } from '../total-fee.ts';

const blockKey = 'block';

/** What blocking somebody would end now; read anew each time the sheet opens. */
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

/** Whom this side has blocked, newest first. */
export function blockedQuery(side: Side) {
  return infiniteQueryOptions({
    queryKey: [blockKey, 'list', side],
    queryFn: ({ pageParam }) => blockedPage(side, pageParam === null ? {} : { cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
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
  /** What the sheet showed; absent: nobody is blocked, only reported. */
  readonly preview?: BlockPreview | undefined;
}

/** Blocks, reports, or both, once: the same order keeps its key until the server has answered. */
export function useBlock(side: Side) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: BlockInput) => send(side, input),
    onSuccess: () => endAttempt(blockKey),
    onError: (error) => {
      if (!(error instanceof ApiError && error.status >= 400 && error.status < 500)) return;
      endAttempt(blockKey);
      void client.invalidateQueries({ queryKey: [blockKey] });
    },
  });
}

async function send(side: Side, { userId, report, preview }: BlockInput): Promise<void> {
  const what = preview && {
    seen: preview.bookings.map(({ bookingId }) => bookingId),
    shown: { points: totalFee(preview), minutes: null },
  };
  const idempotencyKey = attemptKey(blockKey, { side, userId, report, ...what });
  const withReport = report ? { report } : {};
  if (what && side === 'guest')
    await call(blockRoutes.blockCast, { body: { castId: userId, ...what, ...withReport }, idempotencyKey });
  else if (what)
    await call(blockRoutes.blockGuest, { body: { guestId: userId, ...what, ...withReport }, idempotencyKey });
  else if (report && side === 'guest')
    await call(blockRoutes.reportCast, { body: { castId: userId, report }, idempotencyKey });
  else if (report) await call(blockRoutes.reportGuest, { body: { guestId: userId, report }, idempotencyKey });
}

/** Takes a block back; what it hid is read again. */
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
