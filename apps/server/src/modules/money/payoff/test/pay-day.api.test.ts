import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { PAYOFF_REVIEWS, PAYOFF_SHELVES, PAYOFF_STATUSES, payoffShelf } from '@yoimachi/domain/payoff';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { useRewoundApp } from '../../../../test-support/index.ts';
import { plansOf } from '../../../../test-support/plan.ts';
import { askPayoff, castWithReward, numberOf, setConsignor } from './support.ts';

const app = useRewoundApp({ alone: true });
const desk = asOperator(app);
const READ = { body: { reason: '名義の確認のため' } };

async function asked(points = 5_000, account = {}) {
  const cast = await castWithReward(app, points, account);
  const number = await numberOf(app, await askPayoff(app, cast, points));
  const { payDay } = await desk.ok('showPayoff', { params: { number } });
  return { cast, number, payDay };
}
const shelvesOf = async (payDay: string) => {
  const { shelves } = await desk.ok('showPayDay', { params: { payDay } });
  return Object.fromEntries(shelves.filter(({ count }) => count > 0).map((one) => [one.shelf, one.count]));
};
const numbersOf = async (payDay: string, shelf?: (typeof PAYOFF_SHELVES)[number]) =>
  (await desk.ok('listDayPayoffs', { params: { payDay }, query: shelf ? { shelf } : {} })).items.map(
    ({ number }) => number,
  );

describe('a pay day', () => {
  test('is worked through from the request to the transfer, and each step shows where a payoff stands', async () => {
    await setConsignor(app);
    const own = await asked(8_000);
    const other = await asked(5_000, { accountHolder: 'サトウ ミオ' });
    const { payDay } = own;
    expect(other.payDay).toBe(payDay);
    expect(await shelvesOf(payDay)).toEqual({ AWAITING: 1, REVIEW: 1 });
    expect(await desk.ok('listPayDays', { query: {} })).toEqual({
      items: [
        {
          payDay,
          awaiting: 1,
          inReview: 1,
          toTransfer: 0,
          transferred: 0,
          rejected: 0,
          transferYen: 13_000 - 2 * 200,
        },
      ],
      nextCursor: null,
    });

    const account = await desk.ok('readPayoffAccount', { params: { number: other.number }, ...READ });
    expect(account).toMatchObject({
      maskedNumber: '***4567',
      holderKana: 'ｻﾄｳ ﾐｵ',
      registeredKana: 'ヤマダ ハナコ',
      isOwnName: false,
    });
    expect(await desk.tries('approvePayoff', { params: { number: other.number } })).toMatchObject({
      error: { code: 'PAYOFF_IN_REVIEW' },
    });
    await desk.ok('rejectPayoff', { params: { number: other.number }, body: { reason: '名義が異なります' } });
    await desk.ok('approvePayoff', { params: { number: own.number } });
    expect(await shelvesOf(payDay)).toEqual({ READY: 1, REJECTED: 1 });
    const shown = await desk.ok('listPayDays', { query: {} });
    expect(shown.items).toMatchObject([{ toTransfer: 1, rejected: 1, transferYen: 7_800 }]);

    const file = await desk.ok('makeBankFile', { params: { payDay } });
    expect(await shelvesOf(payDay)).toEqual({ IN_FILE: 1, REJECTED: 1 });
    await desk.ok('markBankFileExported', { params: { batchId: file.batchId } });
    const { files } = await desk.ok('showPayDay', { params: { payDay } });
    expect(files).toMatchObject([
      { batchId: file.batchId, status: 'EXPORTED', rowCount: 1, totalYen: 7_800, sha256: file.sha256 },
    ]);
    expect(files[0]).toMatchObject({ madeBy: 'tanaka', transferred: 0, returned: 0 });

    await app.moveTo(new Date(`${payDay}T09:00:00+09:00`));
    await desk.ok('markTransferred', { params: { number: own.number }, body: {} });
    expect(await shelvesOf(payDay)).toEqual({ TRANSFERRED: 1, REJECTED: 1 });
    expect(await numbersOf(payDay)).toEqual([own.number, other.number]);
    expect(await numbersOf(payDay, 'TRANSFERRED')).toEqual([own.number]);
    const { history } = await desk.ok('showPayoff', { params: { number: own.number } });
    expect(history.map(({ action, by, operator }) => [action, by, operator])).toEqual([
      ['REQUEST', 'CAST', null],
      ['APPROVE', 'OPERATOR', 'tanaka'],
      ['EXPORT', 'OPERATOR', 'tanaka'],
      ['TRANSFER', 'OPERATOR', 'tanaka'],
    ]);

    await desk.ok('markReturned', { params: { number: own.number }, body: { reason: '口座なし' } });
    const next = await desk.ok('showPayoff', { params: { number: own.number } });
    expect(next).toMatchObject({ shelf: 'REVIEW', review: 'RETURNED', inFile: false, reason: '口座なし' });
    expect(next.payDay > payDay).toBe(true);
    expect((await desk.ok('listPayDays', { query: {} })).items.map((one) => one.payDay)).toEqual([
      next.payDay,
      payDay,
    ]);
    // Looked at, but in no file of its day: it goes into the file of the day after.
    await desk.ok('releasePayoff', {
      params: { number: own.number },
      body: { reason: '口座を確認しました' },
    });
    const later = await desk.ok('showPayDay', { params: { payDay: '2027-12-30' } });
    expect(later.late).toMatchObject({ count: 1, transferYen: 7_800 });
    expect(later.shelves.every(({ count }) => count === 0)).toBe(true);
  });

  test('names nobody to who gives no reason, and knows no payoff of another number', async () => {
    const { number } = await asked();
    expect(
      await desk.tries('readPayoffAccount', { params: { number }, body: { reason: ' ' } }),
    ).toMatchObject({ error: { code: 'REASON_REQUIRED' } });
    for (const name of ['showPayoff', 'readPayoffAccount'] as const)
      expect(await desk.tries(name, { params: { number: 9_999 }, ...READ })).toMatchObject({
        error: { code: 'NOT_FOUND' },
      });
    expect(await desk.tries('listPayDays', { query: { cursor: '2026-13-01' } })).toMatchObject({
      error: { code: 'VALIDATION', field: 'cursor' },
    });
  });
});

test('the terms and the own account are read as they were set', async () => {
  const { consignor, ...before } = await desk.ok('readPayoffTerms', {});
  expect(before).toEqual({
    transferFeeYen: 200,
    feeBearer: 'PAYEE',
    withholdingMode: 'NONE',
    lineEnds: true,
  });
  expect(consignor).toBeNull();
  const own = {
    consignorCode: '1234567890',
    consignorName: 'ﾖｲﾏﾁ',
    bankCode: '0001',
    branchCode: '100',
    accountNumber: '7654321',
    isCurrent: true,
  };
  await desk.ok('changeConsignor', { body: own });
  await desk.ok('changePayoffTerms', { body: { transferFeeYen: 330, feeBearer: 'OPERATOR' } });
  expect(await desk.ok('readPayoffTerms', {})).toEqual({
    transferFeeYen: 330,
    feeBearer: 'OPERATOR',
    withholdingMode: 'NONE',
    lineEnds: true,
    consignor: own,
  });
});

test('a filter finds what the domain puts there', async () => {
  const { number, payDay } = await asked();
  const { id } = await app.db
    .selectFrom('payoff')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const states = fc.record({
    status: fc.constantFrom(...PAYOFF_STATUSES),
    review: fc.option(fc.constantFrom(...PAYOFF_REVIEWS)),
  });
  await fc.assert(
    fc.asyncProperty(states, async ({ status, review }) => {
      await app.db
        .updateTable('payoff')
        .set({
          status,
          review,
          transferred_on: status === 'TRANSFERRED' ? payDay : null,
          approval_due_at: status === 'AWAITING_APPROVAL' ? app.clock.now() : null,
        })
        .where('id', '=', id)
        .execute();
      const expected = payoffShelf({ status, review, inFile: false });
      for (const shelf of PAYOFF_SHELVES)
        expect(await numbersOf(payDay, shelf)).toEqual(shelf === expected ? [number] : []);
      expect(await shelvesOf(payDay)).toEqual({ [expected]: 1 });
    }),
    { numRuns: 24 },
  );
});

test('a day is found among years of them, and its payoffs among all, by an index', async () => {
  const { cast, number, payDay } = await asked();
  await sql`insert into payoff (id, cast_id, kind, status, points, withholding_yen, transfer_fee_yen, transfer_yen, tax_included,
      period_start, period_end, pay_day, destination, requested_at, transferred_on)
    select gen_random_uuid(), ${cast.userId}, 'CAST_PAYOFF', 'TRANSFERRED', 1000, 0, 200, 800, false, day, day, day, '', ${app.clock.now()}, day
    from generate_series(1, 20000) n cross join lateral (select ${payDay}::date - 15 * (1 + n % 40) as day) d`.execute(
    app.db,
  );
  await sql`vacuum analyze payoff`.execute(app.db);
  const most = async (run: () => Promise<unknown>) => {
    const plans = await plansOf(run);
    expect(plans.length).toBeGreaterThan(0);
    const rows = plans.map(({ steps }) =>
      steps.filter(({ isScan }) => isScan).reduce((sum, step) => sum + step.rowsRead, 0),
    );
    return Math.max(...rows);
  };
  // Twelve days of 500 are counted, in two steps of the plan.
  expect(await most(() => desk.ok('listPayDays', { query: {} }))).toBeLessThan(12_001);
  const params = { payDay };
  expect(await most(() => desk.ok('listDayPayoffs', { params, query: {} }))).toBeLessThan(300);
  expect(await most(() => desk.ok('showPayDay', { params }))).toBeLessThan(300);
  expect(await most(() => desk.ok('showPayoff', { params: { number } }))).toBeLessThan(300);
  // The books are looked at after each test.
  await app.db.deleteFrom('payoff').where('number', '<>', number).execute();
});
