import { expect, test } from 'vitest';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { instantAt } from '@yoimachi/domain/time';
import { zenginDirectory } from '#gateways/bank-directory/index.ts';
import { useRewoundApp } from '../../../../test-support/index.ts';
import { readReward } from '#money/points';
import { runSystemPayoffs } from '../commands/system-payoff.ts';
import { approvePayoff, changeSetting, rejectPayoff, writeBankResult } from '../index.ts';
import { exportBankFile } from './export-file.ts';
import { askPayoff, castWithReward, numberOf, OPERATOR, orderOf, rowOf, setConsignor } from './support.ts';

const app = useRewoundApp({ config: { databasePool: 50 } });

const by = { operator: OPERATOR };
const FIFTY = 50;
const times = <T>(make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: FIFTY }, (_, index) => make(index)));
const winners = (results: readonly { ok: boolean }[]) => results.filter((result) => result.ok).length;

test('fifty requests at once: one payoff', async () => {
  const cast = await castWithReward(app, 100_000);
  await cast.token();
  const body = { points: 1000, transferYen: 800 };
  const answers = await times(() => app.call(payoffRoutes.requestPayoff, { body }, cast));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(new Set(answers.map((answer) => answer.code))).toEqual(new Set([undefined, 'PAYOFF_OPEN']));
  expect(await readReward(app.db, cast.userId)).toBe(99_000);
});

test('who loses hears that a payoff is under way, also when the first took all her points', async () => {
  const cast = await castWithReward(app, 1000);
  await cast.token();
  const body = { points: 1000, transferYen: 800 };
  const answers = await times(() => app.call(payoffRoutes.requestPayoff, { body }, cast));
  const heard = answers.map(({ status, code }) => `${status} ${code}`).toSorted();
  expect(heard).toEqual(['200 undefined', ...Array<string>(FIFTY - 1).fill('409 PAYOFF_OPEN')]);
});

test('who loses hears so too where the first one changes what the tax leaves', async () => {
  await changeSetting(app.context, { terms: { withholdingMode: 'HOSTESS_204_1_6' } }, OPERATOR);
  const cast = await castWithReward(app, 400_000);
  const prepared = await app.ok(payoffRoutes.preparePayoff, {}, cast);
  const body = orderOf(prepared, 100_000);
  const answers = await times(() => app.call(payoffRoutes.requestPayoff, { body }, cast));
  const heard = answers.map(({ status, code }) => `${status} ${code}`).toSorted();
  expect(heard).toEqual(['200 undefined', ...Array<string>(FIFTY - 1).fill('409 PAYOFF_OPEN')]);
});

test('one request sent fifty times: one payoff, one answer', async () => {
  const cast = await castWithReward(app, 100_000);
  await cast.token();
  const key = crypto.randomUUID();
  const body = { points: 1000, transferYen: 800 };
  const answers = await times(() => app.call(payoffRoutes.requestPayoff, { body, key }, cast));
  expect(new Set(answers.map((answer) => answer.body.payoffId)).size).toBe(1);
  expect(await readReward(app.db, cast.userId)).toBe(99_000);
});

test('fifty approvals and fifty rejections at once: one decision', async () => {
  const cast = await castWithReward(app, 5000);
  const payoffId = await askPayoff(app, cast, 5000);
  const decisions = await times((index) =>
    index % 2 === 0
      ? approvePayoff(app.context, { payoffId, ...by })
      : rejectPayoff(app.context, { payoffId, ...by, reason: 'x' }),
  );
  const { status } = await rowOf(app, payoffId);
  // An approved payoff can still be rejected; nothing can follow a rejection.
  expect(winners(decisions)).toBeLessThanOrEqual(2);
  expect(await readReward(app.db, cast.userId)).toBe(status === 'REJECTED' ? 5000 : 0);
  const returned = await app.db
    .selectFrom('ledger_transfer')
    .select('id')
    .where('kind', '=', 'PAYOFF_RETURN')
    .execute();
  expect(returned).toHaveLength(status === 'REJECTED' ? 1 : 0);
});

test('fifty exports at once: one file; fifty results: one transfer', async () => {
  await setConsignor(app);
  const cast = await castWithReward(app, 5000);
  const payoffId = await askPayoff(app, cast, 5000);
  await approvePayoff(app.context, { payoffId, ...by });
  const hashes = new Set<string>();
  const context = { ...app.context, directory: zenginDirectory };
  await times(() =>
    exportBankFile(context, { payDay: '2026-12-15', ...by }, async (file) => void hashes.add(file.sha256)),
  );
  expect(hashes.size).toBe(1);
  expect(await app.db.selectFrom('payoff_batch_row').selectAll().execute()).toHaveLength(1);
  const number = await numberOf(app, payoffId);
  await app.clock.advanceTo(instantAt('2026-12-15', 9 * 60));
  await times(() => writeBankResult(app.context, { number, result: 'TRANSFERRED' }, OPERATOR));
  const events = await app.db
    .selectFrom('payoff_event')
    .select('id')
    .where('payoff_id', '=', payoffId)
    .where('action', '=', 'TRANSFER')
    .execute();
  expect(events).toHaveLength(1);
});

test('the automatic run ten times at once, and a request beside it: nothing is paid twice', async () => {
  const casts = await Promise.all(Array.from({ length: 5 }, () => castWithReward(app, 5000)));
  await Promise.all(casts.map((cast) => cast.token()));
  await app.clock.advanceTo(instantAt('2026-12-16', 0));
  const runs = Array.from({ length: 10 }, () => runSystemPayoffs(app.context, '2026-12-15'));
  await Promise.allSettled(runs);
  await app.work();
  const rows = await app.db.selectFrom('payoff').select(['cast_id', 'points']).execute();
  expect(new Set(rows.map((row) => row.cast_id)).size).toBe(5);
  expect(rows.map((row) => row.points)).toEqual([5000, 5000, 5000, 5000, 5000]);
});
