import type { CopiedDay } from '@yoimachi/contract/schedule';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { copyToDay, type DayCopy } from '@yoimachi/domain/schedule';
import { compareDays, type Day } from '@yoimachi/domain/time';
import { scheduleOpened } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import * as store from '../schedule.store.ts';
import { lockBookings, storeChange, type LockedBooking } from './apply-change.ts';
import type { ScheduleEffects } from './effects.ts';

export interface CopyOrder {
  readonly castId: string;
  readonly scheduleId: string;
  /** The version she saw. */
  readonly version: number;
  readonly days: readonly {
    readonly day: Day;
    /** Version of what she saw there, null for nothing. */
    readonly version: number | null;
  }[];
  /** How many pending requests she agreed to refuse, over all days. */
  readonly confirmedRefusals: number;
}

interface Means {
  readonly effects: ScheduleEffects;
  readonly newId: () => string;
  readonly at: Date;
}

/** What is to be done on one day; `current` is what is there now, locked. */
type DayToCopy = DayCopy<LockedBooking> & { readonly current: store.ScheduleRow | undefined };

type CopyScheduleFailure =
  | 'CAST_NOT_VERIFIED'
  | 'CONFLICT'
  | 'NOT_FOUND'
  | 'SCHEDULE_REFUSES_REQUESTS'
  | 'VALIDATION';

/**
 * Copies one of her schedules to other days, replacing what is there. A day that fails does not affect the others: its outcome names the
 * rule, or CONFLICT when it is no longer as she saw it. The whole copy is refused when the source is missing (NOT_FOUND, CONFLICT), when a
 * day is named twice or is the source's own (VALIDATION, `days`), and when it would refuse more pending requests than she agreed to
 * (SCHEDULE_REFUSES_REQUESTS, `count`).
 */
export async function copySchedule(
  trx: Trx,
  order: CopyOrder,
  means: Means,
): Promise<Result<{ days: CopiedDay[] }, CopyScheduleFailure>> {
  if (!(await store.isVerified(trx, order.castId))) return fail('CAST_NOT_VERIFIED');
  const source = await store.findSchedule(trx, order.castId, order.scheduleId);
  if (!source) return fail('NOT_FOUND', 'scheduleId');
  if (source.version !== order.version) return fail('CONFLICT');
  const days = order.days.map(({ day }) => day);
  if (new Set([...days, source.day]).size <= days.length) return fail('VALIDATION', 'days');

  const steps = await plan(trx, order, source, means.at);
  const refused = steps.flatMap((step) => (step === null ? [] : step.effect.refused));
  if (refused.length > order.confirmedRefusals)
    return fail('SCHEDULE_REFUSES_REQUESTS', undefined, { count: refused.length });
  await means.effects.refusePending(
    trx,
    refused.map(({ row }) => row.id),
    means.at,
  );
  const copied: CopiedDay[] = [];
  for (const [day, step] of zip(days, steps)) copied.push(await carryOut(trx, source, day, step, means));
  if (copied.some(({ outcome }) => outcome === 'CREATED'))
    await publish(trx, scheduleOpened, { castId: order.castId }, means.at);
  return ok({ days: copied });
}

/** What each day needs, in the order of `order.days`; null where it is no longer as she saw it. Locks in day order. */
async function plan(
  trx: Trx,
  order: CopyOrder,
  source: store.ScheduleRow,
  at: Date,
): Promise<(DayToCopy | null)[]> {
  const days = order.days.map(({ day }) => day);
  const locked = await store.lockSchedulesOf(trx, order.castId, days);
  const rows = new Map(locked.map((row) => [row.day, row]));
  const steps = new Map<Day, DayToCopy | null>();
  for (const { day, version } of order.days.toSorted((a, b) => compareDays(a.day, b.day))) {
    const current = rows.get(day);
    if ((current?.version ?? null) !== version) steps.set(day, null);
    else {
      const bookings = current ? await lockBookings(trx, current) : [];
      const target = { day, schedule: current ?? null, bookings };
      steps.set(day, { ...copyToDay(source, target, at), current });
    }
  }
  return days.map((day) => steps.get(day) ?? null);
}

async function carryOut(
  trx: Trx,
  source: store.ScheduleRow,
  day: Day,
  step: DayToCopy | null,
  { effects, newId, at }: Means,
): Promise<CopiedDay> {
  const changed: CopiedDay = { day, outcome: 'REFUSED', code: 'CONFLICT', refusedRequests: 0 };
  if (step === null) return changed;
  const { outcome, failure, effect, current } = step;
  const copy = { ...source, day };
  if (outcome === 'CHANGED' && current)
    await storeChange(trx, { before: current, after: copy, staying: effect.staying }, effects, at);
  if (outcome === 'CREATED') {
    const key = { id: newId(), castId: source.castId, at };
    // The day may have been registered between the read and the write.
    if (!(await store.insertScheduleUnlessThere(trx, key, copy))) return changed;
  }
  return { day, outcome, code: failure?.code ?? null, refusedRequests: effect.refused.length };
}

const zip = (days: readonly Day[], steps: readonly (DayToCopy | null)[]) =>
  days.map((day, index) => [day, steps[index] ?? null] as const);
