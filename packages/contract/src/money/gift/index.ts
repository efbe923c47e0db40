import * as z from 'zod/mini';
import { id, instant, listOf, page, pageQuery, points } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** A gift of the catalogue; `picture` names one of the web's illustrations. */
export const gift = z.object({ giftId: id(), name: z.string(), points: points(), picture: z.string() });
export type Gift = z.output<typeof gift>;

/** A sent gift, as the guest sees it; name and picture from the catalogue, the points as paid. */
export const sentGift = z.object({
  sentId: id(),
  ...gift.shape,
  castId: id(),
  castName: z.string(),
  sentAt: instant(),
});
export type SentGift = z.output<typeof sentGift>;

/** A month as `YYYY-MM`. */
const month = () => z.string().check(z.regex(/^\d{4}-\d{2}$/));

/** What a cast received: `points` as the guests paid them, `rewardPoints` her share after the stage fee. */
const sums = { count: z.int(), points: points(), rewardPoints: points() };

export const giftStatistics = z.object({
  ...sums,
  byGift: listOf({ giftId: id(), name: z.string(), picture: z.string(), ...sums }),
  /** The last 12 months, the oldest first, also those without a gift. */
  byMonth: listOf({ month: month(), ...sums }),
  newest: listOf({
    sentId: id(),
    name: z.string(),
    picture: z.string(),
    points: points(),
    rewardPoints: points(),
    guestName: z.string(),
    sentAt: instant(),
  }),
});
export type GiftStatistics = z.output<typeof giftStatistics>;

export const giftRoutes = {
  listGifts: route('GET', '/gifts', 'guest', {
    summary: 'The gifts that can be sent.',
    answer: z.object({ gifts: z.array(gift) }),
    errors: ['GIFT_NOT_RELEASED'],
  }),
  sendGift: route('POST', '/gift/send', 'guest', {
    records: 'PURCHASE',
    consents: { to: 'SEND' },
    summary: 'Sends a gift, as it was shown, to a cast; it is paid with points that can be spent now.',
    idempotent: true,
    body: z.object({ castId: id(), giftId: id(), points: points() }),
    answer: sentGift,
    errors: [
      'NOT_FOUND',
      'GIFT_NOT_RELEASED',
      'GIFT_CHANGED',
      'GIFT_CAST_NOT_AVAILABLE',
      'GIFT_DAILY_LIMIT',
      'GIFT_PAIR_LIMIT',
      'SAME_PERSON',
      'CARD_REQUIRED',
      'PAYMENT_DUE',
      'POINTS_INSUFFICIENT',
    ],
  }),
  listSentGifts: route('GET', '/gifts/sent', 'guest', {
    summary: 'The gifts this guest has sent, newest first.',
    query: z.object(pageQuery),
    answer: page(sentGift),
    errors: ['GIFT_NOT_RELEASED'],
  }),
  giftStatistics: route('GET', '/gift/cast-statistics', 'cast', {
    summary: 'What the cast was given in the last 12 months, by gift and by month, and the newest gifts.',
    answer: giftStatistics,
    errors: ['GIFT_NOT_RELEASED'],
  }),
} as const;
