import type { CastBookingItem } from '@yoimachi/contract/booking';
import { bookingTexts, type BookingSide } from '#meeting/booking';

export const castSide: BookingSide<CastBookingItem> = {
  role: 'cast',
  participationsOf: (booking) => [booking],
  namesOf: ({ guest }) => guest.nickname + bookingTexts.san,
};
