import { addDays, addMinutes, dayOf, earlierOf, instantAt, MINUTE_MS, type Day } from '@yoimachi/domain/time';

/** The deadline for the card's authorisation: 18:00 two days before, when no fee is due yet (rules.md 4). */
const PAYMENT_DEADLINE_DAYS = 2;
const PAYMENT_DEADLINE_MINUTE = 18 * 60;
/** A request for tomorrow or the day after needs its authorisation at once (rules.md 4). */
const AUTHORISED_AT_ONCE_DAYS = 2;
/** An authorisation must outlast the end: the clock closes a meeting 15 minutes after it, and the provider may be slow. */
const AUTHORISATION_MARGIN_MINUTES = 60;
/** How long before an expiry, or before the deadline, the card is authorised. */
const RENEW_BEFORE_MINUTES = 12 * 60;
const ASK_BEFORE_DEADLINE_MINUTES = 24 * 60;
/** Bookings that ended for lack of payment within the period that put a guest under review (rules.md 4). */
export const PAYMENT_CANCEL_REVIEW_COUNT = 2;
export const PAYMENT_CANCEL_WINDOW_DAYS = 90;
/** A failed charge is repeated on these days after it, at 12:00 (rules.md 4). */
const DEBT_RETRY_DAYS = [0, 1, 3];
const DEBT_RETRY_MINUTE = 12 * 60;

/** The instant of row 11 for a booking of `day`. */
export function paymentDeadline(day: Day): Date {
  return instantAt(addDays(day, -PAYMENT_DEADLINE_DAYS), PAYMENT_DEADLINE_MINUTE);
}

/** Whether an authorisation is kept, and when the card is authorised again; null: it outlasts the booking. */
export interface AuthorisationPlan {
  readonly keep: boolean;
  readonly askAt: Date | null;
}

/**
 * What happens to an authorisation made at `now` that expires at `expiresAt`. One that outlasts the end is kept. Otherwise, having verified
 * the card, it is released, until the end lies within such a lifetime; close to the day it is kept and renewed.
 */
export function planAuthorisation(
  booking: { readonly day: Day; readonly endsAt: Date },
  expiresAt: Date,
  now: Date,
): AuthorisationPlan {
  const neededUntil = addMinutes(booking.endsAt, AUTHORISATION_MARGIN_MINUTES);
  if (expiresAt >= neededUntil) return { keep: true, askAt: null };
  const lifeMinutes = (expiresAt.getTime() - now.getTime()) / MINUTE_MS;
  const askAt = earlierOf(
    addMinutes(neededUntil, AUTHORISATION_MARGIN_MINUTES - lifeMinutes),
    addMinutes(paymentDeadline(booking.day), -ASK_BEFORE_DEADLINE_MINUTES),
  );
  const isClose = dayOf(now) >= addDays(booking.day, -AUTHORISED_AT_ONCE_DAYS);
  if (!isClose && askAt > now) return { keep: false, askAt };
  const renewAt = addMinutes(expiresAt, -RENEW_BEFORE_MINUTES);
  return { keep: true, askAt: renewAt > now ? renewAt : expiresAt };
}

/** When a booking's card is tried again after a failure; null if the deadline leaves no time. */
export function askAgainAt(day: Day, now: Date): Date | null {
  const tomorrow = addMinutes(now, ASK_BEFORE_DEADLINE_MINUTES);
  return tomorrow < paymentDeadline(day) ? tomorrow : null;
}

/** The next automatic charge of a debt, after `now`; null if only the guest can pay it. */
export function debtRetryAt(createdAt: Date, now: Date): Date | null {
  const times = DEBT_RETRY_DAYS.map((days) => instantAt(addDays(dayOf(createdAt), days), DEBT_RETRY_MINUTE));
  return times.find((at) => at > now) ?? null;
}
