import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { OPERATORS, useRewoundApp } from '../../../../test-support/index.ts';
import { approveAct, proposeBookingEnd } from '#desk/operator-act';
import { readReward } from '#money/points';
import { cancelAsOperator } from '../index.ts';
import { at, BOOKING_MODULES, command, met, participationOf, requested, spendable } from './support.ts';

const app = useRewoundApp({ modules: BOOKING_MODULES, config: { databasePool: 50 } });

const reason = '体調不良';
const cancel = (bookingId: string) =>
  cancelAsOperator(app.context, {
    bookingId,
    command: { action: 'forceCancel', reason },
    operator: OPERATORS.sato,
  });
const lineCount = (bookingId: string, action: string) =>
  app.db
    .selectFrom('booking_event')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('action', '=', action)
    .execute()
    .then((rows) => rows.length);

test('his end, her force-finish and the operators, cancelling and billing, end a meeting once', async () => {
  const booked = await met(app);
  const { bookingId, guest, cast } = booked;
  await app.moveTo(at(18, 50));
  const acts = await Promise.all(
    [OPERATORS.sato, OPERATORS.tanaka].map((operator) =>
      proposeBookingEnd(app.context, { bookingId, reason, operator }),
    ),
  );
  const actIds = acts.map((act) => (act.ok ? act.value.actId : expect.unreachable()));
  const ends = await Promise.all([
    ...actIds.map((actId) =>
      approveAct(app.context, { actId, operator: OPERATORS.suzuki }).then(({ ok }) => ok),
    ),
    cancel(bookingId).then(({ ok }) => ok),
    command(app, booked, guestBookingRoutes.finishGuestBooking).then(({ status }) => status === 200),
    command(app, booked, castBookingRoutes.forceFinish, { reason }).then(({ status }) => status === 200),
  ]);
  expect(ends.filter(Boolean)).toHaveLength(1);
  const participation = await participationOf(app, bookingId);
  expect(await spendable(app, guest)).toBe(100_000 - participation.settled_points!);
  expect(await readReward(app.db, cast.userId)).toBe(participation.reward_points);
  expect([0, 10_000]).toContain(participation.settled_points);
  const { rows } = await app.app.pool.query('select 1 from operator_act where approved_at is not null');
  expect(rows).toHaveLength(await lineCount(bookingId, 'forceEnd'));
});

test('an operator who cancels twenty times at once, while she approves, ends the request once', async () => {
  const booked = await requested(app);
  const [approval, ...ends] = await Promise.all([
    command(app, booked, castBookingRoutes.confirmBooking, { decision: 1 }),
    ...Array.from({ length: 20 }, () => cancel(booked.bookingId)),
  ]);
  expect([200, 409]).toContain(approval.status);
  expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await lineCount(booked.bookingId, 'forceCancel')).toBe(1);
  expect(await participationOf(app, booked.bookingId)).toMatchObject({ status: 'CANCEL', open: false });
  expect(await spendable(app, booked.guest)).toBe(100_000);
});
