import { checkRequest, type RequestContext } from '@yoimachi/domain/booking';
import { quote } from '@yoimachi/domain/pricing';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Schedule } from '@yoimachi/domain/schedule';
import type { Day } from '@yoimachi/domain/time';
import type { RequestFacts } from '../request.store.ts';

/** What the guest chose, with what the page showed of the cast then. */
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

/** Whether a request may be sent at `now`, and what it costs; otherwise the gravest failure (booking table, row 1). */
export function weighRequest(
  order: RequestOrder,
  facts: RequestFacts | undefined,
  schedule: (Schedule & { readonly version: number }) | null,
  now: Date,
): Result<{ readonly requiredPoints: number }> {
  const seen = order.casts[0]!;
  if (!facts) return fail('NOT_FOUND', 'castId');
  if (facts.guest_suspended) return fail('FORBIDDEN');
  if (facts.payment_due) return fail('PAYMENT_DUE');
  if (!facts.same_person && !facts.takes_requests) return fail('CASTS_UNAVAILABLE', 'castId');
  const context: RequestContext = {
    now,
    schedule: schedule?.version === seen.scheduleVersion ? schedule : null,
    priceChanged: facts.price30 !== seen.price30 || facts.price15 !== seen.price15,
    alreadyRequested: facts.already_requested,
    otherOpenBooking: facts.other_open,
    timeTaken: facts.time_taken,
    castNotAvailable: facts.refuses_guest,
    samePerson: facts.same_person,
    withdrawalsToday: facts.withdrawals_today,
  };
  const { day, startMinute, endMinute, guestCount, place } = order;
  const input = { day, startMinute, endMinute, guestCount, castCount: order.casts.length };
  const failures = checkRequest(place === undefined ? input : { ...input, place }, context);
  if (failures[0]) return { ok: false, error: failures[0] };
  return ok({ requiredPoints: quote(seen, endMinute - startMinute) });
}
