import {
  askAgainAt,
  isFinal,
  isOpen,
  nextDue,
  paymentDeadline,
  planAuthorisation,
} from '@yoimachi/domain/booking';
import type { Result } from '@yoimachi/domain/result';
import { addMinutes, laterOf } from '@yoimachi/domain/time';
import { withTransaction, type Trx } from '#platform/database';
import { authoriseMissing, giveBackTopUp, type AuthorisationFailure, type TopUp } from '#money/billing';
import { authoriseAtOf, setCardPart } from './card-part.store.ts';
import type { CardContext } from '../context.ts';
import { membersOf, type Part, type Whole } from '../process/part.ts';
import { correctDue, lockBooking } from '../process/part.store.ts';
import { tellOfChange } from '../process/tell.ts';

/** When a card is asked again that gave no answer. */
const CHECK_MINUTES = 2;

/**
 * Row 37: authorises what a booking's hold does not cover as soon as the end lies within an authorisation's life, and anew before
 * one runs out. A refusal asks the guest for another card until 18:00 two days before (row 11).
 */
export async function authoriseBooking(context: CardContext, bookingId: string): Promise<void> {
  const part = await withTransaction(context.db, (trx) => prepare(trx, context, bookingId));
  if (!part) return;
  const topUp = await authoriseMissing(context, {
    guestId: part.guestId,
    missingPoints: part.missingPoints,
    purpose: { bookingId },
    present: null,
  });
  await withTransaction(context.db, (trx) => finish(trx, context, bookingId, topUp));
}

const deadlineAfter = (part: Part, now: Date) => {
  const deadline = paymentDeadline(part.state.day);
  return deadline > now ? deadline : null;
};

/** A part of the booking while its card is to be asked. A booking that has an authorisation gives it back: a booking has at most one. */
async function prepare(trx: Trx, { clock }: CardContext, bookingId: string): Promise<Part | null> {
  const parts = await lockBooking(trx, bookingId);
  const [part] = parts;
  if (!part || isFinal(membersOf(parts)) || part.missingPoints === 0) {
    await setCardPart(trx, bookingId, { authoriseAt: null });
    return null;
  }
  const now = clock.now();
  const askAt = await authoriseAtOf(trx, bookingId);
  if (askAt === null || askAt > now) return null;
  if (part.state.paymentDeadlineAt === null) {
    await giveBackTopUp(trx, bookingId, now);
    await writeDeadline(trx, parts, deadlineAfter(part, now));
  }
  return part;
}

async function finish(
  trx: Trx,
  { clock }: CardContext,
  bookingId: string,
  topUp: Result<TopUp, AuthorisationFailure>,
): Promise<void> {
  const parts = await lockBooking(trx, bookingId);
  const part = parts[0]!;
  const now = clock.now();
  if (isFinal(membersOf(parts))) {
    await giveBackTopUp(trx, bookingId, now);
    await setCardPart(trx, bookingId, { authoriseAt: null });
    return;
  }
  if (topUp.ok) {
    const endsAt = parts.map(({ state }) => state.endsAt).reduce(laterOf);
    const plan = planAuthorisation({ day: part.state.day, endsAt }, topUp.value.expiresAt, now);
    if (!plan.keep) await giveBackTopUp(trx, bookingId, now);
    await setCardPart(trx, bookingId, { authoriseAt: plan.askAt });
    await writeDeadline(trx, parts, plan.keep ? null : deadlineAfter(part, now));
    return;
  }
  if (topUp.error.code === 'PAYMENT_NO_ANSWER') {
    await setCardPart(trx, bookingId, { authoriseAt: addMinutes(now, CHECK_MINUTES) });
    return;
  }
  const payBy = deadlineAfter(part, now);
  await setCardPart(trx, bookingId, { authoriseAt: payBy && askAgainAt(part.state.day, now) });
  if (payBy) await tellOfChange(trx, part, ['GUEST_CARD_NEEDED'], now, { payBy });
}

async function writeDeadline(trx: Trx, parts: Whole, paymentDeadlineAt: Date | null): Promise<void> {
  await setCardPart(trx, parts[0]!.bookingId, { paymentDeadlineAt });
  for (const { id, state } of parts.filter((part) => isOpen(part.state))) {
    await correctDue(trx, id, nextDue({ ...state, paymentDeadlineAt }));
  }
}
