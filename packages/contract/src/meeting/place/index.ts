import * as z from 'zod/mini';
import { id, instant, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { TEXT_ERRORS } from '@yoimachi/contract/text-rules';

const MOVE_ERRORS = ['NOT_FOUND', 'ACTION_NOT_ALLOWED'] as const;

/** The open proposal for another place, as one side sees it. */
export const placeProposal = z.object({
  proposalId: id(),
  place: z.string(),
  proposedAt: instant(),
  by: z.literal(['guest', 'cast']),
  /** Nickname of the proposer. */
  byName: z.string(),
  /** Its own, one it has to answer, one it has accepted, or one between others. */
  view: z.literal(['OWN', 'ASKED', 'AGREED', 'OTHERS']),
  /** How many have agreed, out of how many asked: casts for a guest's proposal, the guest for a cast's. */
  agreedCount: z.int(),
  askedCount: z.int(),
});
export type PlaceProposal = z.output<typeof placeProposal>;

const bookingPlace = z.object({
  place: z.string(),
  /** Until when this side may change it: the start; null before the confirmation and when its participation is over. */
  changeableUntil: z.nullable(instant()),
  proposal: z.nullable(placeProposal),
});
export type BookingPlace = z.output<typeof bookingPlace>;

/** The result of a step; `outcome` is null while the proposal awaits somebody's answer. */
const placeStep = z.object({
  bookingId: id(),
  proposalId: id(),
  outcome: z.nullable(z.literal(['ACCEPTED', 'DECLINED', 'WITHDRAWN'])),
});
export type PlaceStep = z.output<typeof placeStep>;

const readPlace = <Who extends 'guest' | 'cast'>(who: Who) =>
  route('GET', `/${who}s/bookings/:bookingId/place`, who, {
    summary: 'Where a booking is, until when it may be moved, and the proposal that waits for an answer.',
    params: z.object({ bookingId: id() }),
    answer: bookingPlace,
    errors: ['NOT_FOUND'],
  });

const proposePlace = <Who extends 'guest' | 'cast'>(who: Who) =>
  route('POST', `/${who}s/bookings/place`, who, {
    idempotent: true,
    consents: { to: 'SEND' },
    summary: 'Proposes another place for a confirmed booking, until its start; it replaces an own proposal.',
    body: z.object({ bookingId: id(), place: text(100) }),
    answer: placeStep,
    errors: [
      ...MOVE_ERRORS,
      'PLACE_REQUIRED',
      'TOO_LONG',
      'PLACE_NOT_PUBLIC',
      ...TEXT_ERRORS,
      'PLACE_UNCHANGED',
      'PLACE_PROPOSAL_OPEN',
    ],
  });

const answerPlace = <Who extends 'guest' | 'cast'>(who: Who, summary: string) =>
  route('POST', `/${who}s/bookings/place/answer`, who, {
    idempotent: true,
    summary,
    body: z.object({ bookingId: id(), proposalId: id(), decision: z.literal([1, -1]) }),
    answer: placeStep,
    errors: [...MOVE_ERRORS, 'PLACE_PROPOSAL_CLOSED'],
  });

const withdrawPlace = <Who extends 'guest' | 'cast'>(who: Who) =>
  route('POST', `/${who}s/bookings/place/withdraw`, who, {
    idempotent: true,
    summary: 'Takes back an own proposal of another place.',
    body: z.object({ bookingId: id(), proposalId: id() }),
    answer: placeStep,
    errors: [...MOVE_ERRORS, 'PLACE_PROPOSAL_CLOSED'],
  });

export const guestPlaceRoutes = {
  getGuestPlace: readPlace('guest'),
  proposeGuestPlace: proposePlace('guest'),
  answerGuestPlace: answerPlace('guest', 'Agrees (1) to the place a cast proposed, or declines (−1).'),
  withdrawGuestPlace: withdrawPlace('guest'),
} as const;

export const castPlaceRoutes = {
  getCastPlace: readPlace('cast'),
  proposeCastPlace: proposePlace('cast'),
  answerCastPlace: answerPlace(
    'cast',
    'Agrees (1) to the place the guest proposed, or declines (−1); it moves when every cast has agreed.',
  ),
  withdrawCastPlace: withdrawPlace('cast'),
} as const;
