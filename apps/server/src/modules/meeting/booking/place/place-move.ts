import type { PlaceStep } from '@yoimachi/contract/place';
import { phaseOf } from '@yoimachi/domain/booking';
import { isStillIn, type Proposer } from '@yoimachi/domain/place';
import { fail, type ErrorCode, type Result } from '@yoimachi/domain/result';
import type { Trx } from '#platform/database';
import type { IdempotencyTicket } from '#platform/http';
import type { BookingContext, Person } from '../context.ts';
import { onBooking } from '../process/act.ts';
import { appendEvent } from '../process/event.store.ts';
import { placeBookingOf, proposerOf, type PlaceBooking, type StoredProposal } from './place-booking.ts';
import { bookingOfProposal, storedPlace } from './place.store.ts';

/** Who takes a step on which booking's place, once per ticket. */
export interface PlaceMoveOrder {
  readonly person: Person;
  readonly ticket: IdempotencyTicket;
  readonly bookingId: string;
}

/** What every step can fail with. */
export type StepFailure = 'NOT_FOUND' | 'IDEMPOTENCY_KEY_REUSED';

/** A step in its transaction, on a locked booking. */
export interface PlaceMove {
  readonly trx: Trx;
  readonly booking: PlaceBooking;
  readonly proposer: Proposer;
  readonly person: Person;
  readonly now: Date;
}

/** Runs one move: NOT_FOUND for a booking that is not the person's, otherwise the move's result. What the clock owes is done first. */
export function takeMove<Code extends ErrorCode>(
  context: BookingContext,
  order: PlaceMoveOrder,
  run: (step: PlaceMove) => Promise<Result<PlaceStep, Code>>,
): Promise<Result<PlaceStep, Code | StepFailure>> {
  const { person, bookingId } = order;
  return onBooking<PlaceStep, Code>(context, {
    ...order,
    async run(trx, participations) {
      const booking = placeBookingOf(participations, await storedPlace(trx, bookingId));
      // Read after taking the lock, which may have meant waiting.
      return run({ trx, booking, proposer: proposerOf(booking, person), person, now: context.clock.now() });
    },
  });
}

/** The proposal a person names while it is open; PLACE_PROPOSAL_CLOSED afterwards, NOT_FOUND for another booking's. */
export async function namedProposal(
  { trx, booking }: PlaceMove,
  proposalId: string,
): Promise<Result<StoredProposal, 'NOT_FOUND' | 'PLACE_PROPOSAL_CLOSED'>> {
  if (booking.open?.id === proposalId) return { ok: true, value: booking.open };
  const isOfBooking = (await bookingOfProposal(trx, proposalId)) === booking.id;
  return fail(isOfBooking ? 'PLACE_PROPOSAL_CLOSED' : 'NOT_FOUND', 'proposalId');
}

type PlaceAction = 'proposePlace' | 'agreePlace' | 'declinePlace' | 'withdrawPlace';

/** Writes the step into the booking's history. */
export function record({ trx, booking, proposer, person, now }: PlaceMove, action: PlaceAction) {
  const participation = booking.participations.find((one) =>
    proposer === null ? isStillIn(one) : one.id === proposer,
  );
  if (!participation) throw new Error(`Nobody is left in booking ${booking.id}`);
  const phase = phaseOf(participation);
  return appendEvent(trx, {
    bookingId: booking.id,
    participationId: proposer,
    at: now,
    actor: person.role,
    actorId: person.accountId,
    action,
    fromState: phase,
    toState: phase,
  });
}
