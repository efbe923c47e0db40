import { fail, ok, type Failure, type Result } from '@yoimachi/domain/result';
import { checkSchedule, fitsSchedule, type ScheduleInput } from '@yoimachi/domain/schedule';
import { instantAt, type Day } from '@yoimachi/domain/time';
import type { Trx } from '../../../platform/database/index.ts';
import { publishAll } from '../../../platform/outbox/index.ts';
import { lockOpenParts, moveWorkStart, type PartRow } from '../part.store.ts';
import { workChangedText } from '../schedule.ja.ts';
import * as store from '../schedule.store.ts';

/** What the booking feature does for this one: ends pending requests that her change leaves without a place. */
export interface ScheduleEffects {
  refusePending(trx: Trx, participationIds: readonly string[], at: Date): Promise<void>;
}

export interface Change {
  readonly castId: string;
  readonly scheduleId: string;
  /** The version she saw. */
  readonly version: number;
  /** How many pending requests she agreed to refuse. */
  readonly confirmedRefusals: number;
  /** The new schedule; null deletes it. */
  readonly schedule: Omit<ScheduleInput, 'day'> | null;
}

/** Registers a day. A second schedule on one day is refused by the database (`schedule_cast_id_day_key`). */
export async function createSchedule(
  trx: Trx,
  key: { readonly id: string; readonly castId: string; readonly at: Date },
  input: ScheduleInput,
): Promise<Result<undefined>> {
  if (!(await store.isVerified(trx, key.castId))) return fail('CAST_NOT_VERIFIED');
  const checked = complete(input, key.at);
  if (!checked.ok) return checked;
  await store.insertSchedule(trx, key, checked.value);
  return ok();
}

/**
 * Changes or deletes a schedule. Refused while a confirmed booking would no longer fit (SCHEDULE_HOLDS_BOOKING). Pending
 * requests that no longer fit are refused with it, once she agreed to exactly so many (SCHEDULE_REFUSES_REQUESTS, `count`).
 */
export async function changeSchedule(
  trx: Trx,
  change: Change,
  effects: ScheduleEffects,
  at: Date,
): Promise<Result<Day>> {
  const seen = await store.findSchedule(trx, change.castId, change.scheduleId);
  if (!seen) return fail('NOT_FOUND');
  // The schedule first, then the bookings on it: the order of requests and approvals.
  const current = await store.lockSchedule(trx, change.scheduleId);
  if (!current || current.version !== change.version) return fail('CONFLICT');
  const next = change.schedule ? complete({ ...change.schedule, day: current.day }, at) : ok(null);
  if (!next.ok) return next;

  const parts = await lockOpenParts(trx, change.castId, current.day);
  const unfit = parts.filter((part) => !fitsSchedule(timesOf(part), next.value));
  if (unfit.some((part) => part.status !== 'PENDING')) return fail('SCHEDULE_HOLDS_BOOKING');
  if (unfit.length !== change.confirmedRefusals) {
    return fail('SCHEDULE_REFUSES_REQUESTS', undefined, { count: unfit.length });
  }
  await effects.refusePending(
    trx,
    unfit.map((part) => part.id),
    at,
  );
  if (next.value === null) await store.deleteSchedule(trx, change.scheduleId);
  else await store.updateSchedule(trx, change.scheduleId, next.value, at);
  if (next.value)
    await followWork(
      trx,
      current,
      next.value,
      parts.filter((part) => !unfit.includes(part)),
      at,
    );
  return ok(current.day);
}

/** Whose evening stays, learns of another place or start of work. */
async function followWork(
  trx: Trx,
  before: store.ScheduleRow,
  after: store.CompleteSchedule,
  staying: readonly PartRow[],
  at: Date,
): Promise<void> {
  const changed = before.work_minute !== after.workMinute || before.working_bar !== after.workingBar.trim();
  if (!changed || staying.length === 0) return;
  await moveWorkStart(
    trx,
    staying.map((part) => part.id),
    instantAt(after.day, after.workMinute),
  );
  await publishAll(
    trx,
    staying.map((part) => ({
      topic: 'notify',
      key: part.guest_id,
      payload: {
        accountId: part.guest_id,
        kind: 'GUEST_WORK_CHANGED',
        body: workChangedText(after),
        link: `/guest/dohan-detail?bookingId=${part.booking_id}`,
      },
      at,
    })),
  );
}

function complete(input: ScheduleInput, now: Date): Result<store.CompleteSchedule> {
  const failures: Failure[] = checkSchedule(input, now);
  if (failures[0]) return { ok: false, error: failures[0] };
  return ok(input as store.CompleteSchedule);
}

function timesOf(part: PartRow) {
  return {
    day: part.day,
    startsAt: part.starts_at,
    plannedEndsAt: part.planned_ends_at,
    endsAt: part.ends_at,
  };
}
