import type { CastDay } from '@yoimachi/contract/schedule';
import { requestOpensAt } from '@yoimachi/domain/booking';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { freeWindows, HORIZON_DAYS, MIN_MINUTES } from '@yoimachi/domain/schedule';
import { addDays, dayOf, instantAt, minuteOfDay, type Day } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { guestDays, takenTimes } from '../participation.store.ts';
import { isVisible, listSchedules, type ScheduleRow } from '../schedule.store.ts';

interface Range {
  readonly from: Day;
  readonly to: Day;
}

/** A cast's requestable days as one guest may use them: tomorrow to the horizon, within the range. */
export async function castDays(
  db: Db,
  guestId: string,
  castId: string,
  range: Range,
  now: Date,
): Promise<Result<{ days: CastDay[] }, 'NOT_FOUND'>> {
  if (!(await isVisible(db, guestId, castId))) return fail('NOT_FOUND', 'castId');
  const today = dayOf(now);
  const from = range.from > addDays(today, 1) ? range.from : addDays(today, 1);
  const to = range.to < addDays(today, HORIZON_DAYS) ? range.to : addDays(today, HORIZON_DAYS);
  if (from > to) return ok({ days: [] });
  const schedules = await listSchedules(db, castId, from, to);
  const taken = await takenTimes(db, castId, instantAt(from, 0), instantAt(to, 1800));
  const own = await guestDays(db, guestId, castId, from, to);
  return ok({ days: schedules.map((row) => presentDay(row, taken, own, now)) });
}

function presentDay(
  row: ScheduleRow,
  taken: Awaited<ReturnType<typeof takenTimes>>,
  own: Awaited<ReturnType<typeof guestDays>>,
  now: Date,
): CastDay {
  const { day } = row;
  const open = { fromMinute: Math.max(row.fromMinute, requestOpensAt(day, now)), toMinute: row.toMinute };
  const free = freeWindows(
    open,
    taken.map(({ startsAt, endsAt }) => ({
      fromMinute: minuteOfDay(startsAt, day),
      toMinute: minuteOfDay(endsAt, day),
    })),
  );
  return {
    ...row,
    free,
    blockedBy: blockedBy(
      own.filter((one) => one.day === day),
      open.toMinute - open.fromMinute < MIN_MINUTES,
      free.length === 0,
    ),
  };
}

function blockedBy(
  own: readonly { asked: boolean }[],
  tooLate: boolean,
  full: boolean,
): CastDay['blockedBy'] {
  if (own.some((one) => one.asked)) return 'ALREADY_REQUESTED';
  if (own.length > 0) return 'OTHER_REQUEST';
  if (tooLate) return 'TOO_LATE';
  return full ? 'FULL' : null;
}
