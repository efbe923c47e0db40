import { replyDeadline, settlementOf } from '@yoimachi/domain/booking';
import { quote } from '@yoimachi/domain/pricing';
import { addDays, addMinutes, dayOf, daysBetween, earlierOf, instantAt } from '@yoimachi/domain/time';
import type { Day } from '@yoimachi/domain/time';
import { bookingNumber } from '../../apps/server/src/modules/meeting/booking/request/number.ts';
import { knownToEachOther } from './arrivals.ts';
import { demoId } from './id.ts';
import { REJECT_REASONS } from './intro.ja.ts';
import { makeRandom, seedOf, type Random } from './random.ts';
import { makeReviews } from './reviews.ts';
import { scheduleOn } from './schedules.ts';
import { MEETING_PLACES } from './stores.ja.ts';
import type { DemoBooking, DemoCast, DemoGuest, DemoOptions, DemoSchedule } from './types.ts';

/** Past bookings lie within this many days. */
const PAST_DAYS = 60;
/** Every eighth guest has registered but not booked yet; the demo guest has. */
const QUIET_GUEST = 8;
/** Who is new has met at most somebody every so many days. */
const NEWCOMERS_DAYS = 7;
/** Past bookings are with these casts, so that many of them have enough reviews for a score. */
const POPULAR_CASTS = 90;

type Slot = { guest: DemoGuest; cast: DemoCast; day: Day; schedule: DemoSchedule };

/** Six to ten past bookings per active guest, fewer of who is new; one a day per guest and per cast. */
export function makeBookings(
  options: DemoOptions,
  guests: readonly DemoGuest[],
  casts: readonly DemoCast[],
): DemoBooking[] {
  const random = makeRandom(seedOf(options.seed, 'bookings'));
  const busy = new Set<string>();
  const popular = popularCasts(casts, random);
  const bookings = yesterday(options, guests[0], casts[0]);
  for (const { guest, cast, schedule } of bookings)
    busy.add(`${guest.id}${schedule.day}`).add(`${cast.id}${schedule.day}`);
  guests.forEach((guest, index) => {
    if (index % QUIET_GUEST === QUIET_GUEST - 1) return;
    const tenure = daysBetween(dayOf(guest.registeredAt), options.today);
    const count = Math.min(random.int(6, 10), Math.floor(tenure / NEWCOMERS_DAYS));
    for (let tries = 0, made = 0; made < count && tries < 400; tries += 1) {
      const cast = popular[Math.floor(random.next() ** 1.5 * popular.length)];
      const day = addDays(options.today, -random.int(1, PAST_DAYS));
      const schedule = cast && scheduleOn(cast.id, day, true);
      if (!cast || !schedule || [`${guest.id}${day}`, `${cast.id}${day}`].some((key) => busy.has(key)))
        continue;
      const booking = makeBooking(options, { guest, cast, day, schedule }, random);
      if (booking.requestedAt <= knownToEachOther(guest, cast)) continue;
      busy.add(`${guest.id}${day}`).add(`${cast.id}${day}`);
      bookings.push(booking);
      made += 1;
    }
  });
  bookings.sort((a, b) => a.requestedAt.getTime() - b.requestedAt.getTime() || (a.id < b.id ? -1 : 1));
  return bookings;
}

/** The demo guest and the demo cast met yesterday, and neither has reviewed the other yet. */
function yesterday(
  options: DemoOptions,
  guest: DemoGuest | undefined,
  cast: DemoCast | undefined,
): DemoBooking[] {
  const day = addDays(options.today, -1);
  const schedule = cast && scheduleOn(cast.id, day, true);
  if (!guest || !cast || !schedule) return [];
  const random = makeRandom(seedOf(options.seed, 'yesterday'));
  return [{ ...makeBooking(options, { guest, cast, day, schedule }, random, 'finished'), reviews: [] }];
}

/** The demo cast is one of them, and probably all first casts in the list. */
function popularCasts(casts: readonly DemoCast[], random: Random): DemoCast[] {
  const pool = casts.slice(1, 240);
  return [...casts.slice(0, 1), ...random.sample(pool, POPULAR_CASTS - 1)];
}

function makeBooking(
  options: DemoOptions,
  { guest, cast, day, schedule }: Slot,
  random: Random,
  wanted?: DemoBooking['outcome'],
): DemoBooking {
  const roomMinutes = schedule.toMinute - schedule.fromMinute;
  const plannedMinutes = Math.min(roomMinutes, random.pick([60, 60, 75, 90, 90, 90, 120, 120]));
  const startMinute =
    schedule.fromMinute + Math.floor((random.next() * (roomMinutes - plannedMinutes)) / 15) * 15;
  const startsAt = instantAt(day, startMinute);
  const [leadDays, minute] = [random.int(3, 11), random.int(540, 1380)];
  const outcome = wanted ?? random.weighted(['finished', 'rejected', 'cancelledByGuest'], [90, 5, 5]);
  const requestedAt = requestTime(day, { leadDays, minute, outcome });
  const answerAt = earlierOf(
    addMinutes(requestedAt, random.int(12, 400)),
    addMinutes(replyDeadline(requestedAt, startsAt), -20),
  );
  const key = `${guest.id} ${day}`;
  const id = demoId(requestedAt, 'booking', key);
  const base = {
    id,
    participationId: demoId(requestedAt, 'participation', key),
    scheduleId: demoId(requestedAt, 'schedule', cast.id, day),
    clientRequestId: demoId(requestedAt, 'request', key),
    number: bookingNumber(day, id),
    guest,
    cast,
    place: `${cast.store.district} ${random.pick(MEETING_PLACES)}`,
    guestCount: schedule.cantJoinAlone ? 1 : random.weighted([1, 2], [5, 2]),
    schedule,
    startMinute,
    endMinute: startMinute + plannedMinutes,
    plannedPoints: quote(cast, plannedMinutes),
    requestedAt,
    outcome,
  };
  if (outcome !== 'finished') return { ...base, ...notHeld(outcome, answerAt, random) };
  return { ...base, approvedAt: answerAt, ...held(options, base, startsAt, plannedMinutes, random) };
}

/** How long before a meeting that took place it was asked for, by the draw: most a few days. */
const LEAD_DAYS: Readonly<Record<number, number>> = {
  3: 1,
  4: 1,
  5: 2,
  6: 2,
  7: 3,
  8: 4,
  9: 5,
  10: 7,
  11: 9,
};

interface Draw {
  /** Between three and eleven. */
  readonly leadDays: number;
  readonly minute: number;
  readonly outcome: DemoBooking['outcome'];
}

/** During waking hours; what was cancelled soon after early enough for that to be free. */
function requestTime(day: Day, { leadDays, minute, outcome }: Draw): Date {
  const days = outcome === 'finished' ? LEAD_DAYS[leadDays]! : leadDays;
  return instantAt(addDays(day, -days), minute);
}

function notHeld(outcome: 'rejected' | 'cancelledByGuest', answerAt: Date, random: Random) {
  const rejected = outcome === 'rejected';
  return {
    approvedAt: rejected ? null : answerAt,
    arrivedAt: null,
    finishedAt: null,
    settledAt: rejected ? answerAt : addMinutes(answerAt, random.int(5, 90)),
    billedMinutes: 0,
    billedPoints: 0,
    rejectReason: rejected ? random.pick(REJECT_REASONS) : null,
    reviews: [],
  };
}

/** One in six ends early; then the time used is billed. */
function held(
  options: DemoOptions,
  booking: { cast: DemoCast; id: string },
  startsAt: Date,
  plannedMinutes: number,
  random: Random,
) {
  const endsAt = addMinutes(startsAt, plannedMinutes);
  const arrivedAt = addMinutes(startsAt, random.int(-9, 4));
  const early = random.chance(1 / 6) ? random.int(8, 34) : 0;
  const finishedAt = addMinutes(endsAt, early > 0 ? -early : 0);
  const bill = settlementOf(booking.cast, { startsAt, endsAt, arrivedAt, finishedAt, cutShortByCast: false });
  return {
    arrivedAt,
    finishedAt,
    settledAt: finishedAt,
    billedMinutes: bill.minutes,
    billedPoints: bill.points,
    rejectReason: null,
    reviews: makeReviews(booking.id, finishedAt, instantAt(options.today, 0), random),
  };
}
