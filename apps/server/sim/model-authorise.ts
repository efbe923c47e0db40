import { askAgainAt, paymentDeadline, planAuthorisation } from '@yoimachi/domain/booking';
import { laterOf } from '@yoimachi/domain/time';
import type { ModelBooking } from './model.ts';
import { authorisationOf, type ModelMoney } from './model-money.ts';
import { isFinalWhole } from './model-whole.ts';

/** How a card comes to stand for what a booking's hold does not cover, again and again (rules.md 4, rows 11 and 37). */

/** A new booking's authorisation: kept, or given back until the booking lies within the life of one. */
export function planFirst(booking: ModelBooking, now: Date): void {
  if (booking.account.authorised) keepOrGiveBack(booking, now);
}

/** Asks the card while nobody is there. */
export function authorise(booking: ModelBooking, money: ModelMoney, now: Date): void {
  const { account, parts } = booking;
  account.authoriseAt = null;
  if (isFinalWhole(parts) || account.missingPoints === 0) return;
  if (!parts[0]!.state.paymentDeadlineAt) {
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

/** Another card is asked at once for what was refused on the one before. */
export function askOtherCard(booking: ModelBooking, now: Date): void {
  const deadline = booking.parts[0]!.state.paymentDeadlineAt;
  if (booking.account.wasRefused && !isFinalWhole(booking.parts) && deadline && deadline > now)
    booking.account.authoriseAt = now;
}

function keepOrGiveBack(booking: ModelBooking, now: Date): void {
  const { account, parts } = booking;
  const endsAt = parts.map(({ state }) => state.endsAt).reduce(laterOf);
  const { keep, askAt } = planAuthorisation({ day: dayOf(booking), endsAt }, account.authorised!.until, now);
  if (!keep) account.authorised = null;
  account.authoriseAt = askAt;
  setDeadline(booking, keep ? null : deadlineAfter(booking, now));
}

const dayOf = ({ parts }: ModelBooking) => parts[0]!.state.day;

function deadlineAfter(booking: ModelBooking, now: Date): Date | null {
  const deadline = paymentDeadline(dayOf(booking));
  return deadline > now ? deadline : null;
}

function setDeadline({ parts }: ModelBooking, paymentDeadlineAt: Date | null): void {
  for (const part of parts) part.state = { ...part.state, paymentDeadlineAt };
}
