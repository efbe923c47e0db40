import { fail, ok, type Failure, type Result } from '@yoimachi/domain/result';
import {
  changeEffect,
  checkDeletion,
  checkSchedule,
  type Schedule,
  type ScheduleError,
  type ScheduleInput,
} from '@yoimachi/domain/schedule';
import type { Day } from '@yoimachi/domain/time';
import { castChanged, scheduleOpened } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import * as store from '../schedule.store.ts';
import { hasFinishedParticipations } from '../participation.store.ts';
import { lockBookings, storeChange } from './apply-change.ts';
import type { ScheduleEffects } from './effects.ts';

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

/** Registers a day. A second schedule on one day is SCHEDULE_EXISTS; of two concurrent ones the database lets one pass. */
export async function createSchedule(
  trx: Trx,
  key: { readonly id: string; readonly castId: string; readonly at: Date },
  input: ScheduleInput,
): Promise<Result<undefined, ScheduleError | 'CAST_NOT_VERIFIED' | 'SCHEDULE_EXISTS'>> {
  if (!(await store.isVerified(trx, key.castId))) return fail('CAST_NOT_VERIFIED');
  const checked = complete(input, key.at);
  if (!checked.ok) return checked;
  const isNew = await store.insertScheduleUnlessThere(trx, key, checked.value);
  if (!isNew) return fail('SCHEDULE_EXISTS', 'day');
  await publish(trx, scheduleOpened, { castId: key.castId }, key.at);
  return ok();
}

type DeleteFailure =
  | 'CONFLICT'
  | 'NOT_FOUND'
  | 'SCHEDULE_PAST'
  | 'SCHEDULE_HOLDS_BOOKING'
  | 'SCHEDULE_REFUSES_REQUESTS';

/**
 * Changes or deletes a schedule. Refused while a confirmed booking would no longer fit (SCHEDULE_HOLDS_BOOKING); a past one can be neither
 * changed nor deleted, and one with a finished meeting cannot be deleted (`checkDeletion`). Pending requests that no longer fit are refused
 * along with it, once she has agreed to that many (SCHEDULE_REFUSES_REQUESTS, `count`).
 */
export async function changeSchedule(
  trx: Trx,
  change: Change & { readonly schedule: null },
  effects: ScheduleEffects,
  at: Date,
): Promise<Result<Day, DeleteFailure>>;
export async function changeSchedule(
  trx: Trx,
  change: Change,
  effects: ScheduleEffects,
  at: Date,
): Promise<Result<Day, DeleteFailure | ScheduleError>>;
export async function changeSchedule(
  trx: Trx,
  change: Change,
  effects: ScheduleEffects,
  at: Date,
): Promise<Result<Day, DeleteFailure | ScheduleError>> {
  const seen = await store.findSchedule(trx, change.castId, change.scheduleId);
  if (!seen) return fail('NOT_FOUND', 'scheduleId');
  // The schedule first, then the bookings on it: the same lock order as requests and approvals.
  const current = await store.lockSchedule(trx, change.scheduleId);
  if (!current || current.version !== change.version) return fail('CONFLICT');
  const next = change.schedule ? complete({ ...change.schedule, day: current.day }, at, current) : ok(null);
  if (!next.ok) return next;

  const { held, refused, staying } = changeEffect(await lockBookings(trx, current), next.value);
  if (next.value === null) {
    const hasBookings =
      held.length > 0 || (await hasFinishedParticipations(trx, current.castId, current.day));
    const failure = checkDeletion(current, hasBookings, at);
    if (failure) return { ok: false, error: failure };
  } else if (held.length > 0) return fail('SCHEDULE_HOLDS_BOOKING');
  if (refused.length > change.confirmedRefusals)
    return fail('SCHEDULE_REFUSES_REQUESTS', undefined, { count: refused.length });
  await effects.refusePending(
    trx,
    refused.map(({ row }) => row.id),
    at,
  );
  if (next.value === null) await store.deleteSchedule(trx, change.scheduleId);
  else await storeChange(trx, { before: current, after: next.value, staying }, effects, at);
  await publish(trx, castChanged, { castId: change.castId }, at);
  return ok(current.day);
}

function complete(
  input: ScheduleInput,
  now: Date,
  kept: Schedule | null = null,
): Result<store.CompleteSchedule, ScheduleError> {
  const failures: Failure<ScheduleError>[] = checkSchedule(input, now, kept);
  if (failures[0]) return { ok: false, error: failures[0] };
  return ok(input as store.CompleteSchedule);
}
