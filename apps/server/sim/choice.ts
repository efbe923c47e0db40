import { nextDue } from '@yoimachi/domain/booking';
import { addMinutes } from '@yoimachi/domain/time';
import type { Model } from './model.ts';
import type { ModelBooking } from './model-types.ts';

/** How many bookings have their people do what is offered to them. */
const FOLLOWED_BOOKINGS = 6;
/** How many of the last meetings get reviewed. */
const REVIEWED_MEETINGS = 8;

/** Those whose guest is still there. */
const present = ({ bookings }: Model): ModelBooking[] => bookings.filter(({ isOfLeaver }) => !isOfLeaver);

const openOf = (model: Model): ModelBooking[] =>
  present(model).filter(({ participations }) => participations.some(({ state }) => nextDue(state) !== null));

/** An open booking mostly, or any. */
export function pickOf(model: Model, pick: number): ModelBooking | undefined {
  const open = openOf(model);
  const pool = open.length > 0 && pick % 5 !== 0 ? open : present(model);
  return pool[pick % Math.max(1, pool.length)];
}

/** The few open bookings that begin next. */
export function soonestOf(model: Model): ModelBooking[] {
  const startOf = ({ participations }: ModelBooking) => participations[0]!.state.startsAt.getTime();
  return openOf(model)
    .sort((a, b) => startOf(a) - startOf(b))
    .slice(0, FOLLOWED_BOOKINGS);
}

/** One of the last meetings that are over. */
export function finishedOf(model: Model, pick: number) {
  const over = present(model).flatMap((booking) =>
    booking.participations
      .filter(({ state }) => state.finishedAt)
      .map((participation) => ({ booking, participation })),
  );
  return over.slice(-REVIEWED_MEETINGS)[pick % Math.max(1, Math.min(REVIEWED_MEETINGS, over.length))];
}

/** The next start of a confirmed booking, or the next time the clock has work. */
export function nextEventOf(model: Model, now: Date): Date {
  const cards = model.bookings.flatMap(({ account }) => account.authoriseAt ?? []);
  const times = model.participations.flatMap(({ state }) => [
    ...(state.status === 'APPROVE' ? [state.startsAt, state.endsAt] : []),
    ...(nextDue(state) ? [nextDue(state)!.at] : []),
  ]);
  const next = [...times, ...cards].filter((at) => at > now).sort((a, b) => a.getTime() - b.getTime())[0];
  return next ?? addMinutes(now, 60);
}
