import type { GuestBookingItem } from '@yoimachi/contract/booking';
import type { BookingSide } from '#meeting/booking';
import { namesOf } from './participations.ts';

export const guestSide: BookingSide<GuestBookingItem> = {
  role: 'guest',
  participationsOf: ({ participations }) => participations,
  namesOf,
};
