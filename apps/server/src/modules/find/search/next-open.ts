import type { NextOpen } from '@yoimachi/contract/search';
import { requestOpensAt } from '@yoimachi/domain/booking';
import { freeWindows, HORIZON_DAYS } from '@yoimachi/domain/schedule';
import { addDays, dayOf, minuteOfDay } from '@yoimachi/domain/time';
import type { Db } from '#platform/database';
import { openDays } from './next-open.store.ts';

/** When each of these casts can be met next; null where no day of hers is open, or she takes no requests. */
export async function nextOpens(
  db: Db,
  castIds: readonly string[],
  now: Date,
): Promise<(castId: string) => NextOpen | null> {
  if (castIds.length === 0) return () => null;
  const today = dayOf(now);
  const days = await openDays(db, castIds, addDays(today, 1), addDays(today, HORIZON_DAYS));
  const next = new Map<string, NextOpen>();
  for (const { castId, day, fromMinute, toMinute, taken } of days) {
    if (next.has(castId)) continue;
    const open = { fromMinute: Math.max(fromMinute, requestOpensAt(day, now)), toMinute };
    const [first] = freeWindows(
      open,
      taken.map((one) => ({
        fromMinute: minuteOfDay(new Date(one.from), day),
        toMinute: minuteOfDay(new Date(one.to), day),
      })),
    );
    if (first) next.set(castId, { day, minute: first.fromMinute });
  }
  return (castId) => next.get(castId) ?? null;
}
