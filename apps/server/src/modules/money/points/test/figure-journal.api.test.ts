import { expect, test } from 'vitest';
import { POINT_FIGURES } from '@yoimachi/domain/points';
import { addDays, dayOf } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import { rejectPayoff } from '#money/payoff';
import { createPaymentProvider } from '#gateways/payment/index.ts';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { guestWithPoints, typed, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { chargeBack } from '../../billing/webhook/charge-back.ts';
import { askPayoff, castWithReward, OPERATOR } from '../../payoff/test/support.ts';
import { returnFrozen } from '../index.ts';
import { adjust, expectExact, listed, sum } from './figure-journal.ts';
import { bookingOf, hold, settle } from './support.ts';

const app = useRewoundApp({ config: { logLevel: 'silent' } });
const desk = asOperator(app);

async function takeBack(guest: Person): Promise<void> {
  const purchase = await app.db
    .selectFrom('purchase')
    .select('id')
    .where('guest_id', '=', guest.userId)
    .executeTakeFirstOrThrow();
  const told = { kind: 'CHARGEBACK' as const, eventId: app.context.ids.newId(), key: purchase.id };
  const context = { ...app.context, provider: createPaymentProvider(app.context) };
  await chargeBack(context, { ...told, amountYen: 605, dispute: null });
}

/** A guest who bought, was given, used, paid a fee, was charged back and got a reward back, and a cast who was paid and whose payoff failed. */
async function mixedHistory(): Promise<void> {
  const guest = await guestWithPoints(app, 3000);
  const cast = await castWithReward(app, 2500);
  const [met, cancelled, kept] = await Promise.all(
    [2, 3, 4].map((days) => bookingOf(app, guest.userId, cast.userId, days)),
  );
  await hold(app, guest.userId, met!.bookingId, 800);
  await settle(app, met!, cast.userId, { points: 500 });
  await adjust(app, guest.userId, 300);
  await adjust(app, guest.userId, -200);
  await app.moveBy(24 * 60);
  await hold(app, guest.userId, cancelled!.bookingId, 400);
  await settle(app, cancelled!, cast.userId, { points: 100, kind: 'CANCELLATION_FEE' });
  await hold(app, guest.userId, kept!.bookingId, 600);
  await settle(app, kept!, cast.userId, { points: 600, isFrozen: true });
  const paid = await askPayoff(app, cast, 1000);
  await app.moveBy(24 * 60);
  await rejectPayoff(app.context, { payoffId: paid, operator: OPERATOR, reason: '確認' });
  const decision = { participationId: kept!.participationId, operator: OPERATOR, reason: 'x' };
  const at = app.clock.now();
  expect(await withTransaction(app.db, (trx) => returnFrozen(trx, decision, at))).toMatchObject({ ok: true });
  await takeBack(guest);
  await guestWithPoints(app, 1000);
}

test('the journal of a figure is the figure, after everything that happens to points', async () => {
  const from = dayOf(app.clock.now());
  await mixedHistory();
  const moved = await expectExact(desk, from, dayOf(app.clock.now()));
  expect([...moved]).toEqual(POINT_FIGURES.filter((figure) => figure !== 'expiredPoints'));
  // Half a year later what was bought ends; whoever holds nothing of it is told nothing else.
  await app.moveBy(200 * 24 * 60);
  await app.work();
  const to = dayOf(app.clock.now());
  const { items } = await desk.ok('listPointDays', { query: { from: addDays(to, -30), to } });
  const ended = items.find(({ expiredPoints }) => expiredPoints > 0)!;
  expect(sum(await listed(desk, { figure: 'expiredPoints', day: ended.day }))).toBe(ended.expiredPoints);
  expect(sum(await listed(desk, { figure: 'usedPoints', day: ended.day }))).toBe(ended.usedPoints);
});

test('at the terminal it is the same, and no other figure is known', async () => {
  await mixedHistory();
  const day = dayOf(app.clock.now());
  const words = ['--figure', 'feePoints', '--day', day, '--operator', 'suzuki'];
  const rows = await listed(desk, { figure: 'feePoints', day });
  const lines = await typed(app, 'listTransfers', ...words);
  for (const { number, figurePoints } of rows)
    expect(lines).toMatch(new RegExp(`${number} .* ${figurePoints}$`, 'm'));
  expect(rows.some(({ figurePoints }) => figurePoints! < 0)).toBe(true);
  expect((await typed(app, 'exportTransfers', ...words)).split('\r\n')).toHaveLength(rows.length + 2);
  await expect(typed(app, 'listTransfers', '--figure', 'sold', '--operator', 'suzuki')).rejects.toThrow(
    '--figure is missing or not understood',
  );
});
