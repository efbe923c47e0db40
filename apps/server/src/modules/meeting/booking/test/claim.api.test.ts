import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { addDays, addMinutes, instantAt } from '@yoimachi/domain/time';
import { OPERATORS, useRewoundApp } from '../../../../test-support/index.ts';
import { readReward } from '#money/points';
import { decideClaim, openClaims } from '../index.ts';
import { readAsOperator } from '../read/read-as-operator.ts';
import {
  approved,
  at,
  bookableCast,
  BOOKING_MODULES,
  command,
  does,
  EVENING,
  met,
  participationOf,
  spendable,
  told,
  type Booked,
} from './support.ts';

const operator = OPERATORS.sato;
const app = useRewoundApp({ modules: BOOKING_MODULES });

const { claimCastAbsent, guestObjects, finishGuestBooking, guestArrived, askExtension, reviewCast } =
  guestBookingRoutes;
const { claimGuestAbsent, castObjects, castArrived, endCastBooking, checkOut } = castBookingRoutes;
const reason = '待ち合わせ場所にいました';
const penalties = async () =>
  (await app.db.selectFrom('penalty').select('kind').execute()).map((row) => row.kind);
const alerts = async () => {
  const rows = await app.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'operator.alert')
    .execute();
  return rows.map((row) => (row.payload as { kind: string }).kind);
};

/** The claim was made at 18:20. */
const tomorrow = addMinutes(at(18, 20), 24 * 60);
async function claimed(route: typeof claimGuestAbsent | typeof claimCastAbsent): Promise<Booked> {
  const booked = await met(app, { cast: await bookableCast(app, { stage: 1 }) });
  await app.moveTo(at(18, 20));
  await does(app, booked, route);
  return booked;
}

test('the guest did not come: nothing settles for 24 hours, then he pays the fee of the day', async () => {
  const booked = await claimed(claimGuestAbsent);
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'FORCE_FINISH',
    cancel_type: 'GUEST_NO_SHOW',
    claim_type: 'GUEST_NO_SHOW',
    finished_at: at(18, 20),
    settled_at: null,
    due_at: tomorrow,
    due_action: 'claimStands',
    open: true,
  });
  expect((await told(app, booked.guest)).at(-1)).toBe('GUEST_CLAIMED_ABSENT');
  expect(await alerts()).toEqual([]);
  await app.moveTo(addMinutes(tomorrow, -1));
  expect(await spendable(app, booked.guest)).toBe(85_000);
  expect((await participationOf(app, booked.bookingId)).settled_at).toBeNull();
  await app.moveTo(addMinutes(tomorrow, 300));
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'FORCE_FINISH',
    settled_at: tomorrow,
    claim_ended_at: tomorrow,
    billed_minutes: null,
    billed_points: 15_000,
    reward_points: 12_000,
    settled_points: 15_000,
    open: false,
    due_at: null,
  });
  expect(await readReward(app.db, booked.cast.userId)).toBe(12_000);
  expect((await told(app, booked.guest)).at(-1)).toBe('GUEST_FEE_SETTLED');
  expect((await told(app, booked.cast)).at(-1)).toBe('CAST_REWARD');
  expect(await penalties()).toEqual([]);
});

test('she is not here: the clock ends the meeting, the claim stands, everything goes back and she gets a penalty', async () => {
  const booked = await claimed(claimCastAbsent);
  expect((await told(app, booked.cast)).at(-1)).toBe('CAST_CLAIMED_ABSENT');
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'APPROVE',
    finished_at: null,
  });
  await app.moveTo(at(19, 45));
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'APPROVE',
    finished_at: at(19, 30),
    settled_at: null,
    due_at: tomorrow,
  });
  await app.moveTo(at(20));
  expect(await alerts()).toEqual(['OPERATOR_CHECKOUT_ALERT']);
  await app.moveTo(tomorrow);
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    status: 'CANCEL',
    cancel_type: 'CAST_NO_SHOW',
    settled_at: tomorrow,
    settled_points: 0,
    open: false,
  });
  expect(await spendable(app, booked.guest)).toBe(100_000);
  expect(await penalties()).toEqual(['CAST_NO_SHOW']);
  expect((await told(app, booked.guest)).at(-1)).toBe('GUEST_NO_SHOW_CLOSED');
});

test('a server that was down over both times does them in their order', async () => {
  const booked = await claimed(claimCastAbsent);
  await app.clock.advanceTo(instantAt(addDays(EVENING, 3), 600));
  await app.work();
  const events = await app.db
    .selectFrom('booking_event')
    .select(['action', 'at'])
    .where('booking_id', '=', booked.bookingId)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(events).toEqual([
    { action: 'claimStands', at: tomorrow },
    { action: 'autoFinish', at: at(19, 45) },
  ]);
});

test('an objection waits for an operator, who bills the plan, the real time or nothing', async () => {
  for (const [outcome, points] of [
    ['PLAN', 15_000],
    ['REAL_TIME', 5000],
    ['NOTHING', 0],
  ] as const) {
    const cast = await bookableCast(app, {
      day: addDays(EVENING, points === 0 ? 2 : points === 5000 ? 1 : 0),
    });
    const booked = await approved(app, { cast });
    await app.moveTo(instantAt(cast.day, 18 * 60));
    await does(app, booked, castArrived);
    await app.moveTo(instantAt(cast.day, 18 * 60 + 20));
    await does(app, booked, claimGuestAbsent);
    await does(app, booked, guestObjects, { reason });
    expect((await told(app, booked.cast)).at(-1)).toBe('CAST_CLAIM_OBJECTED');
    expect(await openClaims(app.db, 10)).toMatchObject([{ bookingId: booked.bookingId }]);
    const read = await readAsOperator(app.context, booked.bookingId, OPERATORS.sato);
    expect(JSON.stringify(read)).toContain(reason);
    const decision = { bookingId: booked.bookingId, outcome, reason: 'both were asked', operator };
    expect(await decideClaim(app.context, decision)).toEqual({ ok: true, value: { billedPoints: points } });
    expect(await participationOf(app, booked.bookingId)).toMatchObject({
      status: 'FORCE_FINISH',
      settled_points: points,
      cancel_type: outcome === 'PLAN' ? 'GUEST_NO_SHOW' : null,
      open: false,
    });
    expect(await spendable(app, booked.guest)).toBe(100_000 - points);
    expect(await told(app, booked.guest)).toContain('GUEST_CLAIM_DECIDED');
    expect(await decideClaim(app.context, decision)).toMatchObject({ error: { code: 'ACTION_NOT_ALLOWED' } });
  }
  expect(await alerts()).toEqual(Array(3).fill('OPERATOR_CLAIM_OBJECTED'));
  expect(await penalties()).toEqual([]);
  const missing = { bookingId: crypto.randomUUID(), outcome: 'PLAN', reason, operator } as const;
  expect(await decideClaim(app.context, missing)).toMatchObject({ error: { code: 'NOT_FOUND' } });
});

test('an objection of the cast: decided only when the meeting is over and somebody objected', async () => {
  const booked = await claimed(claimCastAbsent);
  const decision = { bookingId: booked.bookingId, outcome: 'NOTHING', reason, operator } as const;
  const refused = { error: { code: 'ACTION_NOT_ALLOWED' } };
  await does(app, booked, castObjects, { reason });
  expect(await decideClaim(app.context, decision)).toMatchObject(refused);
  await app.moveTo(tomorrow);
  expect(await participationOf(app, booked.bookingId)).toMatchObject({ settled_at: null, due_at: null });
  expect(await decideClaim(app.context, { ...decision, reason: ' ' })).toMatchObject({
    error: { code: 'REASON_REQUIRED' },
  });
  expect(await decideClaim(app.context, decision)).toMatchObject({ ok: true });
  expect(await participationOf(app, booked.bookingId)).toMatchObject({ status: 'CANCEL', settled_points: 0 });
  expect(await penalties()).toEqual(['CAST_NO_SHOW']);
});

test('each claim and objection is refused where it has no place', async () => {
  const booked = await approved(app);
  await app.moveTo(at(18));
  expect(await command(app, booked, claimCastAbsent)).toMatchObject({ status: 409, code: 'NOBODY_ARRIVED' });
  expect(await command(app, booked, claimGuestAbsent)).toMatchObject({ code: 'NOBODY_ARRIVED' });
  await does(app, booked, castArrived);
  await app.moveTo(at(18, 14));
  expect(await command(app, booked, claimCastAbsent)).toMatchObject({ code: 'CLAIM_TOO_EARLY' });
  expect(await command(app, booked, claimGuestAbsent)).toMatchObject({ code: 'CLAIM_TOO_EARLY' });
  expect(await command(app, booked, castObjects, { reason })).toMatchObject({ code: 'ACTION_NOT_ALLOWED' });
  await app.moveTo(at(18, 15));
  const stranger = { ...booked, cast: await bookableCast(app) };
  expect(await command(app, stranger, claimGuestAbsent)).toMatchObject({ status: 404 });
  const stale = { bookingId: booked.bookingId, version: 1 };
  expect(await app.call(claimCastAbsent, { body: stale }, booked.guest)).toMatchObject({ code: 'CONFLICT' });
  await does(app, booked, claimCastAbsent);
  expect(await command(app, booked, claimCastAbsent)).toMatchObject({ code: 'CLAIM_OPEN' });
  expect(await command(app, booked, claimGuestAbsent)).toMatchObject({ code: 'CLAIM_OPEN' });
  expect(await command(app, booked, askExtension)).toMatchObject({ code: 'CLAIM_OPEN' });
  expect(await command(app, booked, guestObjects, { reason })).toMatchObject({ code: 'ACTION_NOT_ALLOWED' });
  expect(await command(app, booked, castObjects, { reason: ' ' })).toMatchObject({ code: 'REASON_REQUIRED' });
  await does(app, booked, castObjects, { reason });
  expect(await command(app, booked, castObjects, { reason })).toMatchObject({ code: 'ALREADY_OBJECTED' });
});

test('who pressed something was there; the guest takes his claim back by ending the meeting', async () => {
  const booked = await approved(app);
  await app.moveTo(at(18));
  await does(app, booked, guestArrived);
  await app.moveTo(at(18, 20));
  expect(await command(app, booked, claimGuestAbsent)).toMatchObject({ code: 'ACTION_NOT_ALLOWED' });
  expect(await command(app, booked, claimCastAbsent)).toMatchObject({ code: 'ACTION_NOT_ALLOWED' });
  await app.moveTo(at(19, 45));
  expect((await participationOf(app, booked.bookingId)).billed_points).toBe(15_000);
});

test('his own end of the meeting settles it, her end does not; checkout and reviews stay as they are', async () => {
  const found = await claimed(claimCastAbsent);
  await app.moveTo(at(19));
  await does(app, found, finishGuestBooking);
  expect(await participationOf(app, found.bookingId)).toMatchObject({
    claim_ended_at: at(19),
    billed_minutes: 60,
    settled_points: 10_000,
  });
  const cast = await bookableCast(app, { day: addDays(EVENING, 1) });
  const booked = await approved(app, { cast });
  await app.moveTo(instantAt(cast.day, 18 * 60));
  await does(app, booked, castArrived);
  await app.moveTo(instantAt(cast.day, 18 * 60 + 20));
  await does(app, booked, claimCastAbsent);
  await app.moveTo(instantAt(cast.day, 19 * 60 + 45));
  expect(await command(app, booked, endCastBooking)).toMatchObject({ code: 'ACTION_NOT_ALLOWED' });
  await does(app, booked, checkOut);
  const claimStandsAt = instantAt(addDays(cast.day, 1), 18 * 60 + 20);
  expect(await participationOf(app, booked.bookingId)).toMatchObject({
    due_at: claimStandsAt,
    settled_at: null,
  });
  const body = { bookingId: booked.bookingId, tier: 'KEEP' } as const;
  expect(await app.call(reviewCast, { body }, booked.guest)).toMatchObject({ status: 200 });
  await does(app, booked, castObjects, { reason });
  expect((await participationOf(app, booked.bookingId)).due_at).toBeNull();
});

test('a claim sent twice with its key is one claim', async () => {
  const booked = await met(app);
  await app.moveTo(at(18, 20));
  const { version } = await participationOf(app, booked.bookingId);
  const [body, key] = [{ bookingId: booked.bookingId, version }, crypto.randomUUID()];
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.call(claimGuestAbsent, { body, key }, booked.cast)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect((await told(app, booked.guest)).filter((kind) => kind === 'GUEST_CLAIMED_ABSENT')).toHaveLength(1);
});
