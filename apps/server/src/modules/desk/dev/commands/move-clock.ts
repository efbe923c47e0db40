import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addDays, addMinutes, dayOf, instantAt, isDay } from '@yoimachi/domain/time';
import { workOff } from '#platform/module/work-off.ts';
import type { DevDeps } from '../dev.deps.ts';
import { nextBookingStart } from '../dev.store.ts';

/** So long before the next meeting the clock is put. */
export const BEFORE_MINUTES = 60;
const FARTHEST_MINUTES = 400 * 1440;
const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/;

/** Where to move the clock: a number of minutes forward, an instant (ISO text; Tokyo time without a zone), or a named target. */
export interface ClockOrder {
  readonly minutes?: number | undefined;
  readonly advanceTo?: string | undefined;
  readonly place?: 'tomorrowNoon' | 'beforeNextBooking' | undefined;
}

/** The event that tells open screens the new time. */
const CLOCK_MOVED = 'clock.moved';

/**
 * Moves the product's clock forward, tells every open screen at once, and does everything now due in order of due time, each item stamped
 * with its due time, until nothing is left. An instant not in the future changes nothing. While the demo is still being filled it waits: what is
 * played on one day must not end on another. UNAVAILABLE when the product is stopped meanwhile.
 */
export async function moveClock(
  deps: DevDeps,
  order: ClockOrder,
): Promise<Result<Date, 'NOT_FOUND' | 'UNAVAILABLE' | 'VALIDATION'>> {
  if ((await deps.tools.demoPlayed) === false) return fail('UNAVAILABLE');
  const target = await targetOf(deps, order);
  if (!target.ok) return target;
  const { clock, running, tools, db, realtime } = deps;
  await clock.advanceTo(target.value);
  realtime.announce(CLOCK_MOVED, { now: clock.now().toISOString() });
  await tools.extendDemo?.(db, clock.now());
  await workOff(running);
  return ok(clock.now());
}

async function targetOf(deps: DevDeps, order: ClockOrder): Promise<Result<Date, 'NOT_FOUND' | 'VALIDATION'>> {
  const now = deps.clock.now();
  const target = await readTarget(deps, order, now);
  if (target === null) return fail('NOT_FOUND');
  if (Number.isNaN(target.getTime()) || target > addMinutes(now, FARTHEST_MINUTES))
    return fail('VALIDATION', 'advanceTo');
  return ok(target);
}

async function readTarget({ db }: DevDeps, order: ClockOrder, now: Date): Promise<Date | null> {
  if (order.place === 'tomorrowNoon') return instantAt(addDays(dayOf(now), 1), 12 * 60);
  if (order.place === 'beforeNextBooking') {
    const startsAt = await nextBookingStart(db, addMinutes(now, BEFORE_MINUTES));
    return startsAt && addMinutes(startsAt, -BEFORE_MINUTES);
  }
  if (order.minutes !== undefined) return new Date(now.getTime() + order.minutes * 60_000);
  const [, day, hours, minutes] = LOCAL.exec(order.advanceTo ?? '') ?? [];
  if (day === undefined) return new Date(order.advanceTo ?? '');
  return isDay(day) ? instantAt(day, Number(hours) * 60 + Number(minutes)) : new Date(NaN);
}
