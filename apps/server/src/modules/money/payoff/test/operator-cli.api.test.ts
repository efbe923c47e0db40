import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { instantAt } from '@yoimachi/domain/time';
import { startTestApp, typed, type TestApp } from '../../../../test-support/index.ts';
import { assertCoherent, readReward } from '#money/points';
import { askPayoff, castWithReward, numberOf, OPERATOR, rowOf } from './support.ts';

const PAY_DAY = '2026-12-15';
let app: TestApp;
let folder: string;

beforeEach(async () => {
  app = await startTestApp();
  folder = mkdtempSync(join(tmpdir(), 'yoimachi-payoff-cli-'));
});
afterEach(async () => {
  process.exitCode = undefined;
  await assertCoherent(app.db);
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The terminal's output when the operator types a command. */
const operator = (name: string, ...words: string[]) =>
  typed(app, name, ...words, '--operator', OPERATOR.name);

function consignor({ branch = '100', name = 'ﾖｲﾏﾁ' } = {}): Promise<string> {
  const payer = ['--consignor-code', '1234567890', '--consignor-name', name];
  const account = ['--bank-code', '0001', '--branch-code', branch, '--account-number', '7654321'];
  return operator('changeConsignor', ...payer, ...account, '--is-current', 'true');
}

async function asked(points: number) {
  const cast = await castWithReward(app, points);
  const payoffId = await askPayoff(app, cast, points);
  return { cast, payoffId, number: String(await numberOf(app, payoffId)) };
}

test('a payoff is approved, exported, and the results of the bank are read back from a file', async () => {
  const paid = await asked(10_200);
  const back = await asked(5632);
  expect(await operator('listDayPayoffs', PAY_DAY, '--shelf', 'AWAITING')).toContain('2 items');
  await operator('approvePayoff', paid.number);
  await operator('approvePayoff', back.number);
  await consignor();
  const file = join(folder, 'payoffs.txt');
  const exported = await operator('export-payoffs', '--day', PAY_DAY, '--out', file);
  expect(exported).toContain('2 payments, 15432 yen');
  const bytes = readFileSync(file);
  expect(bytes).toHaveLength(5 * 122);
  expect(bytes.subarray(95, 103).toString('latin1')).toBe('27654321');
  expect(statSync(file).mode & 0o077).toBe(0);
  await expect(operator('export-payoffs', '--day', PAY_DAY, '--out', file)).rejects.toThrow(
    'PAYOFF_FILE_EXPORTED',
  );

  await app.moveTo(instantAt(PAY_DAY, 9 * 60));
  const results = join(folder, 'results.csv');
  const lines = [`${paid.number},TRANSFERRED`, `${back.number},RETURNED,口座なし`];
  writeFileSync(results, [...lines, 'nonsense'].join('\r\n'));
  await expect(operator('payoff-results', results)).rejects.toThrow('Not understood: nonsense');
  expect(await rowOf(app, paid.payoffId)).toMatchObject({ status: 'NOT_TRANSFERRED' });
  writeFileSync(results, `\uFEFF${[...lines, '999,TRANSFERRED'].join('\r\n')}\r\n`);
  const said = await operator('payoff-results', results);
  expect(said).toContain('999: NOT_FOUND');
  expect(said).toContain('2 results written, 1 refused');
  expect(await rowOf(app, paid.payoffId)).toMatchObject({ status: 'TRANSFERRED' });
  expect(await rowOf(app, back.payoffId)).toMatchObject({ review: 'RETURNED', reason: '口座なし' });

  const report = join(folder, 'report.csv');
  const december = ['--month', '2026-12', '--out', report, '--reason', '納付'];
  const reported = (await operator('withholdingReport', ...december)).split('\n');
  for (const said of ['casts: 1', 'amountYen: 10200', 'withholdingYen: 0', 'dueDay: 2027-01-12'])
    expect(reported).toContain(said);
  expect(readFileSync(report, 'utf8')).toContain('山田 花子,1,10200,0');
});

test('a rejected payoff gives the points back; what is not understood changes nothing', async () => {
  const { cast, payoffId, number } = await asked(3000);
  await expect(operator('rejectPayoff', number)).rejects.toThrow('reason');
  await expect(operator('approvePayoff', '999')).rejects.toThrow('NOT_FOUND');
  await expect(operator('markTransferred', number)).rejects.toThrow('PAYOFF_NOT_EXPORTED');
  expect(await readReward(app.db, cast.userId)).toBe(0);
  await operator('rejectPayoff', number, '--reason', '口座を確認できませんでした');
  expect(await rowOf(app, payoffId)).toMatchObject({ status: 'REJECTED' });
  expect(await readReward(app.db, cast.userId)).toBe(3000);
  const nowhere = ['--month', '2026-13', '--reason', '納付', '--out', 'x'];
  await expect(operator('withholdingReport', ...nowhere)).rejects.toThrow('--month');
});

test('the own account has to exist, and terms stay within their limits', async () => {
  await expect(consignor({ branch: '999' })).rejects.toThrow('CONSIGNOR_UNKNOWN');
  await expect(consignor({ name: '宵待ち' })).rejects.toThrow('--consignor-name');
  const change = (...words: string[]) => operator('changePayoffTerms', ...words);
  await expect(change('--transfer-fee-yen', '1001')).rejects.toThrow('--transfer-fee-yen');
  await expect(change('--withholding-mode', 'SOME')).rejects.toThrow('--withholding-mode');
  await change('--transfer-fee-yen', '330');
  await change('--line-ends', 'false');
  const terms = await operator('readPayoffTerms');
  for (const line of ['transferFeeYen: 330', 'feeBearer: PAYEE', 'lineEnds: false'])
    expect(terms).toContain(line);
  const history = await operator('listSettingChanges', '--setting', 'PAYOFF_TERMS');
  expect(history).toMatch(/"lineEnds":false[^]*"transferFeeYen":330[^]*\n2 items$/);
});
