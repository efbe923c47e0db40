import { expect, test } from 'vitest';
import { blockRoutes } from '@yoimachi/contract/block';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { NO_SUM } from '@yoimachi/domain/booking';
import { addDays, instantAt } from '@yoimachi/domain/time';
import { guestWithPoints, type Person } from '../../../../test-support/index.ts';
import { randomOf } from '../../../../test-support/random.ts';
import { callsOf, expectCoherentBooking, phasesOf, useRaceApp, sweeps, type Kind } from './race.support.ts';
import { allApproved, type Several } from './several.support.ts';
import { at, EVENING, requestBody, seen, severalCasts, type Bookable } from './support.ts';

const TRIES = 2;
const SEED = Number(process.env['SEED'] ?? 20_261_121);
const reason = '都合が悪くなりました';
const guestCalls = guestBookingRoutes;
const castCalls = castBookingRoutes;

const app = useRaceApp();

const random = randomOf(SEED);
const below = (count: number) => Math.floor(random() * count);
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)]!;
const shuffled = <T>(values: readonly T[]): T[] =>
  values
    .map((value) => [random(), value] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, value]) => value);

/** What a booking's people might do at a given hour: the guest for all or about one cast, a cast about her participation. */
type Ideas = (cast: number) => readonly Kind[];
const ANSWERS: Ideas = (cast) => [
  ...Array.from({ length: 12 }, () => ({ route: castCalls.confirmBooking, cast, more: { decision: 1 } })),
  { route: castCalls.confirmBooking, cast, more: { decision: -1, reason } },
  { route: castCalls.cancelCastBooking, cast, more: { reason } },
  { route: guestCalls.cancelGuestBooking, more: { reason } },
];
const MEETING: Ideas = (cast) => [
  ...Array.from({ length: 6 }, () => ({ route: castCalls.castArrived, cast })),
  { route: guestCalls.guestArrived, cast },
  { route: castCalls.castTakeBackArrival, cast },
  { route: guestCalls.askExtension, cast },
  { route: castCalls.answerExtension, cast, more: { decision: 1 } },
  { route: castCalls.endCastBooking, cast },
  { route: castCalls.forceFinish, cast, more: { reason } },
  { route: castCalls.claimGuestAbsent, cast },
  { route: guestCalls.claimCastAbsent, cast },
  { route: guestCalls.finishGuestBooking, cast },
  { route: guestCalls.finishGuestBooking },
  { route: castCalls.cancelCastBooking, cast, more: { reason } },
  { route: guestCalls.cancelGuestBooking, cast, more: { reason } },
  { route: guestCalls.cancelGuestBooking, more: { reason } },
];

/** Everybody does some of it at once, seeing each booking as it was before, while the clock reaches `now`. */
async function storm(
  bookings: readonly Several[],
  ideas: Ideas,
  now: Date,
  others: readonly (() => Promise<unknown>)[] = [],
): Promise<number> {
  const calls: (() => Promise<unknown>)[] = [];
  let won = 0;
  for (const several of bookings) {
    const kinds = several.casts.flatMap((_, cast) => Array.from({ length: TRIES }, () => oneOf(ideas(cast))));
    for (const kind of kinds) {
      const call = await callsOf(app, several, kind);
      calls.push(async () => {
        const { status, code } = await call();
        expect(status, `${kind.route.path} ${code}`).toBeLessThan(500);
        if (status === 200) won++;
      });
    }
    calls.push(() => sweeps(app, several, now));
  }
  await Promise.all(shuffled([...calls, ...others]).map((call) => call()));
  for (const several of bookings) await expectCoherentBooking(app, several);
  return won;
}

async function request(guest: Person, casts: readonly Bookable[]): Promise<Several | undefined> {
  const chosen = shuffled(casts).slice(0, 1 + below(4));
  const startMinute = 17 * 60 + 15 * below(8);
  const endMinute = startMinute + 45 + 15 * below(4);
  const body = requestBody(chosen[0]!, { casts: chosen.map(seen), startMinute, endMinute });
  const answer = await app.call(guestCalls.requestBooking, { body }, guest);
  expect(answer.status, String(answer.code)).toBeLessThan(500);
  return answer.status === 200 ? { guest, casts: chosen, bookingId: answer.body.bookingId } : undefined;
}

const blocks = (several: Several) => () =>
  app.call(
    blockRoutes.blockCast,
    { body: { castId: several.casts[0]!.userId, seen: [], shown: NO_SUM } },
    several.guest,
  );
const edit = ({ scheduleId, version, ...cast }: Bookable) => {
  const times = { fromMinute: 17 * 60, toMinute: 20 * 60 + 15, workMinute: 21 * 60, cantJoinAlone: false };
  const body = { scheduleId, version, ...times, workingBar: '灯', confirmedRefusals: 9 };
  return () => app.call(scheduleRoutes.updateSchedule, { body }, cast);
};

test('requests that share their casts are answered and ended by everybody at once', async () => {
  const casts = await severalCasts(app, 6);
  const guests = await Promise.all(Array.from({ length: 16 }, () => guestWithPoints(app)));
  await Promise.all([...guests, ...casts].map((person) => person.token()));
  const asked = await Promise.all(guests.map((guest) => request(guest, casts)));
  const bookings = asked.filter((one) => one !== undefined);
  const others = [blocks(bookings[0]!), blocks(bookings[1]!), edit(casts[0]!), edit(casts[1]!)];
  const won = [
    await storm(bookings, ANSWERS, app.clock.now(), others),
    await storm(bookings, ANSWERS, app.clock.now()),
  ];
  console.log(`SEED=${SEED}: ${bookings.length} requests, ${won.join(' and ')} changes by people`);
});

test('an evening of bookings one after the other, in other company each time, with everybody at once', async () => {
  const casts = await severalCasts(app, 6);
  const bookings: Several[] = [];
  const opensAt = new Map<Several, Date>();
  for (const startMinute of [17 * 60, 18 * 60, 19 * 60]) {
    const [first, second] = [shuffled(casts), shuffled(casts)];
    const companies =
      startMinute === 18 * 60 ? [first.slice(0, 4), first.slice(4)] : [second.slice(0, 3), second.slice(3)];
    for (const company of companies) {
      const body = { startMinute, endMinute: startMinute + 60 };
      const several = await allApproved(app, castCalls.confirmBooking, { casts: company, body });
      bookings.push(several);
      opensAt.set(several, at(0, startMinute - 60));
    }
  }
  const hours = [at(16, 30), at(17, 10), at(17, 45), at(18, 5), at(18, 50), at(19, 10), at(20)];
  const won: number[] = [];
  // Before arrivals are possible, only cancellations would be accepted.
  const begun = (now: Date) => bookings.filter((several) => opensAt.get(several)! <= now);
  for (const now of hours) won.push(await storm(begun(now), MEETING, now));
  await app.moveTo(instantAt(addDays(EVENING, 3), 0));
  for (const several of bookings) {
    await expectCoherentBooking(app, several);
    expect((await phasesOf(app, several)).every((phase) => phase === 'finished' || phase === 'closed')).toBe(
      true,
    );
  }
  const paid = await app.db.selectFrom('booking').select('id').where('settled_points', '>', 0).execute();
  console.log(
    `SEED=${SEED}: ${bookings.length} bookings, ${won.join(', ')} changes by people, ${paid.length} paid`,
  );
});
