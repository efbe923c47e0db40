import type { PlaceStep } from '@yoimachi/contract/place';
import { phaseOf } from '@yoimachi/domain/booking';
import { isStillIn, type Side } from '@yoimachi/domain/place';
import { fail, type ErrorCode, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import type { PlaceBooking, StoredProposal } from './booking-row.ts';
import { lockBooking } from './booking-row.store.ts';
import { sideOf, type Person, type PlaceContext } from './context.ts';
import { appendEvent, bookingOfProposal } from './place.store.ts';

/** Who takes a step about the place of which booking, once per ticket. */
export interface StepOrder {
  readonly person: Person;
  readonly ticket: IdempotencyTicket;
  readonly bookingId: string;
}

/** What every step can fail with. */
export type StepFailure = 'NOT_FOUND' | 'IDEMPOTENCY_KEY_REUSED';

/** A step in its transaction, on a locked booking. */
export interface Step {
  readonly trx: Trx;
  readonly booking: PlaceBooking;
  readonly side: Side;
  readonly person: Person;
  readonly now: Date;
}

/** Runs one step: NOT_FOUND for a booking that is not the person's, else what the step answers. */
export function takeStep<Code extends ErrorCode>(
  { db, clock }: PlaceContext,
  { person, ticket, bookingId }: StepOrder,
  run: (step: Step) => Promise<Result<PlaceStep, Code>>,
): Promise<Result<PlaceStep, Code | StepFailure>> {
  return withTransaction(db, (trx) =>
    runIdempotent(trx, ticket, clock.now(), async (): Promise<Result<PlaceStep, Code | 'NOT_FOUND'>> => {
      const booking = await lockBooking(trx, bookingId, person);
      if (!booking) return fail('NOT_FOUND');
      // Read after the lock: it may have waited for it.
      return run({ trx, booking, side: sideOf(booking, person), person, now: clock.now() });
    }),
  );
}

/** The proposal a person names, while it is open; PLACE_PROPOSAL_CLOSED afterwards, NOT_FOUND for one of another booking. */
export async function namedProposal(
  { trx, booking }: Step,
  proposalId: string,
): Promise<Result<StoredProposal, 'NOT_FOUND' | 'PLACE_PROPOSAL_CLOSED'>> {
  if (booking.open?.id === proposalId) return { ok: true, value: booking.open };
  const isOfBooking = (await bookingOfProposal(trx, proposalId)) === booking.id;
  return fail(isOfBooking ? 'PLACE_PROPOSAL_CLOSED' : 'NOT_FOUND', 'proposalId');
}

type PlaceAction = 'proposePlace' | 'agreePlace' | 'declinePlace' | 'withdrawPlace';

/** Writes the step into the booking's history. */
export function record({ trx, booking, side, person, now }: Step, action: PlaceAction): Promise<void> {
  const part = booking.parts.find((one) => (side === null ? isStillIn(one) : one.id === side));
  if (!part) throw new Error(`Nobody is left in booking ${booking.id}`);
  return appendEvent(trx, {
    bookingId: booking.id,
    side,
    accountId: person.accountId,
    action,
    phase: phaseOf(part),
    at: now,
  });
}
