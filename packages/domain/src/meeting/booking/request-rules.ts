import type { Failure } from '@yoimachi/domain/result';
import { HORIZON_DAYS, MIN_MINUTES, STEP_MINUTES, type Schedule } from '@yoimachi/domain/schedule';
import { addDays, addMinutes, dayOf, instantAt, minuteOfDay, type Day } from '@yoimachi/domain/time';
import type { RequestError } from './booking-errors.ts';
import { MAX_CASTS, MAX_GUESTS, MAX_WITHDRAWALS_A_DAY, REQUEST_LEAD_HOURS } from './limits.ts';
import { placeTextError } from './place-text.ts';

/** A request, as put to one of its casts. Minutes count from 00:00 Tokyo time of `day`. */
export interface RequestInput {
  readonly day: Day;
  readonly startMinute: number;
  readonly endMinute: number;
  readonly guestCount: number;
  readonly castCount: number;
  /** Absent while only the time is checked. */
  readonly place?: string;
}

/** What the store knows. Each fact is asked of whoever checks: a screen that does not know one has to say so. */
export interface RequestContext {
  readonly now: Date;
  /** Her schedule for that day; null if there no longer is one. */
  readonly schedule: Pick<Schedule, 'day' | 'fromMinute' | 'toMinute' | 'cantJoinAlone'> | null;
  /** The prices the guest saw are no longer hers. */
  readonly priceChanged: boolean;
  /** She was asked for the same day before, in a way that rules out another request. */
  readonly alreadyRequested: boolean;
  /** The guest has an open request or booking for that day, or one that overlaps. */
  readonly otherOpenBooking: boolean;
  /** An approved booking of hers overlaps. */
  readonly timeTaken: boolean;
  /** She is paused, suspended, not verified, or one of the two has blocked the other. */
  readonly castNotAvailable: boolean;
  readonly samePerson: boolean;
  /** She works in a different store than the cast the guest chose first. */
  readonly otherStore: boolean;
  /** How many requests the guest withdrew today. */
  readonly withdrawalsToday: number;
}

type Check = readonly [wrong: boolean | undefined, code: RequestError, field: keyof RequestInput | 'castId'];

/**
 * Everything wrong with a request, most serious first and at most one failure per field; empty if it may be sent (specification 5, rules.md
 * 5).
 */
export function checkRequest(input: RequestInput, context: RequestContext): Failure<RequestError>[] {
  const { schedule } = context;
  const checks: Check[] = [
    [context.samePerson, 'SAME_PERSON', 'castId'],
    [context.castNotAvailable, 'CAST_NOT_AVAILABLE', 'castId'],
    // There is never a schedule on such a day: the error is the day's.
    ...dayLimits(input, context),
    [schedule === null || schedule.day !== input.day, 'SCHEDULE_CHANGED', 'castId'],
    [context.otherStore, 'CASTS_NOT_MATCHING', 'castId'],
    [context.priceChanged, 'PRICE_CHANGED', 'castId'],
    ...dayChecks(input, context),
    ...(schedule === null ? [] : windowChecks(input, schedule, context.timeTaken)),
    [
      !isCount(input.guestCount, MAX_GUESTS) || !isCount(input.castCount, MAX_CASTS),
      'REQUEST_GUEST_COUNT',
      'guestCount',
    ],
    [
      schedule?.cantJoinAlone && input.guestCount >= 2 && input.castCount === 1,
      'CANT_JOIN_ALONE',
      'guestCount',
    ],
    ...placeChecks(input.place),
  ];
  const failures = new Map<string, Failure<RequestError>>();
  for (const [wrong, code, field] of checks) {
    if (wrong && !failures.has(field)) failures.set(field, { code, field });
  }
  return [...failures.values()];
}

/**
 * A failure of one of several casts, other than the first, as the guest is told: with her id, and if her schedule is the cause, without the
 * code that sends him back to his choice of time (specification 8).
 */
export function failureOfOther({ code }: Failure<RequestError>, castId: string): Failure<RequestError> {
  return { code: AS_OTHER[code] ?? code, field: 'castId', details: { castId } };
}

const AS_OTHER: Partial<Record<RequestError, RequestError>> = {
  SCHEDULE_CHANGED: 'CASTS_UNAVAILABLE',
  CAST_NOT_AVAILABLE: 'CASTS_UNAVAILABLE',
  REQUEST_START_BEFORE_OPEN: 'CASTS_NOT_MATCHING',
  REQUEST_START_TOO_LATE: 'CASTS_NOT_MATCHING',
  REQUEST_END_AFTER_CLOSE: 'CASTS_NOT_MATCHING',
};

function dayLimits({ day }: RequestInput, { now }: RequestContext): Check[] {
  const today = dayOf(now);
  return [
    [day <= today, 'REQUEST_TOO_EARLY', 'day'],
    [day > addDays(today, HORIZON_DAYS), 'REQUEST_TOO_FAR', 'day'],
  ];
}

function dayChecks({ day, startMinute }: RequestInput, context: RequestContext): Check[] {
  const earliestStart = addMinutes(context.now, REQUEST_LEAD_HOURS * 60);
  return [
    [context.alreadyRequested, 'ALREADY_REQUESTED', 'day'],
    [context.otherOpenBooking, 'OTHER_CAST_REQUESTED', 'day'],
    [context.withdrawalsToday >= MAX_WITHDRAWALS_A_DAY, 'WITHDRAWALS_EXCEEDED', 'day'],
    [instantAt(day, startMinute) < earliestStart, 'REQUEST_LEAD_HOURS', 'startMinute'],
  ];
}

function windowChecks(
  { startMinute: start, endMinute: end }: RequestInput,
  { fromMinute, toMinute }: Pick<Schedule, 'fromMinute' | 'toMinute'>,
  timeTaken: boolean,
): Check[] {
  return [
    [!isQuarter(start), 'REQUEST_STEP', 'startMinute'],
    [start < fromMinute, 'REQUEST_START_BEFORE_OPEN', 'startMinute'],
    [start > toMinute - MIN_MINUTES, 'REQUEST_START_TOO_LATE', 'startMinute'],
    [timeTaken, 'CAST_UNAVAILABLE_AT_TIME', 'startMinute'],
    [!isQuarter(end), 'REQUEST_STEP', 'endMinute'],
    [end > toMinute, 'REQUEST_END_AFTER_CLOSE', 'endMinute'],
    [end - start < MIN_MINUTES, 'REQUEST_TOO_SHORT', 'endMinute'],
  ];
}

function placeChecks(place: string | undefined): Check[] {
  const wrong = place === undefined ? null : placeTextError(place);
  return wrong ? [[true, wrong, 'place']] : [];
}

function isQuarter(minute: number): boolean {
  return Number.isInteger(minute) && minute >= 0 && minute % STEP_MINUTES === 0;
}

function isCount(count: number, max: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= max;
}

/** The first minute of `day` at which a request sent now may start: after the lead time, on the grid (rules.md 5). */
export function requestOpensAt(day: Day, now: Date): number {
  const earliest = minuteOfDay(addMinutes(now, REQUEST_LEAD_HOURS * 60), day);
  return Math.max(0, Math.ceil(earliest / STEP_MINUTES) * STEP_MINUTES);
}
