import type { CastBookingItem } from '@yoimachi/contract/booking';
import { bookingTexts } from '#meeting/booking';
import type { BookingSide } from '#meeting/booking';

export const castSide: BookingSide<CastBookingItem> = {
  role: 'cast',
  participationsOf: (booking) => [booking],
  namesOf: ({ guest }) => guest.nickname + bookingTexts.san,
};
