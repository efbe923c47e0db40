import { afterEach, beforeEach, expect, test } from 'vitest';
import { allRightRoutes as routes } from '@yoimachi/contract/all-right';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { operatorFeature } from '../../../../wiring/desk.ts';
import { startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { at, BOOKING_MODULES, command, met, told } from '../../../meeting/booking/test/support.ts';
import { safetyModule } from '../index.ts';

const OPTIONS = {
  modules: [...BOOKING_MODULES, safetyModule, operatorFeature],
  config: { logLevel: 'silent' as const },
};
let one: TestApp;
let other: TestApp;

beforeEach(async () => {
  one = await startTestApp(OPTIONS);
  other = await startTestApp({ ...OPTIONS, databaseUrl: one.databaseUrl });
});
afterEach(async () => {
  await other.close();
  await one.close();
});

const both = (work: (app: TestApp) => Promise<unknown>) => Promise.all([one, other].map(work));
const alerts = async () =>
  (await one.db.selectFrom('operator_alert').select('kind').orderBy('id').execute()).map(({ kind }) => kind);

test('two processes ask once and alert once', async () => {
  const { cast } = await met(one);
  await one.work();
  await both((app) => app.moveTo(at(18, 45)));
  expect((await told(one, cast)).filter((kind) => kind === 'CAST_ALL_RIGHT_ASKED')).toHaveLength(1);
  await both((app) => app.moveTo(at(18, 55)));
  await both((app) => app.work());
  expect(await alerts()).toEqual(['OPERATOR_NO_ANSWER']);
});

test('an answer at the last moment and the alarm: one of them comes first, and the other knows it', async () => {
  const booked = await met(one);
  await one.work();
  await both((app) => app.moveTo(at(18, 45)));
  const { question } = await one.ok(routes.findAllRight, {}, booked.cast);
  const params = { questionId: question!.questionId };
  await other.clock.advanceTo(at(18, 55));
  await Promise.all([
    other.work(),
    one.call(routes.answerAllRight, { params, body: { answer: 'ALL_RIGHT' } }, booked.cast),
  ]);
  await one.moveTo(at(18, 56));
  expect([[], ['OPERATOR_NO_ANSWER', 'OPERATOR_LATE_ANSWER']]).toContainEqual(await alerts());
  expect((await one.ok(routes.findAllRight, {}, booked.cast)).question).toBeNull();
});

test('his finish at the instant of the question leaves nothing due after her checkout', async () => {
  const booked = await met(one);
  await one.work();
  await both((app) => app.clock.advanceTo(at(18, 45)));
  const pressed = await Promise.all([
    command(one, booked, guestBookingRoutes.finishGuestBooking),
    other.work(),
  ]);
  expect(pressed[0]).toMatchObject({ status: 200 });
  await both((app) => app.work());
  await command(one, booked, castBookingRoutes.checkOut);
  await one.moveTo(at(19, 0));
  expect((await alerts()).filter((kind) => kind.startsWith('OPERATOR_NO'))).toEqual([]);
  const due = await one.db.selectFrom('all_right_question').select('next_at').execute();
  expect(due).toEqual([{ next_at: null }]);
});
