import { MIN_MINUTES } from '@yoimachi/domain/schedule';
import { addDays, dayOf, instantAt, type Day } from '@yoimachi/domain/time';
import type { Model } from './model.ts';
import { overlaps, takesTime } from './model-state.ts';
import { CASTS, GUESTS } from './step.ts';
import type { World } from './world.ts';

/** The days on which evenings change. */
const DAYS_AHEAD = [1, 2];
const QUARTER = 15;

interface Page {
  readonly items: readonly { readonly castId: string; readonly openFromMinute: number }[];
}

/** Where a guest finds somebody he should not, at another time than she is free, or not at all; empty when nothing differs. */
export async function findDifferences(world: World, model: Model): Promise<string[]> {
  const found: string[] = [];
  const today = dayOf(world.test.clock.now());
  for (let guest = 0; guest < GUESTS; guest++) {
    if (model.suspended.has({ role: 'guest', index: guest })) continue;
    for (const day of DAYS_AHEAD.map((ahead) => addDays(today, ahead))) {
      const query = { day, order: 'PRICE_LOW' };
      const page = await world.read<Page>('searchCasts', world.guests[guest]!, query);
      const castOf = (castId: string) => world.casts.findIndex(({ userId }) => userId === castId);
      const is = JSON.stringify(page?.items.map((one) => [castOf(one.castId), one.openFromMinute]));
      const should = JSON.stringify(whoIsFree(model, guest, day));
      if (is !== should) found.push(`guest ${guest} finds ${is} on ${day}, not ${should}`);
    }
  }
  return found;
}

/** Who, and from when on; by price, which is the order of the casts. */
function whoIsFree(model: Model, guest: number, day: Day): (readonly [cast: number, fromMinute: number])[] {
  return Array.from({ length: CASTS }, (_, cast) => cast).flatMap((cast) => {
    if (model.isAway(cast) || model.blocks.hide(model.bookings, guest, cast)) return [];
    const [first] = startsOf(model, cast, day);
    return first === undefined ? [] : [[cast, first] as const];
  });
}

/** When the shortest meeting could begin. */
function startsOf(model: Model, cast: number, day: Day): number[] {
  const { fromMinute, toMinute } = model.schedules.of(cast, day)!;
  const taken = model.planted.forgetsMeetings
    ? []
    : model.participations.filter((one) => one.cast === cast && takesTime(one));
  const starts: number[] = [];
  for (let minute = fromMinute; minute + MIN_MINUTES <= toMinute; minute += QUARTER) {
    const meeting = { startsAt: instantAt(day, minute), endsAt: instantAt(day, minute + MIN_MINUTES) };
    if (!taken.some(({ state }) => overlaps(state, meeting))) starts.push(minute);
  }
  return starts;
}
