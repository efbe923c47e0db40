import type { GuestParticipation } from '@yoimachi/contract/booking';
import { buttonOf, guestButtonsFor, type BookingAction } from '#meeting/booking';
import { participationsOf, type WithParticipations } from './participations.ts';

/** The button of an act for all casts of a booking, where it is offered now. */
export const buttonOfAll = (booking: WithParticipations, now: Date, action: BookingAction) =>
  buttonOf(guestButtonsFor(participationsOf(booking), now).whole, action);

/** The same for one of them. `known`: what the screen knows better. */
export const buttonOfOne = (
  booking: WithParticipations,
  { cast }: GuestParticipation,
  now: Date,
  action: BookingAction,
  known?: Parameters<typeof guestButtonsFor>[2],
) => buttonOf(guestButtonsFor(participationsOf(booking), now, known).of(cast.userId), action);
