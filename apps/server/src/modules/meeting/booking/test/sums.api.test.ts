import { beforeEach, describe, expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Route } from '@yoimachi/contract/route';
import { NO_SUM, type Sum } from '@yoimachi/domain/booking';
import { useRewoundApp } from '../../../../test-support/index.ts';
import { previewOperatorEnd } from '../index.ts';
import { allApproved, byCast, byGuest, must, participationsOf, type Several } from './several.support.ts';
import { shownOn } from './shown.support.ts';
import {
  approved,
  at,
  BOOKING_MODULES,
  command,
  does,
  met,
  participationOf,
  requested,
  spendable,
  type Booked,
} from './support.ts';

const { cancelGuestBooking, askExtension, finishGuestBooking } = guestBookingRoutes;
const { confirmBooking, castArrived, cancelCastBooking, answerExtension, endCastBooking, forceFinish } =
  castBookingRoutes;
const reason = '都合が悪くなりました';
const sum = (points: number, minutes: number | null = null): Sum => ({ points, minutes });

const app = useRewoundApp({ modules: BOOKING_MODULES });

/** Everything an act could have written. */
const stored = async ({ bookingId, guest }: Pick<Booked, 'bookingId' | 'guest'>) => [
  await participationsOf(app, bookingId),
  await app.db.selectFrom('booking').selectAll().where('id', '=', bookingId).execute(),
  await app.db.selectFrom('booking_event').selectAll().execute(),
  await app.db.selectFrom('outbox').select('id').execute(),
  await app.db.selectFrom('ledger_transfer').select('id').execute(),
  await app.db.selectFrom('penalty').select('id').execute(),
  await app.db.selectFrom('idempotency_key').select('key').execute(),
  await spendable(app, guest),
];

/** A press at a sum other than the server's does nothing and returns the new one; the next press settles it. */
async function expectRefusedThenDone(
  booked: Booked,
  route: Route,
  seen: Sum,
  now: Sum,
  more: object = {},
): Promise<void> {
  const before = await stored(booked);
  const refused = await command(app, booked, route, { ...more, shown: seen });
  expect(refused).toMatchObject({ status: 409, code: 'SUM_CHANGED' });
  expect(refused.details).toEqual(now);
  expect(await stored(booked)).toEqual(before);
  await does(app, booked, route, { ...more, shown: refused.details });
}

describe('a sum that is not the server’s any more', () => {
  test('his end: a minute has ticked over between the look and the press', async () => {
    const booked = await met(app);
    await app.moveTo(at(18, 45));
    const { shown } = await shownOn(app.db, finishGuestBooking, booked.bookingId, app.clock.now());
    expect(shown).toEqual(sum(7500, 45));
    await app.moveTo(at(18, 46));
    await expectRefusedThenDone(booked, finishGuestBooking, shown!, sum(10_000, 60));
    expect(await participationOf(app, booked.bookingId)).toMatchObject({
      billed_minutes: 60,
      billed_points: 10_000,
      settled_points: 10_000,
    });
    expect(await spendable(app, booked.guest)).toBe(90_000);
  });

  test('within the quarter of an hour the sum stands, whatever the seconds', async () => {
    const booked = await met(app);
    await app.moveTo(at(18, 46));
    const { shown } = await shownOn(app.db, finishGuestBooking, booked.bookingId, app.clock.now());
    await app.moveTo(new Date(at(19).getTime() + 59_999));
    await does(app, booked, finishGuestBooking, { shown });
    expect(await participationOf(app, booked.bookingId)).toMatchObject({
      billed_minutes: 60,
      billed_points: 10_000,
    });
  });

  test('her early end', async () => {
    const booked = await met(app);
    await app.moveTo(at(18, 16));
    await expectRefusedThenDone(booked, forceFinish, sum(2500, 15), sum(5000, 30), { reason });
  });

  test('her end at its time', async () => {
    const booked = await met(app);
    await app.moveTo(at(19, 30));
    await expectRefusedThenDone(booked, endCastBooking, sum(12_500, 75), sum(15_000, 90));
  });

  test('the fee at midnight, and nothing where a fee was seen', async () => {
    const booked = await approved(app);
    await expectRefusedThenDone(await requested(app), cancelGuestBooking, sum(7500), NO_SUM, { reason });
    await app.moveTo(at(0, -1));
    const { shown } = await shownOn(app.db, cancelGuestBooking, booked.bookingId, app.clock.now());
    expect(shown).toEqual(sum(7500));
    await app.moveTo(at(0));
    await expectRefusedThenDone(booked, cancelGuestBooking, shown!, sum(15_000), { reason });
  });

  test('15 minutes more, asked for and agreed to', async () => {
    const booked = await met(app);
    await expectRefusedThenDone(booked, askExtension, sum(2000, 15), sum(2500, 15));
    const agree = { decision: 1 };
    await expectRefusedThenDone(booked, answerExtension, sum(5000, 30), sum(2500, 15), agree);
    expect(await spendable(app, booked.guest)).toBe(82_500);
    await does(app, booked, askExtension);
    await expectRefusedThenDone(booked, answerExtension, sum(2500, 15), NO_SUM, { decision: -1 });
  });

  test('her cancellation, which costs nothing', async () => {
    const booked = await approved(app);
    await expectRefusedThenDone(booked, cancelCastBooking, sum(15_000), NO_SUM, { reason });
  });
});

test('an end that waits for a claim is shown to settle nothing', async () => {
  const booked = await met(app);
  await app.moveTo(at(18, 20));
  await does(app, booked, guestBookingRoutes.claimCastAbsent);
  await app.moveTo(at(19, 30));
  await expectRefusedThenDone(booked, endCastBooking, sum(15_000, 90), NO_SUM);
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    billed_points: null,
    settled_points: null,
  });
});

test('what the process refuses anyway says why, whatever the sum', async () => {
  const booked = await approved(app);
  await app.moveTo(at(18));
  const shown = sum(1, 1);
  expect(await command(app, booked, finishGuestBooking, { shown })).toMatchObject({ code: 'NOBODY_ARRIVED' });
  await does(app, booked, castArrived);
  expect(await command(app, booked, endCastBooking, { shown })).toMatchObject({ code: 'END_TOO_EARLY' });
  const { version } = await participationOf(app, booked.bookingId);
  const body = { bookingId: booked.bookingId, version: version - 1, shown };
  expect(await app.call(finishGuestBooking, { body }, booked.guest)).toMatchObject({ code: 'CONFLICT' });
});

test('without a sum nothing is done', async () => {
  const booked = await met(app);
  await app.moveTo(at(19, 30));
  for (const route of [finishGuestBooking, endCastBooking])
    expect(await command(app, booked, route, { shown: undefined })).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      details: { field: 'shown' },
    });
  expect(await command(app, booked, endCastBooking, { shown: { points: 15_000 } })).toMatchObject({
    status: 400,
    details: { field: 'shown.minutes' },
  });
});

test('a press that was refused leaves its key, and a retry of one that was done has its answer', async () => {
  const booked = await met(app);
  await app.moveTo(at(18, 50));
  const { bookingId, guest } = booked;
  const { version } = await participationOf(app, bookingId);
  const press = (shown: Sum, key: string) =>
    app.call(finishGuestBooking, { body: { bookingId, version, shown }, key }, guest);
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  expect(await press(sum(7500, 45), first)).toMatchObject({ code: 'SUM_CHANGED' });
  const done = await press(sum(10_000, 60), second);
  expect(done).toMatchObject({ status: 200 });
  await app.moveTo(at(19, 10));
  expect(await press(sum(10_000, 60), second)).toMatchObject({ status: 200, body: done.body });
  expect(await press(sum(12_500, 75), second)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await spendable(app, guest)).toBe(90_000);
});

describe('several casts', () => {
  let several: Several;
  beforeEach(async () => {
    several = await allApproved(app, confirmBooking);
    await app.moveTo(at(18));
    await must(byCast(app, several, 0, castArrived));
    await app.moveTo(at(18, 30));
    await must(byCast(app, several, 1, castArrived));
  });
  const finish = (shown: Sum, cast?: number) =>
    byGuest(app, several, finishGuestBooking, { shown, ...(cast !== undefined && { cast }) });

  test('the sums of all in the meeting add up; of one it is hers', async () => {
    await app.moveTo(at(19, 1));
    const before = await stored(several);
    for (const [seen, cast, now] of [
      [sum(12_500, 75), undefined, sum(20_000, 120)],
      [sum(20_000, 120), 0, sum(12_500, 75)],
      [sum(12_500, 75), 1, sum(7500, 45)],
    ] as const)
      expect(await finish(seen, cast)).toMatchObject({ code: 'SUM_CHANGED', details: now });
    expect(await stored(several)).toEqual(before);
    await must(finish(sum(12_500, 75), 0));
    await must(finish(sum(7500, 45)));
    expect(await spendable(app, several.guest)).toBe(80_000);
  });

  test('the sum of one is not taken for the end of all', async () => {
    await app.moveTo(at(19));
    expect(await finish(sum(10_000, 60))).toMatchObject({ code: 'SUM_CHANGED', details: sum(17_500, 105) });
    await must(finish(sum(17_500, 105)));
    expect(await participationsOf(app, several.bookingId)).toMatchObject([
      { billed_minutes: 60, billed_points: 10_000 },
      { billed_minutes: 45, billed_points: 7500 },
    ]);
  });
});

test('an operator’s preview says what the guest’s screen says', async () => {
  const booked = await met(app);
  await app.moveTo(at(18, 46));
  const { bookingId } = booked;
  const { shown } = await shownOn(app.db, finishGuestBooking, bookingId, app.clock.now());
  const command = { action: 'forceEnd', reason } as const;
  const preview = await previewOperatorEnd(app.context, { bookingId, command });
  if (!preview.ok) throw new Error(preview.error.code);
  const [participation] = preview.value.participations;
  expect({ points: participation!.billedPoints, minutes: participation!.billedMinutes }).toEqual(shown);
  expect(preview.value.settledPoints).toBe(shown!.points);
});
