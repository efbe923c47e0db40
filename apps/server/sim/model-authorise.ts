import { askAgainAt, paymentDeadline, planAuthorisation } from '@yoimachi/domain/booking';
import { laterOf } from '@yoimachi/domain/time';
import type { ModelBooking } from './model-types.ts';
import { authorisationOf, type ModelMoney } from './model-money.ts';
import { isFinalForAll } from './model-whole.ts';

/** How a card comes to cover what a booking's hold does not, time and again (rules.md 4, rows 11 and 37). */

/** A new booking's authorisation: kept, or released until the booking lies within an authorisation's lifetime. */
export function planFirst(booking: ModelBooking, now: Date): void {
  if (booking.account.authorised) keepOrGiveBack(booking, now);
}

/** Asks the card off-session. */
export function authorise(booking: ModelBooking, money: ModelMoney, now: Date): void {
  const { account, participations } = booking;
  account.authoriseAt = null;
  if (isFinalForAll(participations) || account.missingPoints === 0) return;
  if (!participations[0]!.state.paymentDeadlineAt) {
    account.authorised = null;
    setDeadline(booking, deadlineAfter(booking, now));
  }
  const card = money.cards[account.guest]!;
  const isRefused = card === 'DECLINE' || card === 'DECLINE_AUTHORISE' || card === 'DECLINE_ABSENT';
  if (card !== null && !isRefused) {
    account.authorised = authorisationOf(account.missingPoints, card, now);
    return keepOrGiveBack(booking, now);
  }
  account.wasRefused ||= isRefused;
  if (deadlineAfter(booking, now)) account.authoriseAt = askAgainAt(dayOf(booking), now);
}

/** A new card is asked at once for what the previous one refused. */
export function askOtherCard(booking: ModelBooking, now: Date): void {
  const deadline = booking.participations[0]!.state.paymentDeadlineAt;
  if (booking.account.wasRefused && !isFinalForAll(booking.participations) && deadline && deadline > now)
    booking.account.authoriseAt = now;
}

function keepOrGiveBack(booking: ModelBooking, now: Date): void {
  const { account, participations } = booking;
  const endsAt = participations.map(({ state }) => state.endsAt).reduce(laterOf);
  const { keep, askAt } = planAuthorisation({ day: dayOf(booking), endsAt }, account.authorised!.until, now);
  if (!keep) account.authorised = null;
  account.authoriseAt = askAt;
  setDeadline(booking, keep ? null : deadlineAfter(booking, now));
}

const dayOf = ({ participations }: ModelBooking) => participations[0]!.state.day;

function deadlineAfter(booking: ModelBooking, now: Date): Date | null {
  const deadline = paymentDeadline(dayOf(booking));
  return deadline > now ? deadline : null;
}

function setDeadline({ participations }: ModelBooking, paymentDeadlineAt: Date | null): void {
  for (const participation of participations)
    participation.state = { ...participation.state, paymentDeadlineAt };
}
