import type { CastDay } from '@yoimachi/contract/schedule';
import { checkRequest, REQUEST_LEAD_HOURS, type RequestError } from '@yoimachi/domain/booking';
import { MIN_MINUTES, STEP_MINUTES } from '@yoimachi/domain/schedule';
import { addMinutes, DAY_MINUTES, instantAt } from '@yoimachi/domain/time';

/** The choice made in the sheet, complete enough to check. */
export interface Choice {
  readonly startMinute: number;
  readonly minutes: number;
  readonly guestCount: number;
  readonly place: string;
}
export type RequestField = 'day' | 'startMinute' | 'endMinute' | 'guestCount' | 'place' | 'nickname';

/** Every quarter hour at which a meeting could start on a day, including taken ones. */
export function startMinutes({ fromMinute, toMinute }: CastDay): number[] {
  const last = Math.min(toMinute - MIN_MINUTES, DAY_MINUTES - STEP_MINUTES);
  const count = Math.max(0, Math.floor((last - fromMinute) / STEP_MINUTES) + 1);
  return Array.from({ length: count }, (_, index) => fromMinute + index * STEP_MINUTES);
}

/** Whether the shortest meeting could start then: in a free window, and far enough ahead. */
export function canStart(castDay: CastDay, minute: number, now: Date): boolean {
  const isEarlyEnough = instantAt(castDay.day, minute) >= addMinutes(now, REQUEST_LEAD_HOURS * 60);
  return (
    isEarlyEnough &&
    castDay.free.some((free) => free.fromMinute <= minute && minute + MIN_MINUTES <= free.toMinute)
  );
}

/** The longest meeting from `minute` on, in minutes; less than 45 if none fits. */
export function longestMinutes(castDay: CastDay, minute: number): number {
  const free = castDay.free.find((each) => each.fromMinute <= minute && minute < each.toMinute);
  return (free?.toMinute ?? castDay.toMinute) - minute;
}

/** What a page that chooses a time does not know of: the server says it of the request. */
const LEFT_TO_THE_SERVER = {
  priceChanged: false,
  alreadyRequested: false,
  otherOpenBooking: false,
  castNotAvailable: false,
  samePerson: false,
  otherStore: false,
  withdrawalsToday: 0,
} as const;

/** What is wrong with a choice, by field, for this many casts: the same rules as the server, with what this guest may know. */
export function checkChoice(
  castDay: CastDay,
  choice: Choice,
  now: Date,
  castCount: number,
): ReadonlyMap<RequestField, RequestError> {
  const { startMinute, minutes, guestCount, place } = choice;
  const endMinute = startMinute + minutes;
  const lastMinute = Math.min(endMinute, castDay.toMinute);
  const failures = checkRequest(
    { day: castDay.day, startMinute, endMinute, guestCount, castCount, place },
    {
      ...LEFT_TO_THE_SERVER,
      now,
      schedule: castDay,
      timeTaken: !castDay.free.some((free) => free.fromMinute <= startMinute && lastMinute <= free.toMinute),
    },
  );
  return new Map(failures.map(({ code, field }) => [field as RequestField, code]));
}
