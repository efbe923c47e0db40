import { expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import type { Route } from '@yoimachi/contract/route';
import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { withTransaction } from '#platform/database';
import { endBookingsOfSuspended } from '../index.ts';
import { useRaceApp } from './race.support.ts';
import { shownOn } from './shown.support.ts';
import { approved, at, bookableCast, does, met, participationOf, requested, type Booked } from './support.ts';

const { cancelGuestBooking, guestArrived, askExtension, finishGuestBooking } = guestBookingRoutes;
const { confirmBooking, castArrived, cancelCastBooking, answerExtension, endCastBooking, forceFinish } =
  castBookingRoutes;

const app = useRaceApp();

const reason = '都合が悪くなりました';
/** A call by one of the two, and what its body contains besides the booking and its version. */
type Kind = readonly [Route, object?];

const APPROVE: Kind = [confirmBooking, { decision: 1 }];
const REJECT: Kind = [confirmBooking, { decision: -1, reason }];
const WITHDRAW: Kind = [cancelGuestBooking, { reason }];
const CANCEL: Kind = [cancelGuestBooking, { reason }];
const CANCEL_NO_SHOW: Kind = [cancelGuestBooking, { reason }];
const CAST_CANCEL: Kind = [cancelCastBooking, { reason }];
const FORCE: Kind = [forceFinish, { reason }];
const AGREE: Kind = [answerExtension, { decision: 1 }];
const DECLINE: Kind = [answerExtension, { decision: -1 }];

interface Outcome {
  /** Calls that answered 200. */
  readonly winners: number;
  /** Changes recorded in the booking's history. */
  readonly actions: readonly string[];
  readonly codes: ReadonlySet<unknown>;
}

/** Fifty simultaneous calls by people who all saw the same booking, the kinds in turn, along with whatever else happens. */
async function rush(
  booked: Booked,
  kinds: readonly Kind[],
  ...others: (() => Promise<unknown>)[]
): Promise<Outcome> {
  const { version } = await participationOf(app, booked.bookingId);
  const before = (await historyOf(booked)).length;
  await Promise.all([booked.guest.token(), booked.cast.token()]);
  const sums = await Promise.all(
    kinds.map(([route, more]) => shownOn(app.db, route, booked.bookingId, app.clock.now(), more)),
  );
  const calls = Array.from({ length: 50 }, (_, index) => {
    const [route, more] = kinds[index % kinds.length]!;
    const shown = sums[index % kinds.length];
    const body = { bookingId: booked.bookingId, version, ...shown, ...more } as never;
    return app.call(route, { body }, route.who === 'guest' ? booked.guest : booked.cast);
  });
  const [answers] = await Promise.all([Promise.all(calls), ...others.map((other) => other())]);
  return {
    winners: answers.filter(({ status }) => status === 200).length,
    actions: (await historyOf(booked)).slice(before),
    codes: new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code)),
  };
}

async function historyOf({ bookingId }: Booked): Promise<string[]> {
  const rows = await app.db
    .selectFrom('booking_event')
    .select('action')
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
}

async function expectOneWinner(booked: Booked, ...kinds: Kind[]): Promise<void> {
  const { version } = await participationOf(app, booked.bookingId);
  const outcome = await rush(booked, kinds);
  expect(outcome.winners).toBe(1);
  expect(outcome.actions).toHaveLength(1);
  expect(await participationOf(app, booked.bookingId)).toMatchObject({ version: version + 1 });
}

test('fifty overlapping requests approved at once are one booking', async () => {
  const cast = await bookableCast(app);
  const booked = await Promise.all(Array.from({ length: 50 }, () => requested(app, { cast })));
  await cast.token();
  const answers = await Promise.all(
    booked.map(({ bookingId }) =>
      app.call(confirmBooking, { body: { bookingId, version: 1, decision: 1 } }, cast),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const rows = await app.db.selectFrom('participation').select('status').execute();
  expect(rows.filter(({ status }) => status === 'APPROVE')).toHaveLength(1);
  expect(rows.filter(({ status }) => status === 'AUTO_REJECT')).toHaveLength(49);
});

test('approve × refuse × withdraw', async () => {
  await expectOneWinner(await requested(app), APPROVE, WITHDRAW);
  await expectOneWinner(await requested(app), APPROVE, REJECT, WITHDRAW);
});

test('approve × withdraw at the deadline: the clock wins alone', async () => {
  const booked = await requested(app);
  await app.clock.advanceTo((await participationOf(app, booked.bookingId)).deadline_at);
  const outcome = await rush(booked, [APPROVE, WITHDRAW], () => app.work());
  expect(outcome).toEqual({ winners: 0, actions: ['autoReject'], codes: new Set(['CONFLICT']) });
});

test('cancel of either side × arrival of either side', async () => {
  const booked = await approved(app);
  await app.moveTo(at(18));
  await expectOneWinner(booked, CANCEL, [castArrived], CAST_CANCEL, [guestArrived]);
});

test('arrival × the clock’s no-show, then a late arrival × the free cancellation × her own', async () => {
  const booked = await approved(app);
  await app.clock.advanceTo(at(18, 15));
  const outcome = await rush(booked, [[castArrived], [guestArrived]], () => app.work());
  expect(outcome).toEqual({ winners: 0, actions: ['noShow'], codes: new Set(['CONFLICT']) });
  await expectOneWinner(booked, [castArrived], CANCEL_NO_SHOW, CAST_CANCEL);
});

test('an arrival in time × the no-show a moment later are one change and no penalty', async () => {
  const booked = await approved(app);
  await app.clock.advanceTo(new Date(at(18, 15).getTime() - 1));
  const outcome = await rush(booked, [[castArrived], [guestArrived]], () => app.moveTo(at(18, 15)));
  expect(outcome.actions).toHaveLength(1);
  expect(outcome.winners).toBe(outcome.actions[0] === 'arrive' ? 1 : 0);
  expect(await app.db.selectFrom('penalty').select('id').execute()).toEqual([]);
});

test('finish × forced end settle once', async () => {
  const booked = await met(app);
  await app.moveTo(at(19, 20));
  await expectOneWinner(booked, [finishGuestBooking], FORCE);
  expect(await app.db.selectFrom('hold_resolution').select('hold_id').execute()).toHaveLength(1);
});

test('finish × her end × the clock’s end settle once', async () => {
  const booked = await met(app);
  await app.clock.advanceTo(at(19, 45));
  const outcome = await rush(booked, [[finishGuestBooking], [endCastBooking], FORCE], () => app.work());
  expect(outcome).toEqual({ winners: 0, actions: ['autoFinish'], codes: new Set(['CONFLICT']) });
  expect(await app.db.selectFrom('hold_resolution').select('hold_id').execute()).toHaveLength(1);
});

test('ask for more time × finish, then agree × decline × finish', async () => {
  const other = await approved(app);
  await expectOneWinner(await met(app), [askExtension], [finishGuestBooking]);
  await does(app, other, castArrived);
  await does(app, other, askExtension);
  await expectOneWinner(other, AGREE, [finishGuestBooking], DECLINE);
});

test('suspension × arrival', async () => {
  const booked = await approved(app);
  await app.moveTo(at(18));
  const suspend = () =>
    withTransaction(app.db, (trx) =>
      endBookingsOfSuspended(trx, app.context, { accountId: booked.guest.userId }, app.clock.now()),
    );
  const outcome = await rush(booked, [[castArrived], [guestArrived]], suspend);
  expect(outcome.actions).toHaveLength(1);
  expect(outcome.winners).toBe(outcome.actions[0] === 'arrive' ? 1 : 0);
});

test('a schedule taken away × approve', async () => {
  const booked = await requested(app);
  const body = { scheduleId: booked.cast.scheduleId, version: 1, confirmedRefusals: 1 };
  let removed = 0;
  const remove = async () => {
    const answer = await app.call(scheduleRoutes.deleteSchedule, { body }, booked.cast);
    if (answer.status === 200) removed++;
  };
  const outcome = await rush(booked, [APPROVE], ...Array.from({ length: 25 }, () => remove));
  expect(outcome.winners + removed).toBe(1);
  expect(outcome.actions).toEqual([removed ? 'scheduleChanged' : 'approve']);
});
