import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BANK_LAYOUTS_MAX, proposedMatches } from '@yoimachi/domain/payoff';
import { toHolderKana } from '@yoimachi/domain/bank';
import { READS_A_DAY } from '@yoimachi/domain/read-log';
import { addDays, dayOf, instantAt } from '@yoimachi/domain/time';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { OPERATORS, typed, useRewoundApp } from '../../../../test-support/index.ts';
import { askPayoff, BANK_FORM, castWithReward, numberOf, setConsignor } from './support.ts';

const PAY_DAY = '2026-12-15';
const app = useRewoundApp();
const desk = asOperator(app);
const finance = asOperator(app, 'sato');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yoimachi-bank-result-'));
});
afterEach(() => {
  process.exitCode = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const operator = (name: string, ...words: string[]) => typed(app, name, ...words, '--operator', 'sato');
const fileOf = (content: string | Uint8Array): string => {
  const path = join(folder, 'bank.txt');
  writeFileSync(path, content);
  return path;
};

const layouts = async () => (await finance.ok('listBankLayouts', {})).items;
const changes = async () =>
  (await desk.ok('listSettingChanges', { query: { setting: 'BANK_LAYOUT' } })).items;

describe('the CSV of a bank', () => {
  test('is mapped once, changed and removed, and each change is kept', async () => {
    const { layoutId, ...kept } = await finance.ok('addBankLayout', {
      body: { ...BANK_FORM, name: '　みなと銀行 ' },
    });
    const madeAt = app.clock.now().toISOString();
    expect(kept).toEqual({ ...BANK_FORM, version: 1, madeBy: OPERATORS.sato.name, madeAt });
    const params = { layoutId };
    await app.moveBy(1);
    const body = { ...BANK_FORM, seen: 1, resultColumn: 5, returnedValues: ['組戻', '９'] };
    const changed = {
      version: 2,
      resultColumn: 5,
      returnedValues: ['組戻', '9'],
      madeBy: OPERATORS.sato.name,
    };
    expect(await desk.ok('changeBankLayout', { params, body })).toMatchObject({ ...changed, madeAt });
    expect(await layouts()).toMatchObject([{ layoutId, version: 2, skippedValues: [''] }]);
    expect(await finance.tries('removeBankLayout', { params, body: { seen: 1 } })).toMatchObject({
      error: { code: 'CONFLICT', field: 'seen' },
    });
    await finance.ok('removeBankLayout', { params, body: { seen: 2 } });
    expect(await layouts()).toEqual([]);
    expect(await finance.tries('removeBankLayout', { params, body: { seen: 2 } })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    const told = await changes();
    expect(told.map(({ subject, operatorName }) => [subject, operatorName])).toEqual([
      ['みなと銀行', OPERATORS.sato.name],
      ['みなと銀行', OPERATORS.tanaka.name],
      ['みなと銀行', OPERATORS.sato.name],
    ]);
    expect(told[1]).toMatchObject({
      before: { resultColumn: 4, returnedValues: '"組戻"', skippedValues: '""' },
      after: { resultColumn: 5, returnedValues: '"組戻" "9"' },
    });
    expect([told[0]!.after, told[2]!.before]).toEqual([null, null]);
  });

  test('of several who change one at once the first is kept, and the others are told', async () => {
    const { layoutId } = await finance.ok('addBankLayout', { body: BANK_FORM });
    const change = (resultColumn: number) =>
      desk.tries('changeBankLayout', { params: { layoutId }, body: { ...BANK_FORM, seen: 1, resultColumn } });
    const answers = await Promise.all([change(5), change(6), change(7)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.error.code === 'CONFLICT')).toHaveLength(2);
    expect(await layouts()).toMatchObject([{ version: 2 }]);
    expect(await changes()).toHaveLength(2);
  });

  test('is refused at its field, under a name that is taken, and beyond the most', async () => {
    const refused = async (changed: Partial<Parameters<typeof finance.ok<'addBankLayout'>>[1]['body']>) => {
      const answer = await finance.tries('addBankLayout', { body: { ...BANK_FORM, ...changed } });
      return answer.ok ? answer : [answer.error.code, answer.error.field];
    };
    expect(await refused({ name: ' ' })).toEqual(['REQUIRED', 'name']);
    expect(await refused({ name: '銀'.repeat(41) })).toEqual(['TOO_LONG', 'name']);
    expect(await refused({ numberColumn: null })).toEqual(['REQUIRED', 'numberColumn']);
    expect(await refused({ payeeColumn: 1 })).toEqual(['VALIDATION', 'payeeColumn']);
    expect(await refused({ returnedValues: ['正常 '] })).toEqual(['VALIDATION', 'returnedValues']);
    expect(await layouts()).toEqual([]);
    const { layoutId } = await finance.ok('addBankLayout', { body: BANK_FORM });
    expect(await refused({})).toEqual(['BANK_LAYOUT_EXISTS', undefined]);
    const other = await finance.ok('addBankLayout', { body: { ...BANK_FORM, name: '港銀行' } });
    const body = { ...BANK_FORM, seen: other.version };
    expect(
      await finance.tries('changeBankLayout', { params: { layoutId: other.layoutId }, body }),
    ).toMatchObject({ error: { code: 'BANK_LAYOUT_EXISTS' } });
    await finance.ok('removeBankLayout', { params: { layoutId }, body: { seen: 1 } });
    for (let count = 1; count < BANK_LAYOUTS_MAX; count++)
      await finance.ok('addBankLayout', { body: { ...BANK_FORM, name: `銀行${count}` } });
    expect(await refused({})).toEqual(['BANK_LAYOUTS_FULL', undefined]);
  });

  test('is mapped and read at the terminal, too', async () => {
    const { number } = await sent(10_200);
    const other = await sent(5_200, 'サトウ ミオ');
    await handOver();
    const columns = { numberColumn: null, accountColumn: 1, amountColumn: 2, payeeColumn: 3 };
    const form = { ...BANK_FORM, ...columns, name: 'みなと', hasHeader: false, findsBy: 'PAYEE' } as const;
    const values = { reasonColumn: 5, transferredValues: ['正常', ''], skippedValues: [] };
    await finance.ok('addBankLayout', { body: { ...form, ...values } });
    const path = fileOf(
      '1234567,10000,ﾔﾏﾀﾞ ﾊﾅｺ,,\n1234567,"5,000",サトウミオ,組戻,口座なし\n1234567,1,ｱ,正常,\n',
    );
    const said = await operator('payoff-results', path, '--layout', 'みなと', '--day', PAY_DAY);
    expect(said).toContain('line 3: no payoff of that day');
    expect(said).toContain('2 results written, 1 refused');
    expect(await desk.ok('showPayoff', { params: { number } })).toMatchObject({ status: 'TRANSFERRED' });
    expect(await desk.ok('showPayoff', { params: { number: other.number } })).toMatchObject({
      review: 'RETURNED',
      reason: '口座なし',
    });
    await expect(operator('payoff-results', path, '--layout', '港')).rejects.toThrow('no layout 港');
  });
});

/** An approved payoff that goes into the file of its day; 200 yen of it are the fee. */
async function sent(points: number, holder = 'ヤマダ ハナコ') {
  const cast = await castWithReward(app, points, { accountHolder: holder });
  const payoffId = await askPayoff(app, cast, points);
  const number = await numberOf(app, payoffId);
  const params = { number };
  if (holder !== 'ヤマダ ハナコ') await desk.ok('releasePayoff', { params, body: { reason: '確認済み' } });
  await desk.ok('approvePayoff', { params });
  return { number, payeeKana: toHolderKana(holder) };
}

/** The bank has the day's file, and the day has come. */
async function handOver(): Promise<void> {
  await setConsignor(app);
  const { batchId } = await desk.ok('makeBankFile', { params: { payDay: PAY_DAY } });
  await desk.ok('markBankFileExported', { params: { batchId } });
  await app.moveTo(instantAt(PAY_DAY, 9 * 60));
}

describe('a results file that broke off', () => {
  test('is read again: what was known is said to be, transferred or returned, and the rest is written', async () => {
    const [one, two, three] = [await sent(10_200), await sent(5_200), await sent(6_200)];
    await handOver();
    const lines = [
      `${one.number},TRANSFERRED`,
      `${two.number},RETURNED,口座なし`,
      `${three.number},RETURNED,名義相違`,
    ];
    const first = fileOf(lines.slice(0, 2).join('\n'));
    expect(await operator('payoff-results', first)).toContain('2 results written, 0 refused');
    const told = () => app.db.selectFrom('payoff_event').select(['action', 'reason']).execute();
    const before = await told();
    expect(await operator('payoff-results', fileOf(lines.join('\n')))).toBe(
      '1 results written, 2 known already, 0 refused',
    );
    expect(process.exitCode).toBeUndefined();
    expect(await told()).toHaveLength(before.length + 1);
    expect(await desk.ok('showPayoff', { params: { number: two.number } })).toMatchObject({
      status: 'NOT_TRANSFERRED',
      review: 'RETURNED',
      reason: '口座なし',
    });
    const returned = (number: number, reason = '口座なし') =>
      finance.tries('markReturned', { params: { number }, body: { reason } });
    expect(await returned(two.number)).toEqual({ ok: true, value: { wasKnown: true, keptReason: null } });
    expect(await operator('markReturned', String(two.number), '--reason', '口座なし')).toContain('true');
    // Another reason is said to be another one, and changes nothing.
    expect(await returned(two.number, '名義相違')).toEqual({
      ok: true,
      value: { wasKnown: true, keptReason: '口座なし' },
    });
    expect(await operator('markReturned', String(two.number), '--reason', '名義相違')).toBe(
      'wasKnown: true\nkeptReason: 口座なし',
    );
    const other = fileOf(`${one.number},TRANSFERRED\n${two.number},RETURNED,名義相違`);
    expect(await operator('payoff-results', other, '--day', PAY_DAY)).toBe(
      `${two.number}: known with another reason: 口座なし\n0 results written, 2 known already, 0 refused`,
    );
    expect(await told()).toHaveLength(before.length + 1);
    expect(await desk.ok('showPayoff', { params: { number: two.number } })).toMatchObject({
      review: 'RETURNED',
      reason: '口座なし',
    });
    // Also when the operators have gone on with it.
    const params = { number: two.number };
    await desk.ok('releasePayoff', { params, body: { reason: '確認済み' } });
    expect(await returned(two.number)).toEqual({ ok: true, value: { wasKnown: true, keptReason: null } });
    await desk.ok('rejectPayoff', { params, body: { reason: '振込不可' } });
    expect(await returned(two.number)).toEqual({ ok: true, value: { wasKnown: true, keptReason: null } });
    expect(await returned(two.number, ' ')).toMatchObject({ error: { code: 'REASON_REQUIRED' } });
    // What came back is not transferred, and what the bank never had did not come back.
    expect(await finance.tries('markTransferred', { params, body: {} })).toMatchObject({
      error: { code: 'PAYOFF_NOT_EXPORTED' },
    });
    const never = await sent(7_200);
    expect(await returned(never.number)).toMatchObject({ error: { code: 'PAYOFF_NOT_EXPORTED' } });
  });

  test('is read again after what came back went out anew: of the new file it says nothing', async () => {
    const [one, two] = [await sent(10_200), await sent(5_200)];
    await handOver();
    const old = fileOf(`${one.number},RETURNED,口座なし\n${two.number},TRANSFERRED`);
    expect(await operator('payoff-results', old, '--day', PAY_DAY)).toContain('2 results written');
    const params = { number: one.number };
    await desk.ok('releasePayoff', { params, body: { reason: '確認済み' } });
    const { payDay } = await desk.ok('showPayoff', { params });
    expect(payDay > PAY_DAY).toBe(true);
    const { batchId } = await desk.ok('makeBankFile', { params: { payDay } });
    await desk.ok('markBankFileExported', { params: { batchId } });
    await app.moveTo(instantAt(payDay, 9 * 60));
    const inFile = { status: 'NOT_TRANSFERRED', review: null };
    for (const line of ['RETURNED,口座なし', 'TRANSFERRED']) {
      const again = fileOf(`${one.number},${line}`);
      expect(await operator('payoff-results', again, '--day', PAY_DAY)).toBe(
        '0 results written, 1 known already, 0 refused',
      );
      expect(await desk.ok('showPayoff', { params })).toMatchObject(inFile);
    }
    expect(
      await finance.tries('markReturned', { params, body: { payDay: PAY_DAY, reason: '別の理由' } }),
    ).toMatchObject({ value: { wasKnown: true, keptReason: '口座なし' } });
    expect(await desk.ok('showPayoff', { params })).toMatchObject(inFile);
    // A file that it never was in says nothing of it either.
    const body = { payDay: addDays(PAY_DAY, 1), reason: '口座なし' };
    expect(await finance.tries('markReturned', { params, body })).toMatchObject({
      error: { code: 'PAYOFF_NOT_EXPORTED' },
    });
    const answer = await finance.tries('markReturned', { params, body: { ...body, payDay } });
    expect(answer).toEqual({ ok: true, value: { wasKnown: false, keptReason: null } });
    expect(await desk.ok('showPayoff', { params })).toMatchObject({ review: 'RETURNED' });
  });

  test('of several who read it at once one writes, and the others know it', async () => {
    const { number } = await sent(10_200);
    await handOver();
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        finance.tries('markReturned', { params: { number }, body: { reason: '口座なし' } }),
      ),
    );
    const known = answers.map((answer) => answer.ok && answer.value.wasKnown);
    expect(known.filter((was) => was)).toHaveLength(2);
    const returns = await app.db
      .selectFrom('payoff_event')
      .select('id')
      .where('action', '=', 'RETURN')
      .execute();
    expect(returns).toHaveLength(1);
  });
});

describe('money that came back', () => {
  const row = (
    number: number,
    amountYen: number,
    name: string,
    kind: 'CAME_BACK' | 'CAME_IN' = 'CAME_BACK',
  ) => ({ row: number, kind, amountYen, names: [name], accountNumber: null });
  const match = async (...rows: ReturnType<typeof row>[]) =>
    (await finance.ok('matchBankStatement', { params: { payDay: PAY_DAY }, body: { rows } })).items;

  test('is found among what the bank has, by amount and payee, and nothing private is answered', async () => {
    const one = await sent(10_200);
    const two = await sent(5_200, 'サトウ ミオ');
    const rows = [row(2, 10_000, 'ヤマダハナコ'), row(3, 5_000, 'ｻﾄｳ ﾐｵ', 'CAME_IN'), row(4, 5_000, '')];
    expect((await match(...rows)).map(({ payoffs }) => payoffs)).toEqual([[], [], []]);
    await handOver();
    const found = await match(...rows);
    expect(found).toEqual([
      {
        row: 2,
        left: 0,
        payoffs: [
          {
            number: one.number,
            amountYen: 10_000,
            isTransferred: false,
            isWhole: true,
            matched: ['AMOUNT', 'NAME'],
          },
        ],
      },
      { row: 3, left: 0, payoffs: [expect.objectContaining({ number: two.number, isWhole: true })] },
      {
        row: 4,
        left: 0,
        payoffs: [expect.objectContaining({ number: two.number, isWhole: false, matched: ['AMOUNT'] })],
      },
    ]);
    expect([...proposedMatches(found)]).toEqual([
      [2, one.number],
      [3, two.number],
    ]);
    expect(JSON.stringify(found)).not.toMatch(/ﾔﾏﾀﾞ|ヤマダ|1234567/);
    expect(
      await finance.ok('matchBankStatement', { params: { payDay: '2026-12-30' }, body: { rows } }),
    ).toEqual({
      items: [2, 3, 4].map((number) => ({ row: number, payoffs: [], left: 0 })),
    });
  });

  test('who asked of whom a name is, is kept with how many it may be, and refused beyond the ceiling', async () => {
    await sent(10_200);
    await sent(5_200, 'サトウ ミオ');
    await handOver();
    const reads = () =>
      app.db
        .selectFrom('private_read')
        .select(['kind', 'operator_id', 'account_id', 'subject', 'shown', 'reason'])
        .where('kind', '=', 'BANK_MATCH')
        .orderBy('id')
        .execute();
    await match(row(2, 10_000, 'ヤマダハナコ'), row(3, 5_000, 'ｻﾄｳ ﾐｵ'), row(4, 5_000, ''));
    await match(row(2, 7_777, 'ヤマダハナコ'));
    const kept = {
      kind: 'BANK_MATCH' as const,
      operator_id: OPERATORS.sato.id,
      account_id: null,
      subject: PAY_DAY,
      reason: '銀行のファイルと精算の照合',
    };
    expect(await reads()).toEqual([
      { ...kept, shown: 2 },
      { ...kept, shown: 0 },
    ]);
    const at = app.clock.now();
    await app.db
      .insertInto('private_read')
      .values(
        Array.from({ length: READS_A_DAY.BANK_MATCH - 2 }, () => ({ ...kept, at, day: dayOf(at), shown: 0 })),
      )
      .execute();
    const input = { params: { payDay: PAY_DAY }, body: { rows: [row(2, 10_000, 'ヤマダハナコ')] } };
    expect(await finance.tries('matchBankStatement', input)).toMatchObject({
      error: { code: 'READ_CEILING' },
    });
    expect(await reads()).toHaveLength(READS_A_DAY.BANK_MATCH);
    expect(await desk.tries('matchBankStatement', input)).toMatchObject({ ok: true });
  });

  test('of two payoffs alike both are offered; what went back already is none of them', async () => {
    const one = await sent(10_200);
    const two = await sent(10_200);
    await handOver();
    const both = await match(row(2, 10_000, 'ﾔﾏﾀﾞ ﾊﾅｺ'));
    expect(both[0]!.payoffs.map(({ number }) => number)).toEqual([one.number, two.number]);
    expect(proposedMatches(both).size).toBe(0);
    await desk.ok('markReturned', { params: { number: one.number }, body: { reason: '組戻し' } });
    await desk.ok('markTransferred', { params: { number: two.number }, body: {} });
    const rows = [row(2, 10_000, 'ﾔﾏﾀﾞ ﾊﾅｺ'), row(3, 10_000, 'ﾔﾏﾀﾞ ﾊﾅｺ', 'CAME_IN')];
    const left = await match(...rows);
    expect(left.map(({ payoffs }) => payoffs.map(({ number }) => number))).toEqual([[two.number], []]);
    expect(left[0]!.payoffs[0]).toMatchObject({ isTransferred: true });
  });

  test('is read from a statement at the terminal', async () => {
    const { number } = await sent(10_200);
    await handOver();
    const n = (value: number, count: number) => String(value).padStart(count, '0');
    const data = (name: string) =>
      `2${n(1, 8)}261215261215111${n(10_000, 12)}${n(0, 32)}   ${n(0, 10)}${name.padEnd(48)}`.padEnd(200);
    const statement = [
      '103'.padEnd(200),
      data('ｸﾐﾓﾄﾞｼ ﾔﾏﾀﾞ ﾊﾅｺ'),
      data('ﾖｿﾉﾋﾄ'),
      '8'.padEnd(200),
      '9'.padEnd(200),
    ];
    const bytes = Uint8Array.from(statement.join('\r\n'), (sign) =>
      sign.codePointAt(0)! > 0xff ? sign.codePointAt(0)! - 0xfec0 : sign.codePointAt(0)!,
    );
    const said = await operator('match-bank-statement', fileOf(bytes), '--day', PAY_DAY);
    expect(said).toBe(`Record 2: payoff ${number} came back\n1 came back, 0 to look at`);
    const cut = fileOf(bytes.slice(0, -1));
    await expect(operator('match-bank-statement', cut, '--day', PAY_DAY)).rejects.toThrow(
      'record 5 (length)',
    );
  });
});
