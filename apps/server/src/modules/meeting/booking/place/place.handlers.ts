import type { castPlaceRoutes, guestPlaceRoutes } from '@yoimachi/contract/place';
import type { Role } from '@yoimachi/domain/booking';
import { bookingChanged } from '#events/catalogue.ts';
import type { Handlers, IdempotencyTicket, Principal } from '#platform/http';
import type { DueWork } from '#platform/jobs';
import { on } from '#platform/outbox';
import { guardText } from '#base/text-guard';
import { answerPlace } from './answer-place.ts';
import { endDueProposal } from './end-due-proposal.ts';
import { proposePlace } from './propose-place.ts';
import type { PlaceMoveOrder } from './place-move.ts';
import { withdrawPlace } from './withdraw-place.ts';
import type { BookingContext } from '../context.ts';
import { dueProposals, makeDueWhereLeft } from './place.store.ts';
import { readPlace } from './read-place.ts';

/** Where a booking takes place, and how its people agree on another place. */
export function placeHandlers(
  context: BookingContext,
): Handlers<typeof guestPlaceRoutes & typeof castPlaceRoutes> {
  const guest = handlersOf(context, 'guest');
  const cast = handlersOf(context, 'cast');
  return {
    getGuestPlace: guest.read,
    proposeGuestPlace: guest.propose,
    answerGuestPlace: guest.answer,
    withdrawGuestPlace: guest.withdraw,
    getCastPlace: cast.read,
    proposeCastPlace: cast.propose,
    answerCastPlace: cast.answer,
    withdrawCastPlace: cast.withdraw,
  };
}

interface StepCall<Body> {
  readonly principal: Principal;
  readonly idempotency: IdempotencyTicket;
  readonly body: Body & { readonly bookingId: string };
}

/** Both sides do the same; the account tells whose voice it is. */
function handlersOf(context: BookingContext, role: Role) {
  const order = <Body>({ principal, idempotency, body }: StepCall<Body>): PlaceMoveOrder & Body => ({
    ...body,
    person: { role, accountId: principal.accountId },
    ticket: idempotency,
  });
  return {
    read: (call: { readonly principal: Principal; readonly params: { readonly bookingId: string } }) =>
      readPlace(context, { role, accountId: call.principal.accountId }, call.params.bookingId),
    propose: async (call: StepCall<{ readonly place: string }>) => {
      const guarded = await guardText(context, {
        accountId: call.principal.accountId,
        byCast: role === 'cast',
        place: 'PLACE',
        text: call.body.place,
        field: 'place',
      });
      return guarded.ok ? proposePlace(context, order(call)) : guarded;
    },
    answer: (call: StepCall<{ readonly proposalId: string; readonly decision: 1 | -1 }>) =>
      answerPlace(context, order(call)),
    withdraw: (call: StepCall<{ readonly proposalId: string }>) => withdrawPlace(context, order(call)),
  };
}

/** Proposals end with the time they were made for. */
export function placeDueWork(context: BookingContext): DueWork {
  return {
    name: 'place.end',
    queue: dueProposals,
    // Few meetings with a proposal begin at one instant.
    together: false,
    run: (row) => endDueProposal(context, row),
  };
}

/** Whoever leaves a booking may take their proposal along, or may have been the last who had not agreed. */
export const placeSubscription = on(bookingChanged, ({ payload, at }, trx) =>
  makeDueWhereLeft(trx, payload.bookingId, at),
);
