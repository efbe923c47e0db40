import * as z from 'zod/mini';
import { day, id, instant, liveDocument, page, pageQuery, points } from '../common/index.ts';
import { route } from '../route/index.ts';

/** Live document `user.point`: what can be spent now, its free part, its paid part. */
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

export const pointKind = () =>
  z.literal([
    'PURCHASE',
    'COUPON',
    'HOLD',
    'RELEASE',
    'USE',
    'CANCELLATION_FEE',
    'STAGE_FEE',
    'EXPIRY',
    'COMPENSATION',
    'CAST_REWARD_BOOKING',
  ]);

/** A line of a point history. `points` is signed; `balancePoints` is what could be spent (guest) or is hers (cast) after it. */
export const historyLine = z.object({
  lineId: z.string(),
  at: instant(),
  kind: pointKind(),
  points: z.int(),
  /** What a booking used up from held points; it changes nothing in what can be spent. */
  usedPoints: points(),
  balancePoints: points(),
  bookingId: z.nullable(id()),
  purchaseId: z.nullable(id()),
  /** The other person of the booking. */
  counterpart: z.nullable(z.string()),
});
export type HistoryLine = z.output<typeof historyLine>;

export const pointsRoutes = {
  userPoint: route({
    method: 'GET',
    path: '/live-documents/user.point',
    who: 'guest',
    summary: 'The live document `user.point`; changes are pushed over the socket.',
    answer: liveDocument(userPoint),
  }),
  pointDetail: route({
    method: 'GET',
    path: '/point-history/point-detail',
    who: 'guest',
    summary: 'The points of a guest by lot, nearest expiry first.',
    answer: z.object({ ...userPoint.shape, heldPoint: points(), lots: z.array(lotDetail) }),
  }),
  guestHistory: route({
    method: 'GET',
    path: '/point-history/guest',
    who: 'guest',
    summary: "Everything that changed the guest's points, newest first.",
    query: z.object(pageQuery),
    answer: page(historyLine),
  }),
  castHistory: route({
    method: 'GET',
    path: '/point-history/cast',
    who: 'cast',
    summary: "Everything that changed the cast's reward points, newest first.",
    query: z.object(pageQuery),
    answer: page(historyLine),
  }),
} as const;
