import * as z from 'zod/mini';
import { day, id, instant, liveDocument, page, pageQuery, points } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { HISTORY_KINDS } from './kinds.ts';

export type { HistoryKind } from './kinds.ts';
export { historyLabels } from './labels.ja.ts';

/** Live document `user.point`: what can be spent now, and its free and paid parts. */
export const userPoint = z.object({ currentPoint: points(), pointGift: points(), pointPurchase: points() });
export type UserPoint = z.output<typeof userPoint>;

export const lotDetail = z.object({
  kind: z.literal(['PAID', 'FREE']),
  grantedPoints: points(),
  remainingPoints: points(),
  heldPoints: points(),
  expiresOn: day(),
  grantedAt: instant(),
});

/** Points of one lot that a line gave or took. */
export const historyLot = z.object({ kind: z.literal(['PAID', 'FREE']), points: points(), expiresOn: day() });

/** A line of a point history. `points` is signed; `balancePoints` is what could be spent (guest) or is hers (cast) after it. */
export const historyLine = z.object({
  lineId: z.string(),
  at: instant(),
  kind: z.literal(HISTORY_KINDS),
  points: z.int(),
  /** The stage fee taken from a cast's reward; `points` is the remainder. Zero on all other lines. */
  feePoints: points(),
  /** Taken from points already held; it does not change what can be spent. */
  usedPoints: points(),
  /** How much more the guest owes; negative when he owes less. */
  debtPoints: z.int(),
  balancePoints: points(),
  bookingId: z.nullable(id()),
  purchaseId: z.nullable(id()),
  /** The coupon redemption, gift, payoff, debt, refund or adjustment named by the kind. */
  causeId: z.nullable(id()),
  /** The other person of the booking or gift. */
  counterpart: z.nullable(z.string()),
  /** The guest's lots it is about, nearest expiry first; none on a cast's line. */
  lots: z.array(historyLot),
});
export type HistoryLine = z.output<typeof historyLine>;

/** What a cast earned and was paid in a month (`YYYY-MM`, Tokyo). `earnedPoints` is what is left of both rewards after the stage fee, a frozen one once it is released. */
export const rewardMonth = z.object({
  month: z.string(),
  bookingPoints: points(),
  giftPoints: points(),
  feePoints: points(),
  earnedPoints: points(),
  payoffPoints: z.int(),
});
export type RewardMonth = z.output<typeof rewardMonth>;

const CSV = 'text/csv; charset=utf-8';

/** `used`: only what the guest spent or owes. */
const historyQuery = { ...pageQuery, only: z.optional(z.literal(['used'])) };

export const pointsRoutes = {
  userPoint: route('GET', '/live-documents/user.point', 'guest', {
    summary: 'The live document `user.point`; changes are pushed over the socket.',
    answer: liveDocument(userPoint),
  }),
  pointDetail: route('GET', '/point-history/point-detail', 'guest', {
    summary: 'The points of a guest by lot, nearest expiry first.',
    answer: z.object({ ...userPoint.shape, heldPoint: points(), lots: z.array(lotDetail) }),
  }),
  guestHistory: route('GET', '/point-history/guest', 'guest', {
    summary: "Everything that changed the guest's points, newest first.",
    query: z.object(historyQuery),
    answer: page(historyLine),
  }),
  castHistory: route('GET', '/point-history/cast', 'cast', {
    summary: "Everything that changed the cast's reward points, newest first.",
    query: z.object(pageQuery),
    answer: page(historyLine),
  }),
  guestHistoryExport: route('GET', '/point-history/guest/export', 'guest', {
    summary: "The guest's history as CSV, oldest first.",
    file: CSV,
  }),
  castHistoryExport: route('GET', '/point-history/cast/export', 'cast', {
    summary: "The cast's history as CSV, oldest first.",
    file: CSV,
  }),
  castRewardMonths: route('GET', '/point-history/cast/months', 'cast', {
    summary: 'What the cast earned and was paid in each of the last twelve months, oldest first.',
    // `frozenPoints`: her rewards awaiting an operator's decision; not part of her balance.
    answer: z.object({ months: z.array(rewardMonth), frozenPoints: points() }),
  }),
} as const;
