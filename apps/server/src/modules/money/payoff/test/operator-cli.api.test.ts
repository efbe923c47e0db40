import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayOf, instantAt } from '@yoimachi/domain/time';
import { startTestApp, typed, type TestApp } from '../../../../test-support/index.ts';
import { assertCoherent, readReward } from '#money/points';
import { askPayoff, castWithReward, numberOf, OPERATOR, rowOf } from './support.ts';

const PAY_DAY = '2026-12-15';
const CONSIGNOR = ['payoff-consignor', '1234567890', 'ﾖｲﾏﾁ', '0001', '100', '7654321'] as const;
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

async function asked(points: number) {
  const cast = await castWithReward(app, points);
  const payoffId = await askPayoff(app, cast, points);
  return { cast, payoffId, number: String(await numberOf(app, payoffId)) };
}

test('a payoff is approved, exported, and the results of the bank are read back from a file', async () => {
  const paid = await asked(10_200);
  const back = await asked(5632);
  expect(await operator('payoffs', '--status', 'awaiting_approval')).toContain('2 payoffs');
  await operator('approve-payoff', paid.number);
  await operator('approve-payoff', back.number);
  await operator(...CONSIGNOR, '--type', 'current');
  const file = join(folder, 'payoffs.txt');
  const exported = await operator('export-payoffs', '--day', PAY_DAY, '--out', file);
  expect(exported).toContain('2 payments, 15432 yen');
  const bytes = readFileSync(file);
  expect(bytes).toHaveLength(5 * 122);
  expect(bytes.subarray(95, 103).toString('latin1')).toBe('27654321');
  expect(statSync(file).mode & 0o077).toBe(0);
  await expect(operator('export-payoffs', '--day', PAY_DAY, '--out', file)).rejects.toThrow('is out already');

  await app.moveTo(instantAt(PAY_DAY, 9 * 60));
  const results = join(folder, 'results.csv');
  const lines = [`${paid.number},TRANSFERRED`, `${back.number},RETURNED,口座なし`];
  writeFileSync(results, [...lines, 'nonsense'].join('\r\n'));
  await expect(operator('payoff-results', results)).rejects.toThrow('Not understood: nonsense');
  expect(await rowOf(app, paid.payoffId)).toMatchObject({ status: 'NOT_TRANSFERRED' });
  writeFileSync(results, `\uFEFF${[...lines, '999,TRANSFERRED'].join('\r\n')}\r\n`);
  const said = await operator('payoff-results', results);
  expect(said).toContain('999: there is no such payoff or cast');
  expect(said).toContain('2 results written, 1 refused');
  expect(await rowOf(app, paid.payoffId)).toMatchObject({ status: 'TRANSFERRED' });
  expect(await rowOf(app, back.payoffId)).toMatchObject({ review: 'RETURNED', reason: '口座なし' });

  const report = join(folder, 'report.csv');
  expect(
    await operator('withholding-report', '--month', '2026-12', '--out', report, '--reason', '納付'),
  ).toContain('1 casts, 10200 yen paid, 0 yen withheld, due 2027-01-12');
  expect(readFileSync(report, 'utf8')).toContain('山田 花子,1,10200,0');
});

test('a rejected payoff gives the points back; what is not understood changes nothing', async () => {
  const { cast, payoffId, number } = await asked(3000);
  await expect(operator('reject-payoff', number)).rejects.toThrow('reason');
  await expect(operator('approve-payoff', '999')).rejects.toThrow('no such payoff');
  await expect(operator('mark-transferred', number)).rejects.toThrow('the bank has no file with it');
  expect(await readReward(app.db, cast.userId)).toBe(0);
  await operator('reject-payoff', number, '--reason', '口座を確認できませんでした');
  expect(await rowOf(app, payoffId)).toMatchObject({ status: 'REJECTED' });
  expect(await readReward(app.db, cast.userId)).toBe(3000);
  await expect(operator('withholding-report', '--month', '2026-13', '--out', 'x')).rejects.toThrow('a month');
});

test('the own account has to exist, and terms stay within their limits', async () => {
  const [name, code, kana, bank, , account] = CONSIGNOR;
  await expect(operator(name, code, kana, bank, '999', account)).rejects.toThrow('does not exist');
  await expect(operator(name, code, '宵待ち', bank, '100', account)).rejects.toThrow('half-width kana');
  await expect(operator('payoff-settings', '--fee', '1001')).rejects.toThrow('not understood');
  await expect(operator('payoff-settings', '--withholding', 'SOME')).rejects.toThrow('is one of');
  const day = dayOf(app.clock.now());
  const first = `${day}  ${OPERATOR.name}: transferFeeYen 200 → 330`;
  const said = (lines: string) =>
    `Fee 330 yen, borne by PAYEE; withholding NONE\nLines of a bank file ${lines}\nNo own account is set`;
  const ends = said('end with a line break');
  expect(await operator('payoff-settings', '--fee', '330')).toBe(`${ends}\n${first}`);
  // To look is no change.
  expect(await operator('payoff-settings')).toBe(`${ends}\n${first}`);
  expect(await operator('payoff-settings', '--line-ends', 'no')).toBe(
    `${said('follow each other without one')}\n${day}  ${OPERATOR.name}: lineEnds true → false\n${first}`,
  );
});
