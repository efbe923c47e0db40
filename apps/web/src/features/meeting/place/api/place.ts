import { castPlaceRoutes, guestPlaceRoutes, type PlaceStep } from '@yoimachi/contract/place';
import type { CastDecision, Role } from '@yoimachi/domain/booking';
import { call } from '#lib/api.ts';
import { query } from '#lib/queries.ts';

/** Where a booking takes place and what is proposed; reloaded together with the booking. */
export const placeQuery = (role: Role, bookingId: string) =>
  query(role === 'guest' ? guestPlaceRoutes.getGuestPlace : castPlaceRoutes.getCastPlace, {
    params: { bookingId },
  });

/** One side's step towards another place. */
export type PlaceAct =
  | { readonly action: 'propose'; readonly place: string }
  | { readonly action: 'answer'; readonly proposalId: string; readonly decision: CastDecision }
  | { readonly action: 'withdraw'; readonly proposalId: string };

const routes = {
  guest: {
    propose: guestPlaceRoutes.proposeGuestPlace,
    answer: guestPlaceRoutes.answerGuestPlace,
    withdraw: guestPlaceRoutes.withdrawGuestPlace,
  },
  cast: {
    propose: castPlaceRoutes.proposeCastPlace,
    answer: castPlaceRoutes.answerCastPlace,
    withdraw: castPlaceRoutes.withdrawCastPlace,
  },
} as const;

/** Sends one step; the same key has one effect. */
export function sendPlaceAct(
  role: Role,
  bookingId: string,
  act: PlaceAct,
  idempotencyKey: string,
): Promise<PlaceStep> {
  const { propose, answer, withdraw } = routes[role];
  switch (act.action) {
    case 'propose':
      return call(propose, { body: { bookingId, place: act.place }, idempotencyKey });
    case 'answer': {
      const { proposalId, decision } = act;
      return call(answer, { body: { bookingId, proposalId, decision }, idempotencyKey });
    }
    case 'withdraw':
      return call(withdraw, { body: { bookingId, proposalId: act.proposalId }, idempotencyKey });
  }
}
