import { DAY_MINUTES } from '@yoimachi/domain/time';
import { instantOf, typedAt, typedIn } from '#lib/local-time.ts';
import { dayOf, instantAt, isDay } from '#ui/lib/dates.ts';

/** From when until when something is shown, as it is typed. */
export interface TypedPeriod {
  readonly from: string;
  readonly fromTime: string;
  /** Its last day; empty: it has none. */
  readonly until: string;
}

interface Stored {
  readonly startsAt: string;
  readonly endsAt: string | null;
}

const NEVER = new Date(Number.NaN);

/** What stands in the fields first: from now on, or as it is stored. */
export function firstPeriod(stored: Stored | undefined): TypedPeriod {
  const { day, time } = stored ? typedAt(new Date(stored.startsAt)) : typedIn(0);
  const endsAt = stored?.endsAt ?? null;
  // It ends with a day: the instant before belongs to it.
  const until = endsAt === null ? '' : dayOf(new Date(new Date(endsAt).getTime() - 1));
  return { from: day, fromTime: time, until };
}

/** As the server has it, until the end of its last day; a time that is none is NaN. What began keeps its beginning. */
export function periodOf({ from, fromTime, until }: TypedPeriod, stored?: Stored) {
  const startsAt = stored ? new Date(stored.startsAt) : instantOf(from, fromTime);
  const endsAt = until === '' ? null : isDay(until) ? instantAt(until, DAY_MINUTES) : NEVER;
  return { startsAt: startsAt ?? NEVER, endsAt };
}
