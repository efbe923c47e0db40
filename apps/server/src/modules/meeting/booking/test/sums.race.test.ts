import { beforeEach, expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Sum } from '@yoimachi/domain/booking';
import { guestWithPoints } from '../../../../test-support/index.ts';
import { useRaceApp } from './race.support.ts';
import { approved, at, bookableCast, command, does, participationOf, type Booked } from './support.ts';

const { finishGuestBooking, askExtension } = guestBookingRoutes;
const { castArrived, answerExtension } = castBookingRoutes;
const MEETINGS = 12;
const REFUSED = ['SUM_CHANGED', 'CONFLICT'];
const [QUARTERS_3, HOUR, PLAN] = [sum(7500, 45), sum(10_000, 60), sum(15_000, 90)];

function sum(points: number, minutes: number): Sum {
  return { points, minutes };
}

const app = useRaceApp();
let meetings: readonly Booked[];

/** This many meetings that begin at 18:00; everybody is signed in. */
beforeEach(async () => {
  const booked: Booked[] = [];
  while (booked.length < MEETINGS)
    booked.push(await approved(app, { guest: await guestWithPoints(app), cast: await bookableCast(app) }));
  await app.moveTo(at(18));
  for (const one of booked) await does(app, one, castArrived);
  await Promise.all(booked.flatMap(({ guest, cast }) => [guest.token(), cast.token()]));
  meetings = booked;
});

/** The guest's press on a booking as he sees it, at the sum on his screen. */
async function presser({ bookingId, guest }: Booked) {
  const { version } = await participationOf(app, bookingId);
  return (shown: Sum) => app.call(finishGuestBooking, { body: { bookingId, version, shown } }, guest);
}

test('presses at two sums while the minute ticks over: what is settled was on the screen of the one who won', async () => {
  await app.moveTo(at(18, 45));
  const presses = await Promise.all(meetings.map(presser));
  const shown = [QUARTERS_3, HOUR, QUARTERS_3, HOUR];
  const [all] = await Promise.all([
    Promise.all(presses.map((press) => Promise.all(shown.map((one) => press(one))))),
    app.clock.advanceTo(at(18, 46)),
  ]);
  for (const [index, answers] of all.entries()) {
    const won = answers.flatMap(({ status }, place) => (status === 200 ? [shown[place]!] : []));
    const codes = answers.filter(({ status }) => status !== 200).map(({ code }) => code);
    expect(won.length).toBeLessThanOrEqual(1);
    expect(codes.filter((code) => !REFUSED.includes(String(code)))).toEqual([]);
    // Where both pressed too early or too late, nothing was done, and the current sum is settled.
    if (won.length === 0) await presses[index]!(HOUR);
    const { points, minutes } = won[0] ?? HOUR;
    expect(await participationOf(app, meetings[index]!.bookingId)).toMatchObject({
      billed_points: points,
      billed_minutes: minutes,
      settled_points: points,
    });
  }
});

test('his end × her agreement to 15 minutes more × the clock: one of them, and never the other sum', async () => {
  await app.moveTo(at(19, 20));
  for (const one of meetings) await does(app, one, askExtension);
  await app.moveTo(at(19, 29));
  const presses = await Promise.all(meetings.map(presser));
  const both = meetings.map((one, index) =>
    Promise.all([presses[index]!(PLAN), command(app, one, answerExtension, { decision: 1 })]),
  );
  const [all] = await Promise.all([Promise.all(both), app.clock.advanceTo(at(19, 30))]);
  for (const [index, [ended, agreed]] of all.entries()) {
    const one = meetings[index]!;
    const seen = await participationOf(app, one.bookingId);
    const isLonger = seen.ends_at > seen.planned_ends_at;
    expect([ended.status, agreed.status].filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(isLonger).toBe(agreed.status === 200);
    expect(seen.settled_points).toBe(ended.status === 200 ? 15_000 : null);
    if (ended.status === 200) continue;
    // For a longer meeting his old sum is refused; where the question lapsed at the end, it is still the right one.
    const again = await presser(one);
    const now = isLonger ? sum(17_500, 105) : PLAN;
    await app.clock.advanceTo(at(19, 31));
    if (isLonger) expect(await again(PLAN)).toMatchObject({ code: 'SUM_CHANGED', details: now });
    expect(await again(now)).toMatchObject({ status: 200 });
    expect(await participationOf(app, one.bookingId)).toMatchObject({
      settled_points: now.points,
      billed_minutes: now.minutes,
    });
  }
});
