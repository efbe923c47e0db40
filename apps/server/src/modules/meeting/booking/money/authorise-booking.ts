import {
  askAgainAt,
  isFinal,
  isOpen,
  nextDue,
  paymentDeadline,
  planAuthorisation,
} from '@yoimachi/domain/booking';
import { PAYMENT_CHECK_MINUTES } from '@yoimachi/domain/card';
import type { Result } from '@yoimachi/domain/result';
import { addMinutes, laterOf } from '@yoimachi/domain/time';
import { withTransaction, type Trx } from '#platform/database';
import { authoriseMissing, giveBackTopUp, type AuthorisationFailure, type TopUp } from '#money/billing';
import { authoriseAtOf, setTopUp } from '../process/top-up.store.ts';
import type { CardContext } from '../context.ts';
import { participationsOf, type LoadedParticipation, type Participations } from '../process/participation.ts';
import { correctDue, lockBooking } from '../process/participation.store.ts';
import { tellOfChange } from '../process/tell.ts';

/**
 * Row 37: authorises what a booking's hold does not cover once the end lies within an authorisation's lifetime, and again before one
 * expires. On a refusal the guest is asked for another card until 18:00 two days before (row 11).
 */
export async function authoriseBooking(context: CardContext, bookingId: string): Promise<void> {
  const participation = await withTransaction(context.db, (trx) => prepare(trx, context, bookingId));
  if (!participation) return;
  const topUp = await authoriseMissing(context, {
    guestId: participation.guestId,
    missingPoints: participation.missingPoints,
    purpose: { bookingId },
    present: null,
  });
  await withTransaction(context.db, (trx) => finish(trx, context, bookingId, topUp));
}

const deadlineAfter = (participation: LoadedParticipation, now: Date) => {
  const deadline = paymentDeadline(participation.state.day);
  return deadline > now ? deadline : null;
};

/** A participation in the booking while its card is to be asked. An existing authorisation is released: a booking has at most one. */
async function prepare(
  trx: Trx,
  { clock }: CardContext,
  bookingId: string,
): Promise<LoadedParticipation | null> {
  const participations = await lockBooking(trx, bookingId);
  const [participation] = participations;
  if (!participation || isFinal(participationsOf(participations)) || participation.missingPoints === 0) {
    await setTopUp(trx, bookingId, { authoriseAt: null });
    return null;
  }
  const now = clock.now();
  const askAt = await authoriseAtOf(trx, bookingId);
  if (askAt === null || askAt > now) return null;
  if (participation.state.paymentDeadlineAt === null) {
    await giveBackTopUp(trx, bookingId, now);
    await writeDeadline(trx, participations, deadlineAfter(participation, now));
  }
  return participation;
}

async function finish(
  trx: Trx,
  { clock }: CardContext,
  bookingId: string,
  topUp: Result<TopUp, AuthorisationFailure>,
): Promise<void> {
  const participations = await lockBooking(trx, bookingId);
  const participation = participations[0]!;
  const now = clock.now();
  if (isFinal(participationsOf(participations))) {
    await giveBackTopUp(trx, bookingId, now);
    await setTopUp(trx, bookingId, { authoriseAt: null });
    return;
  }
  if (topUp.ok) {
    const endsAt = participations.map(({ state }) => state.endsAt).reduce(laterOf);
    const plan = planAuthorisation({ day: participation.state.day, endsAt }, topUp.value.expiresAt, now);
    if (!plan.keep) await giveBackTopUp(trx, bookingId, now);
    await setTopUp(trx, bookingId, { authoriseAt: plan.askAt });
    await writeDeadline(trx, participations, plan.keep ? null : deadlineAfter(participation, now));
    return;
  }
  if (topUp.error.code === 'PAYMENT_NO_ANSWER') {
    await setTopUp(trx, bookingId, { authoriseAt: addMinutes(now, PAYMENT_CHECK_MINUTES) });
    return;
  }
  const payBy = deadlineAfter(participation, now);
  await setTopUp(trx, bookingId, { authoriseAt: payBy && askAgainAt(participation.state.day, now) });
  if (payBy) await tellOfChange(trx, participation, ['GUEST_CARD_NEEDED'], now, { payBy });
}

async function writeDeadline(
  trx: Trx,
  participations: Participations,
  paymentDeadlineAt: Date | null,
): Promise<void> {
  await setTopUp(trx, participations[0]!.bookingId, { paymentDeadlineAt });
  for (const { id, state } of participations.filter((participation) => isOpen(participation.state))) {
    await correctDue(trx, id, nextDue({ ...state, paymentDeadlineAt }));
  }
}
