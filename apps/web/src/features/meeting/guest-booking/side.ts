import type { GuestBookingItem } from '@yoimachi/contract/booking';
import type { BookingSide } from '#meeting/booking';
import { namesOf } from './parts.ts';

export const guestSide: BookingSide<GuestBookingItem> = {
  role: 'guest',
  partsOf: ({ parts }) => parts,
  namesOf,
};
