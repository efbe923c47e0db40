import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { payoffRoutes } from '@yoimachi/contract/payoff';
import { instantAt } from '@yoimachi/domain/time';
import { readTransferFile } from '@yoimachi/domain/zengin';
import { zenginDirectory } from '#gateways/bank-directory/index.ts';
import { useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { readReward } from '#money/points';
import {
  approvePayoff,
  changeSetting,
  payLeavingCast,
  paymentStatement,
  rejectPayoff,
  releasePayoff,
  withholdingReport,
  writeBankResult,
} from '../index.ts';
import { exportBankFile } from './export-file.ts';
import { watchPayoffs } from '../commands/watch-payoffs.ts';
import {
  askPayoff,
  castWithReward,
  changeAccount,
  numberOf,
  OPERATOR,
  rowOf,
  setConsignor,
} from './support.ts';

const by = { operator: OPERATOR };
const PAY_DAY = '2026-12-15';
const app = useRewoundApp();

// Files take whatever is open: each test has its own database.

async function approved(points: number, cast?: Person) {
  const who = cast ?? (await castWithReward(app, points));
  const payoffId = await askPayoff(app, who, points);
  await approvePayoff(app.context, { payoffId, ...by });
  return { cast: who, payoffId, number: await numberOf(app, payoffId) };
}

const payDayComes = () => app.moveTo(instantAt(PAY_DAY, 9 * 60));

async function exported(payDay = PAY_DAY) {
  const files: Uint8Array[] = [];
  const context = { ...app.context, directory: zenginDirectory };
  const result = await exportBankFile(
    context,
    { payDay, ...by },
    async ({ bytes }) => void files.push(bytes),
  );
  return { result, files };
}

describe('the bank file', () => {
  test('holds what is approved for its day, is stored with its hash, and comes out once', async () => {
    await setConsignor(app);
    const one = await approved(10_200);
    const two = await approved(5632);
    await askPayoff(app, await castWithReward(app, 3000), 3000);
    const { result, files } = await exported();
    expect(result).toMatchObject({ ok: true, value: { rowCount: 2, totalYen: 15_432 } });
    const file = readTransferFile(files[0]!);
    expect(file.transferMonthDay).toBe('1215');
    expect(file.consignor).toMatchObject({ bankName: 'ﾐｽﾞﾎ', branchCode: '100', branchName: 'ﾎﾝﾃﾝ' });
    expect(file.transfers[0]).toMatchObject({ bankName: 'ﾐｽﾞﾎ', branchName: 'ﾄｳｷﾖｳ' });
    expect(file.transfers.map(({ number, amountYen, payeeName }) => [number, amountYen, payeeName])).toEqual([
      [one.number, 10_000, 'ﾔﾏﾀﾞ ﾊﾅｺ'],
      [two.number, 5432, 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ]);
    const batch = await app.db.selectFrom('payoff_batch').selectAll().executeTakeFirstOrThrow();
    expect(batch.status).toBe('EXPORTED');
    expect(batch.sha256).toEqual(createHash('sha256').update(files[0]!).digest());
    expect((await exported()).result).toMatchObject({ error: { code: 'PAYOFF_FILE_EXPORTED' } });
    expect(await rejectPayoff(app.context, { payoffId: one.payoffId, ...by, reason: 'x' })).toMatchObject({
      error: { code: 'ACTION_NOT_ALLOWED' },
    });

    const late = await approved(4200);
    const second = await exported();
    expect(second.result).toMatchObject({ value: { rowCount: 1, totalYen: 4000 } });
    expect(readTransferFile(second.files[0]!).transfers[0]!.number).toBe(late.number);
  });

  test('of a later day takes what missed its own, and its cast sees the new day', async () => {
    await setConsignor(app);
    const { cast } = await approved(10_200);
    await app.moveTo(instantAt(PAY_DAY, 0));
    expect((await exported()).result).toMatchObject({ error: { code: 'PAY_DAY_PAST' } });
    expect((await exported('2026-12-18')).result).toMatchObject({ value: { rowCount: 1 } });
    const { items } = await app.ok(payoffRoutes.listPayoffs, {}, cast);
    expect(items[0]).toMatchObject({ payDay: '2026-12-18', transferredOn: null });
  });

  test('that was made but not handed over comes out with the same bytes', async () => {
    await setConsignor(app);
    await approved(10_200);
    const context = { ...app.context, directory: zenginDirectory };
    const seen: Uint8Array[] = [];
    const broken = exportBankFile(context, { payDay: PAY_DAY, ...by }, async ({ bytes }) => {
      seen.push(bytes);
      throw new Error('disk full');
    });
    await expect(broken).rejects.toThrow('disk full');
    await approved(7000);
    const { files } = await exported();
    expect(Buffer.from(files[0]!)).toEqual(Buffer.from(seen[0]!));
  });

  test('is refused without an own account, for closed, past and far days, and with nothing in it', async () => {
    await approved(10_200);
    expect((await exported()).result).toMatchObject({ error: { code: 'CONSIGNOR_MISSING' } });
    await setConsignor(app);
    for (const [day, code] of [
      ['2026-11-23', 'PAY_DAY_CLOSED'],
      ['2026-11-22', 'PAY_DAY_CLOSED'],
      ['2026-12-31', 'PAY_DAY_CLOSED'],
      ['2026-11-20', 'PAY_DAY_PAST'],
      ['2026-12-22', 'PAY_DAY_TOO_FAR'],
      ['2026-12-14', 'PAYOFF_FILE_EMPTY'],
    ] as const)
      expect((await exported(day)).result, day).toMatchObject({ error: { code } });
    expect(await app.db.selectFrom('payoff_batch').selectAll().execute()).toEqual([]);
  });

  test('a branch that does not exist stops the file and is named; the same payment twice is shown', async () => {
    await setConsignor(app);
    const good = await approved(6000);
    const gone = await castWithReward(app, 5000, { branchCode: '999' });
    const { number, payoffId } = await approved(5000, gone);
    expect((await exported()).result).toMatchObject({
      error: { code: 'PAYOFF_FILE_BAD', details: { numbers: [number] } },
    });
    await rejectPayoff(app.context, { payoffId, ...by, reason: '支店が見つかりませんでした' });
    const double = await approved(6000);
    expect((await exported()).result).toMatchObject({ value: { doubles: [good.number, double.number] } });
  });
});

describe('what the bank says', () => {
  const transferred = (number: number) =>
    writeBankResult(app.context, { number, result: 'TRANSFERRED' }, OPERATOR);
  const returned = (number: number, reason: string) =>
    writeBankResult(app.context, { number, result: 'RETURNED', reason }, OPERATOR);

  test('transferred: with its day, once; the file is confirmed with its last row', async () => {
    await setConsignor(app);
    const one = await approved(10_200);
    const two = await approved(5632);
    expect(await transferred(one.number)).toMatchObject({ error: { code: 'PAYOFF_NOT_EXPORTED' } });
    await exported();
    expect(await transferred(one.number)).toMatchObject({ error: { code: 'PAY_DAY_AHEAD' } });
    await payDayComes();
    await transferred(one.number);
    const status = async () =>
      (await app.db.selectFrom('payoff_batch').select('status').executeTakeFirst())?.status;
    expect(await status()).toBe('EXPORTED');
    expect(await transferred(one.number)).toMatchObject({ ok: true });
    await transferred(two.number);
    expect(await status()).toBe('CONFIRMED');
    await app.work();
    const { items } = await app.ok(payoffRoutes.listPayoffs, {}, one.cast);
    expect(items[0]).toMatchObject({ status: 'TRANSFERRED', transferredOn: PAY_DAY });
    const told = await app.db
      .selectFrom('notification')
      .select('body')
      .where('account_id', '=', one.cast.userId)
      .execute();
    expect(told.map(({ body }) => body)).toContain('2026/12/15に10,000円を振り込みました。');
    expect(await transferred(999)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  test('returned: waits with its reason, a new account lets it into another file', async () => {
    await setConsignor(app);
    const { cast, payoffId, number } = await approved(10_200);
    await exported();
    expect(await returned(number, ' ')).toMatchObject({ error: { code: 'REASON_REQUIRED' } });
    await returned(number, '口座なし');
    expect(await rowOf(app, payoffId)).toMatchObject({
      status: 'NOT_TRANSFERRED',
      review: 'RETURNED',
      reason: '口座なし',
    });
    expect(await returned(number, '口座なし')).toEqual({
      ok: true,
      value: { wasKnown: true, keptReason: null },
    });
    expect((await exported()).result).toMatchObject({ error: { code: 'PAYOFF_FILE_EXPORTED' } });
    await changeAccount(app, cast.userId, { accountNumber: '7777777' });
    await app.moveBy(72 * 60);
    const { files } = await exported();
    expect(readTransferFile(files[0]!).transfers[0]).toMatchObject({ number, accountNumber: '7777777' });
    await payDayComes();
    await transferred(number);
    // The bank may return even what was transferred.
    await returned(number, '名義相違');
    await releasePayoff(app.context, { payoffId, ...by, reason: 'bank asked, name is right' });
    await rejectPayoff(app.context, { payoffId, ...by, reason: '振込ができませんでした' });
    expect(await readReward(app.db, cast.userId)).toBe(10_200);
  });
});

test('the automatic payoff takes the balances of the end of the 15th, once', async () => {
  const rich = await castWithReward(app, 5000);
  const poor = await castWithReward(app, 999);
  const other = await castWithReward(app, 5000, { accountHolder: 'スズキ アイ' });
  const unverified = await castWithReward(app, 5000);
  await app.db
    .updateTable('cast_member')
    .set({ verify_status: 3 })
    .where('id', '=', unverified.userId)
    .execute();
  // Her own request for part of it does not stop it.
  await askPayoff(app, rich, 2000);
  await app.moveTo(instantAt('2026-12-16', 0));
  const rows = await app.db.selectFrom('payoff').selectAll().where('kind', '=', 'SYSTEM_PAYOFF').execute();
  expect(rows).toMatchObject([
    {
      cast_id: rich.userId,
      points: 3000,
      status: 'NOT_TRANSFERRED',
      period_start: '2026-12-01',
      period_end: '2026-12-15',
      pay_day: '2026-12-30',
    },
  ]);
  for (const [cast, points] of [
    [rich, 0],
    [poor, 999],
    [other, 5000],
    [unverified, 5000],
  ] as const)
    expect(await readReward(app.db, cast.userId)).toBe(points);
  await app.moveBy(60);
  expect(
    await app.db.selectFrom('payoff').select('id').where('kind', '=', 'SYSTEM_PAYOFF').execute(),
  ).toHaveLength(1);
});

test('a cast who leaves is paid below the minimum, but not below the fee', async () => {
  const order = { operator: OPERATOR };
  const cast = await castWithReward(app, 700);
  const paid = await payLeavingCast(app.context, { castId: cast.userId, ...order });
  expect(await rowOf(app, paid.ok ? paid.value : '')).toMatchObject({
    status: 'NOT_TRANSFERRED',
    transfer_yen: 500,
  });
  expect(await payLeavingCast(app.context, { castId: cast.userId, ...order })).toMatchObject({ ok: false });
  const poor = await castWithReward(app, 200);
  expect(await payLeavingCast(app.context, { castId: poor.userId, ...order })).toMatchObject({
    error: { code: 'PAYOFF_BELOW_FEE' },
  });
});

test('the statement of a year adds up what was transferred in it', async () => {
  await setConsignor(app);
  const { cast, number } = await approved(10_200);
  await exported();
  await payDayComes();
  await writeBankResult(app.context, { number, result: 'TRANSFERRED' }, OPERATOR);
  const read = (year: number) => paymentStatement(app.context, { castId: cast.userId, year, ...by });
  const lines = (await read(2026))!.trimEnd().split('\r\n');
  expect(lines[1]).toBe(
    `2026/12/15,${number},精算申請,2026/11/16,2026/11/30,10200,0,200,10000,対象外（免税）,,山田 花子`,
  );
  expect(lines[2]).toBe('合計,,,,,10200,0,200,10000,,,');
  expect((await read(2025))!.trimEnd().split('\r\n')).toHaveLength(2);
});

test('the report of a month adds up what was transferred and withheld, cast by cast', async () => {
  await setConsignor(app);
  const terms = { withholdingMode: 'HOSTESS_204_1_6' } as const;
  await changeSetting(app.context, { terms }, OPERATOR);
  const one = await approved(120_000);
  const two = await approved(10_200);
  await approved(5000);
  await exported();
  await payDayComes();
  for (const { number } of [one, two])
    await writeBankResult(app.context, { number, result: 'TRANSFERRED' }, OPERATOR);
  const read = (start: string, end: string) => withholdingReport(app.context, { start, end }, OPERATOR);
  const report = await read('2026-12-01', '2026-12-31');
  expect(report).toMatchObject({ casts: 2, amountYen: 130_200, withholdingYen: 4594, dueDay: '2027-01-12' });
  expect(report.csv.trimEnd().split('\r\n').slice(1)).toEqual([
    ...[
      { id: one.cast.userId, rest: '山田 花子,1,120000,4594' },
      { id: two.cast.userId, rest: '山田 花子,1,10200,0' },
    ]
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, rest }) => `${id},${rest}`),
    '合計,納付期限 2027/01/12,2,130200,4594',
  ]);
  expect(await read('2026-11-01', '2026-11-30')).toMatchObject({ casts: 0, withholdingYen: 0 });
});

test('operators hear every morning of a file that is due, and of results that are missing', async () => {
  await setConsignor(app);
  const told = async () => {
    await watchPayoffs(app.context);
    await app.work();
    const alerts = await app.db.deleteFrom('operator_alert').returning(['kind', 'payload']).execute();
    return alerts.map(({ kind, payload }) => [kind, payload]);
  };
  const { number } = await approved(10_200);
  await app.moveTo(new Date(instantAt('2026-12-11', 0).getTime() - 1));
  expect(await told()).toEqual([]);
  await app.moveTo(instantAt('2026-12-11', 0));
  expect(await told()).toEqual([['OPERATOR_PAYOFF_FILE', { payDay: PAY_DAY }]]);
  await exported();
  expect(await told()).toEqual([]);
  await payDayComes();
  expect(await told()).toEqual([]);
  await app.moveTo(instantAt('2026-12-16', 0));
  expect(await told()).toEqual([['OPERATOR_PAYOFF_RESULT', { payDay: PAY_DAY, payments: 1 }]]);
  await writeBankResult(app.context, { number, result: 'TRANSFERRED' }, OPERATOR);
  expect(await told()).toEqual([]);
});
