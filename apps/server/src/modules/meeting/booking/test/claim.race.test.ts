import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { addMinutes } from '@yoimachi/domain/time';
import { OPERATORS } from '../../../../test-support/index.ts';
import { decideClaim } from '../index.ts';
import { useRaceApp } from './race.support.ts';
import { at, command, does, met, participationOf, spendable, type Booked } from './support.ts';

const app = useRaceApp();

const { claimCastAbsent, guestObjects, finishGuestBooking } = guestBookingRoutes;
const { claimGuestAbsent, castObjects, endCastBooking } = castBookingRoutes;
const reason = '待ち合わせ場所にいました';
const tomorrow = addMinutes(at(18, 20), 24 * 60);
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const winners = (answers: readonly { status: number }[]) =>
  answers.filter((answer) => answer.status === 200).length;
async function eventsOf({ bookingId }: Booked) {
  const rows = await app.db
    .selectFrom('booking_event')
    .select('action')
    .where('booking_id', '=', bookingId)
    .execute();
  return rows.map((row) => row.action);
}

test('fifty claims of both sides at once are one', async () => {
  const booked = await met(app);
  await app.moveTo(at(18, 20));
  const answers = await times(50, (index) =>
    command(app, booked, index % 2 === 0 ? claimGuestAbsent : claimCastAbsent),
  );
  expect(winners(answers)).toBe(1);
  expect((await eventsOf(booked)).filter((action) => action.startsWith('claim'))).toHaveLength(1);
});

test('claim × the ends of the meeting × the clock’s end: one of them, and what a claim stopped does not settle', async () => {
  const booked = await met(app);
  await app.clock.advanceTo(at(19, 44));
  const routes = [claimGuestAbsent, finishGuestBooking, endCastBooking];
  const answers = await times(48, (index) => command(app, booked, routes[index % 3]!));
  expect(winners(answers)).toBe(1);
  const { claimed_at, settled_at } = await participationOf(app, booked.bookingId);
  expect((claimed_at === null) !== (settled_at === null)).toBe(true);
});

test('claim × auto-finish at its very time: the clock has it', async () => {
  const booked = await met(app);
  await app.clock.advanceTo(at(19, 45));
  const [answers] = await Promise.all([
    times(46, () => command(app, booked, claimGuestAbsent)),
    ...Array.from({ length: 4 }, () => app.work()),
  ]);
  expect(winners(answers)).toBe(0);
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'APPROVE',
    claimed_at: null,
    billed_points: 15_000,
  });
  expect((await eventsOf(booked)).filter((action) => action === 'autoFinish')).toHaveLength(1);
});

test.each(['guest', 'cast'] as const)(
  'the objection of the %s × its 24 hours: one of them',
  async (accused) => {
    const booked = await met(app);
    await app.moveTo(at(18, 20));
    await does(app, booked, accused === 'guest' ? claimGuestAbsent : claimCastAbsent);
    await app.moveTo(addMinutes(tomorrow, -1));
    const object = accused === 'guest' ? guestObjects : castObjects;
    // The clock passes the deadline while the objections are in flight.
    const [answers] = await Promise.all([
      times(46, () => command(app, booked, object, { reason })),
      app.clock.advanceTo(tomorrow),
      ...Array.from({ length: 4 }, () => app.work()),
    ]);
    expect(winners(answers)).toBeLessThanOrEqual(1);
    await app.work();
    const participation = await participationOf(app, booked.bookingId);
    expect(participation.objected_at === null).toBe(participation.settled_at !== null);
    expect(winners(answers)).toBe(participation.objected_at === null ? 0 : 1);
    const ends = (await eventsOf(booked)).filter((action) =>
      ['claimStands', 'objectToClaim'].includes(action),
    );
    expect(ends).toHaveLength(1);
  },
);

test('fifty operators decide once', async () => {
  const booked = await met(app);
  await app.moveTo(at(18, 20));
  await does(app, booked, claimGuestAbsent);
  await does(app, booked, guestObjects, { reason });
  const outcomes = ['PLAN', 'REAL_TIME', 'NOTHING'] as const;
  const decided = await times(50, (index) =>
    decideClaim(app.context, {
      bookingId: booked.bookingId,
      outcome: outcomes[index % 3]!,
      reason,
      operator: OPERATORS.sato,
    }),
  );
  expect(decided.filter((one) => one.ok)).toHaveLength(1);
  const { settled_points } = await participationOf(app, booked.bookingId);
  expect(await spendable(app, booked.guest)).toBe(100_000 - settled_points!);
});
