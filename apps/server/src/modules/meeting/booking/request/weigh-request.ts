import {
  checkRequest,
  failureOfOther,
  type RequestContext,
  type RequestError,
} from '@yoimachi/domain/booking';
import { checkPhoneStep } from '@yoimachi/domain/login';
import { quote } from '@yoimachi/domain/pricing';
import { fail, ok, type Failure, type Result } from '@yoimachi/domain/result';
import { dayOf, endOfDay, type Day } from '@yoimachi/domain/time';
import type { RequestFacts } from './request.store.ts';
import type { LockedSchedule } from './schedule.store.ts';

/** What the guest chose, with what the page then showed about the casts; the first is the cast he started from. */
export interface RequestOrder {
  readonly day: Day;
  readonly startMinute: number;
  readonly endMinute: number;
  readonly guestCount: number;
  readonly place?: string;
  readonly casts: readonly SeenCast[];
}

interface SeenCast {
  readonly castId: string;
  readonly scheduleVersion: number;
  readonly price30: number;
  readonly price15: number;
}

/** A chosen cast as she was shown, and as she is now. */
interface ChosenCast {
  readonly seen: SeenCast;
  readonly facts: RequestFacts | undefined;
  readonly schedule: LockedSchedule | null;
}

/** A cast who can be asked, with what her time costs. */
export interface AskedCast extends ChosenCast {
  readonly facts: RequestFacts;
  readonly schedule: LockedSchedule;
  readonly plannedPoints: number;
}

/** An order with its ids in the database's spelling; VALIDATION when it names a cast twice. */
export function readOrder<Order extends RequestOrder>(order: Order): Result<Order, 'VALIDATION'> {
  const casts = order.casts.map((cast) => ({ ...cast, castId: cast.castId.toLowerCase() }));
  if (new Set(castIdsOf({ casts })).size < casts.length) return fail('VALIDATION', 'casts');
  return ok({ ...order, casts });
}

export const castIdsOf = ({ casts }: Pick<RequestOrder, 'casts'>): string[] =>
  casts.map(({ castId }) => castId);

type WeighRequestFailure = RequestError | 'FORBIDDEN' | 'NOT_FOUND' | 'PAYMENT_DUE' | 'PHONE_NOT_VERIFIED';

/**
 * Whether a request may be sent at `now`, and what it costs; otherwise the most serious failure, the first cast's before the others'
 * (booking table, row 1).
 */
export function weighRequest(
  order: RequestOrder,
  facts: readonly RequestFacts[],
  schedules: readonly LockedSchedule[],
  now: Date,
): Result<{ readonly casts: readonly AskedCast[]; readonly requiredPoints: number }, WeighRequestFailure> {
  const chosen = chosenCasts(order, facts, schedules);
  const guest = chosen[0]!.facts;
  if (!guest) return fail('NOT_FOUND', 'castId');
  if (guest.guest_suspended) return fail('FORBIDDEN');
  const reachable = checkPhoneStep({ hasPhone: guest.has_phone });
  if (!reachable.ok) return reachable;
  if (guest.payment_due) return fail('PAYMENT_DUE');
  const failure = weighCasts(order, facts, schedules, now).find((one) => one !== null);
  if (failure) return { ok: false, error: withWait(failure, now) };
  const minutes = order.endMinute - order.startMinute;
  const casts = chosen.map((cast) => ({ ...cast, plannedPoints: quote(cast.seen, minutes) }) as AskedCast);
  return ok({ casts, requiredPoints: casts.reduce((sum, { plannedPoints }) => sum + plannedPoints, 0) });
}

/** Withdrawals are counted per day: the next day he is free to request again. */
const withWait = (failure: Failure<RequestError>, now: Date): Failure<RequestError> =>
  failure.code === 'WITHDRAWALS_EXCEEDED'
    ? { ...failure, details: { ...failure.details, until: endOfDay(dayOf(now)).toISOString() } }
    : failure;

/** What prevents asking each cast of an order at `now`, in its order; null where nothing does. */
export function weighCasts(
  order: RequestOrder,
  facts: readonly RequestFacts[],
  schedules: readonly LockedSchedule[],
  now: Date,
): (Failure<RequestError> | null)[] {
  const chosen = chosenCasts(order, facts, schedules);
  const main = chosen[0]!;
  return chosen.map((cast) => {
    const failure = weighCast(order, cast, main, now);
    return failure && cast !== main ? failureOfOther(failure, cast.seen.castId) : failure;
  });
}

function chosenCasts(
  { casts }: RequestOrder,
  facts: readonly RequestFacts[],
  schedules: readonly LockedSchedule[],
): ChosenCast[] {
  return casts.map((seen) => ({
    seen,
    facts: facts.find((row) => row.cast_id === seen.castId),
    schedule: schedules.find(({ castId }) => castId === seen.castId) ?? null,
  }));
}

function weighCast(order: RequestOrder, { seen, facts, schedule }: ChosenCast, main: ChosenCast, now: Date) {
  if (!facts || (!facts.same_person && !facts.takes_requests))
    return { code: 'CASTS_UNAVAILABLE', field: 'castId' } as const;
  const context: RequestContext = {
    now,
    schedule: schedule?.version === seen.scheduleVersion ? schedule : null,
    priceChanged: facts.price30 !== seen.price30 || facts.price15 !== seen.price15,
    alreadyRequested: facts.already_requested,
    otherOpenBooking: facts.other_open,
    timeTaken: facts.time_taken,
    castNotAvailable: facts.refuses_guest,
    samePerson: facts.same_person,
    otherStore: seen !== main.seen && facts.store_id !== main.facts?.store_id,
    withdrawalsToday: facts.withdrawals_today,
  };
  const { day, startMinute, endMinute, guestCount, place } = order;
  const input = { day, startMinute, endMinute, guestCount, castCount: order.casts.length };
  return checkRequest(place === undefined ? input : { ...input, place }, context)[0] ?? null;
}
