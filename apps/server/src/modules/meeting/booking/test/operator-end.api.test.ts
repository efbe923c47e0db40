import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { OperatorRef } from '@yoimachi/domain/operator';
import { guestWithPoints, OPERATORS, useRewoundApp } from '../../../../test-support/index.ts';
import { approveAct, proposeBookingEnd } from '#desk/operator-act';
import { readReward } from '#money/points';
import { cancelAsOperator, previewOperatorEnd } from '../index.ts';
import { readAsOperator } from '../read/read-as-operator.ts';
import {
  allApproved,
  bookingOf,
  byCast,
  byGuest,
  must,
  participationsOf,
  type Several,
} from './several.support.ts';
import {
  approved,
  at,
  BOOKING_MODULES,
  does,
  met,
  participationOf,
  requested,
  requestedOf,
  severalCasts,
  spendable,
  told,
} from './support.ts';

const { confirmBooking, castArrived, claimGuestAbsent, endCastBooking } = castBookingRoutes;
const { claimCastAbsent } = guestBookingRoutes;
const reason = '安全のため (sato)';
const POINTS = 50_000;

const app = useRewoundApp({ modules: BOOKING_MODULES });

interface How {
  readonly castId?: string;
  readonly blamesGuest?: boolean;
  readonly reason?: string;
}
const orderOf = (bookingId: string, { castId, blamesGuest = false, reason: why = reason }: How = {}) =>
  ({
    bookingId,
    castId,
    command: { action: 'forceCancel', reason: why, blamesGuest },
    operator: OPERATORS.sato,
  }) as const;
const cancel = (bookingId: string, how?: How) => cancelAsOperator(app.context, orderOf(bookingId, how));
const refused = (code: string) => ({ ok: false, error: { code } });
const confirmed = async (count = 2) =>
  allApproved(app, confirmBooking, {
    guest: await guestWithPoints(app, POINTS),
    casts: await severalCasts(app, count),
  });
const inMeeting = async () => {
  const several = await confirmed();
  await app.moveTo(at(18));
  await must(byCast(app, several, 0, castArrived));
  return several;
};
const statuses = async ({ bookingId }: Several) =>
  (await participationsOf(app, bookingId)).map((participation) => [
    participation.status,
    participation.cancel_type,
  ]);
/** What applies to each of two casts. */
const both = (facts: object) => [facts, facts];
const penalties = () => app.db.selectFrom('penalty').selectAll().execute();

test('an operator ends a booking without a fee or a penalty, in whatever state it is', async () => {
  for (const begin of [requested, approved, met]) {
    const booked = await begin(app);
    const ended = await cancel(booked.bookingId);
    expect(ended).toMatchObject({
      ok: true,
      value: { settledPoints: 0, participations: [{ to: 'CANCEL' }] },
    });
    expect(await participationOf(app, booked.bookingId)).toMatchObject({
      status: 'CANCEL',
      cancel_type: 'CAST',
      open: false,
      settled_points: 0,
      due_at: null,
    });
    expect(await spendable(app, booked.guest)).toBe(100_000);
    expect((await told(app, booked.guest)).at(-1)).toBe('GUEST_ENDED_BY_OPERATOR');
    expect((await told(app, booked.cast)).at(-1)).toBe('CAST_ENDED_BY_OPERATOR');
    expect(await cancel(booked.bookingId)).toMatchObject(refused('ACTION_NOT_ALLOWED'));
  }
  expect(await penalties()).toEqual([]);
});

test('why is in the history, for operators alone; whose fault it was decides what it is called', async () => {
  const booked = await approved(app);
  expect(await cancel(booked.bookingId, { reason: '  ' })).toMatchObject(refused('REASON_REQUIRED'));
  expect(await cancel(booked.bookingId, { blamesGuest: true })).toMatchObject({ ok: true });
  expect((await participationOf(app, booked.bookingId)).cancel_type).toBe('GUEST');
  const params = { bookingId: booked.bookingId };
  const details = [
    await app.call(guestBookingRoutes.getGuestBooking, { params }, booked.guest),
    await app.call(castBookingRoutes.getCastBooking, { params }, booked.cast),
  ];
  for (const { status, body } of details) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('sato');
  }
  const { number } = await bookingOf(app, booked.bookingId);
  for (const name of [booked.bookingId, number]) {
    const view = await readAsOperator(app.context, name, OPERATORS.sato);
    expect(view.ok && view.value.history.at(-1)).toMatchObject({
      actor: 'operator',
      action: 'forceCancel',
      fromState: 'due',
      toState: 'closed',
      reason,
    });
  }
  expect(await readAsOperator(app.context, 'DH-20261121-00000000', OPERATORS.sato)).toMatchObject(
    refused('NOT_FOUND'),
  );
});

test('a preview says what would come, and nothing has', async () => {
  const several = await inMeeting();
  expect(await previewOperatorEnd(app.context, orderOf(several.bookingId))).toMatchObject({
    ok: true,
    value: {
      settledPoints: 0,
      participations: [
        { castId: several.casts[0]!.userId, to: 'CANCEL', billedPoints: 0, rewardPoints: 0 },
        { castId: several.casts[1]!.userId, to: 'CANCEL', billedPoints: 0, rewardPoints: 0 },
      ],
    },
  });
  expect(await statuses(several)).toEqual([
    ['APPROVE', null],
    ['APPROVE', null],
  ]);
  expect(await previewOperatorEnd(app.context, orderOf(crypto.randomUUID()))).toMatchObject(
    refused('NOT_FOUND'),
  );
});

test('before anybody has come, the end of one cast is the end for all', async () => {
  const several = await requestedOf(app, {
    guest: await guestWithPoints(app, POINTS),
    casts: await severalCasts(app, 2),
  });
  await must(byCast(app, several, 0, confirmBooking, { decision: 1 }));
  expect(await cancel(several.bookingId, { castId: several.casts[1]!.userId })).toMatchObject({ ok: true });
  expect(await statuses(several)).toEqual([
    ['AUTO_CANCEL', 'ONE_COULD_NOT_TAKE_PART'],
    ['CANCEL', 'CAST'],
  ]);
  expect(await spendable(app, several.guest)).toBe(POINTS);
  expect((await told(app, several.guest)).filter((kind) => kind === 'GUEST_ENDED_BY_OPERATOR')).toHaveLength(
    1,
  );
  expect((await told(app, several.casts[0]!)).at(-1)).toBe('CAST_ONE_COULD_NOT');
  expect(await penalties()).toEqual([]);
});

test('once one has come, the end of another leaves her where she is, and both she and the guest hear so', async () => {
  const several = await inMeeting();
  const [first, second] = several.casts;
  expect(await cancel(several.bookingId, { castId: second!.userId })).toMatchObject({
    ok: true,
    value: { settledPoints: null, participations: [{ castId: second!.userId }] },
  });
  expect(await statuses(several)).toEqual([
    ['APPROVE', null],
    ['CANCEL', 'CAST'],
  ]);
  expect((await told(app, several.guest)).at(-1)).toBe('GUEST_ONE_CAST_CANCELLED');
  expect((await told(app, first!)).at(-1)).toBe('OTHERS_CAST_CANCELLED');
  expect((await told(app, second!)).at(-1)).toBe('CAST_ENDED_BY_OPERATOR');
  await app.moveTo(at(19, 30));
  await must(byCast(app, several, 0, endCastBooking));
  expect(await bookingOf(app, several.bookingId)).toMatchObject({ settled_points: 15_000, open: false });
  expect(await cancel(several.bookingId, { castId: several.guest.userId })).toMatchObject(
    refused('NOT_FOUND'),
  );
});

test('a claim is decided as a claim: the booking is ended by no other act meanwhile', async () => {
  const several = await inMeeting();
  await app.moveTo(at(18, 20));
  await must(byGuest(app, several, claimCastAbsent, { cast: 0 }));
  expect(await cancel(several.bookingId)).toMatchObject(refused('CLAIM_OPEN'));
  const { bookingId } = several;
  expect(await proposeBookingEnd(app.context, { bookingId, reason, operator: OPERATORS.sato })).toMatchObject(
    refused('CLAIM_OPEN'),
  );
});

test('what is over waits for the end of its claim, and for nobody else', async () => {
  const booked = await met(app);
  await app.moveTo(at(18, 20));
  await does(app, booked, claimGuestAbsent);
  expect(await cancel(booked.bookingId)).toMatchObject(refused('ACTION_NOT_ALLOWED'));
});

test('two operators end a meeting: the real time is billed when the second approves', async () => {
  const several = await confirmed();
  const { bookingId, guest, casts } = several;
  const propose = () =>
    proposeBookingEnd(app.context, { bookingId, reason: '体調不良', operator: OPERATORS.sato });
  expect(await propose()).toMatchObject(refused('ACTION_NOT_ALLOWED'));
  await app.moveTo(at(18));
  await must(byCast(app, several, 0, castArrived));
  await must(byCast(app, several, 1, castArrived));
  await app.moveTo(at(18, 50));
  const proposed = await propose();
  if (!proposed.ok) throw new Error(proposed.error.code);
  const { actId, ending } = proposed.value;
  expect(ending).toMatchObject({
    settledPoints: 20_000,
    participations: both({ billedMinutes: 60, billedPoints: 10_000, rewardPoints: 7500 }),
  });
  expect(await bookingOf(app, bookingId)).toMatchObject({ open: true, settled_at: null });
  const approve = (operator: OperatorRef) => approveAct(app.context, { actId, operator });
  expect(await approve(OPERATORS.sato)).toMatchObject(refused('ACT_SAME_OPERATOR'));
  await app.moveTo(at(19, 5));
  expect(await approve(OPERATORS.suzuki)).toEqual({ ok: true, value: undefined });
  expect(await bookingOf(app, bookingId)).toMatchObject({ open: false, settled_points: 25_000 });
  expect(await participationsOf(app, bookingId)).toMatchObject(
    both({ status: 'APPROVE', finished_at: at(19, 5), billed_minutes: 75, reward_points: 9375 }),
  );
  expect(await spendable(app, guest)).toBe(POINTS - 25_000);
  for (const cast of casts) {
    expect(await readReward(app.db, cast.userId)).toBe(9375);
    expect(await told(app, cast)).toContain('CAST_ENDED_BY_OPERATOR');
  }
  expect((await told(app, guest)).filter((kind) => kind === 'GUEST_ENDED_BY_OPERATOR')).toHaveLength(1);
  const view = await readAsOperator(app.context, bookingId, OPERATORS.sato);
  expect(view.ok && view.value.history.at(-1)).toMatchObject({
    actor: 'operator',
    action: 'forceEnd',
    actorName: 'suzuki',
    reason: '体調不良',
  });
  expect(await propose()).toMatchObject(refused('ACTION_NOT_ALLOWED'));
});

test('the meeting that has ended meanwhile is not billed again; the act stays open', async () => {
  const booked = await met(app);
  await app.moveTo(at(18, 50));
  const order = { bookingId: booked.bookingId, reason, operator: OPERATORS.sato };
  const proposed = await proposeBookingEnd(app.context, order);
  if (!proposed.ok) throw new Error(proposed.error.code);
  await app.moveTo(at(19, 30));
  await does(app, booked, endCastBooking);
  const approved = await approveAct(app.context, {
    actId: proposed.value.actId,
    operator: OPERATORS.suzuki,
  });
  expect(approved).toMatchObject(refused('ACTION_NOT_ALLOWED'));
  expect(await participationOf(app, booked.bookingId)).toMatchObject({ settled_points: 15_000 });
  expect(await proposeBookingEnd(app.context, { ...order, reason: ' ' })).toMatchObject(
    refused('REASON_REQUIRED'),
  );
  expect(await proposeBookingEnd(app.context, { ...order, bookingId: crypto.randomUUID() })).toMatchObject(
    refused('NOT_FOUND'),
  );
});
