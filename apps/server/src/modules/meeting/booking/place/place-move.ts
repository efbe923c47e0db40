import type { PlaceStep } from '@yoimachi/contract/place';
import { phaseOf } from '@yoimachi/domain/booking';
import { isStillIn, type Proposer } from '@yoimachi/domain/place';
import { fail, type ErrorCode, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import type { PlaceBooking, StoredProposal } from './booking-row.ts';
import { lockBooking } from './booking-row.store.ts';
import { proposerOf, type Person, type PlaceContext } from './context.ts';
import { appendEvent, bookingOfProposal } from './place.store.ts';

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

/** Runs one step: NOT_FOUND for a booking that is not the person's, otherwise the step's result. */
export function takeMove<Code extends ErrorCode>(
  { db, clock }: PlaceContext,
  { person, ticket, bookingId }: PlaceMoveOrder,
  run: (step: PlaceMove) => Promise<Result<PlaceStep, Code>>,
): Promise<Result<PlaceStep, Code | StepFailure>> {
  return withTransaction(db, (trx) =>
    runIdempotent(trx, ticket, clock.now(), async (): Promise<Result<PlaceStep, Code | 'NOT_FOUND'>> => {
      const booking = await lockBooking(trx, bookingId, person);
      if (!booking) return fail('NOT_FOUND');
      // Read after taking the lock, which may have meant waiting.
      return run({ trx, booking, proposer: proposerOf(booking, person), person, now: clock.now() });
    }),
  );
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
export function record(
  { trx, booking, proposer, person, now }: PlaceMove,
  action: PlaceAction,
): Promise<void> {
  const participation = booking.participations.find((one) =>
    proposer === null ? isStillIn(one) : one.id === proposer,
  );
  if (!participation) throw new Error(`Nobody is left in booking ${booking.id}`);
  return appendEvent(trx, {
    bookingId: booking.id,
    proposer,
    accountId: person.accountId,
    action,
    phase: phaseOf(participation),
    at: now,
  });
}
