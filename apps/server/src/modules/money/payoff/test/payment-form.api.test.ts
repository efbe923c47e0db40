import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { asOperator } from '../../../../test-support/as-operator.ts';
import { typed, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { readPages, readPdf } from '../../../../test-support/read-pdf.ts';
import { setInvoiceNumber } from '../index.ts';
import { askPayoff, castWithReward, OPERATOR } from './support.ts';

const app = useRewoundApp();
const desk = asOperator(app);
const REASON = '税務署への提出のため';
const bytesOf = ({ content }: { readonly content: string }) => Buffer.from(content, 'base64');

/** A cast to whom so much was transferred on a day. */
async function paid(points: number, on = '2026-11-30', withholdingYen = 0): Promise<Person> {
  const cast = await castWithReward(app, points);
  const id = await askPayoff(app, cast, points);
  const { transfer_yen: transferYen } = await app.db
    .selectFrom('payoff')
    .select('transfer_yen')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const yen = transferYen - withholdingYen;
  await app.db
    .updateTable('payoff')
    .set({
      status: 'TRANSFERRED',
      transferred_on: on,
      approval_due_at: null,
      withholding_yen: withholdingYen,
      transfer_yen: yen,
    })
    .where('id', '=', id)
    .execute();
  await inFile(id, yen, on);
  return cast;
}

/** The bank's file with it alone. */
async function inFile(payoffId: string, yen: number, on: string) {
  const batchId = app.context.ids.newId();
  const at = app.clock.now();
  await app.db
    .insertInto('payoff_batch')
    .values({
      id: batchId,
      pay_day: on,
      status: 'CONFIRMED',
      row_count: 1,
      total_yen: yen,
      created_at: at,
      sha256: randomBytes(32),
      file: randomBytes(32),
      created_by: OPERATOR.id,
      exported_at: at,
      confirmed_at: at,
    })
    .execute();
  await app.db
    .insertInto('payoff_batch_row')
    .values({
      batch_id: batchId,
      payoff_id: payoffId,
      transfer_yen: yen,
      result: 'TRANSFERRED',
      result_at: at,
    })
    .execute();
}

const one = (cast: Person, year = 2026) => ({
  params: { castId: cast.userId },
  body: { year, reason: REASON },
});
const all = (more: object = {}) => ({
  body: { year: 2026, overYen: 50_000, part: 1, reason: REASON, ...more } as const,
});
const reads = () =>
  app.db
    .selectFrom('private_read')
    .select(['kind', 'account_id', 'shown', 'subject'])
    .orderBy('id')
    .execute();

test('a form names payee and payer, says what was paid and withheld, and its reading is kept', async () => {
  const cast = await paid(123_456, '2026-11-30', 4_594);
  await setInvoiceNumber(app.context, { castId: cast.userId, number: 'T7000012050002', operator: OPERATOR });
  await desk.ok('enterPageWord', { params: { kind: 'phone' }, body: { text: '03-1234-5678' } });
  // Wide letters stand apart on paper.
  const plain = (words: string) => words.replaceAll(/\s/g, '');
  const text = plain(await readPdf(bytesOf(await desk.ok('paymentForm', one(cast)))));
  const { issuer } = app.context.config;
  for (const words of [
    '令和8年分',
    '報酬、料金、契約金及び賞金の支払調書',
    '区　　分',
    '細　　目',
    '源泉徴収税額',
    '（摘要）',
    '山田 花子',
    '123,456',
    '4,594',
    issuer.name,
    issuer.address,
    '03-1234-5678',
    'T7000012050002',
    '2026年1月1日から12月31日までに振り込んだ1回の合計',
  ])
    expect(text).toContain(plain(words));
  expect(await reads()).toEqual([{ kind: 'PAYMENTS', account_id: cast.userId, shown: 1, subject: '2026' }]);
});

test('all above the threshold have a page each, and nobody who was paid just so much', async () => {
  await paid(50_000);
  await paid(50_001);
  await paid(900_000, '2025-12-31');
  const made = await desk.ok('paymentForms', all());
  expect(made).toMatchObject({ casts: 1, parts: 1 });
  expect((await readPages(bytesOf(made)))[0]).toContain('50,001');
  await paid(500_001);
  const pages = await readPages(bytesOf(await desk.ok('paymentForms', all())));
  expect(pages).toHaveLength(2);
  const few = await readPages(bytesOf(await desk.ok('paymentForms', all({ overYen: 500_000 }))));
  expect(few).toHaveLength(1);
  expect(few[0]).toContain('500,001');
  expect((await reads()).map(({ shown, account_id: accountId }) => [shown, accountId])).toEqual([
    [1, null],
    [2, null],
    [1, null],
  ]);
});

test('a transfer counts in the year of its day, and what came back does not count', async () => {
  const cast = await paid(60_000, '2025-12-31');
  expect(await desk.tries('paymentForm', one(cast, 2026))).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await readPdf(bytesOf(await desk.ok('paymentForm', one(cast, 2025))))).toContain('令和7年分');
  const { number } = await app.db
    .selectFrom('payoff')
    .select('number')
    .where('cast_id', '=', cast.userId)
    .executeTakeFirstOrThrow();
  await desk.ok('markReturned', { params: { number }, body: { reason: '口座なし' } });
  expect(await desk.tries('paymentForm', one(cast, 2025))).toMatchObject({ error: { code: 'NOT_FOUND' } });
});

test('without a reason, for a year to come, for a part that is not there, and by who may not, nothing is printed', async () => {
  const cast = await paid(60_000);
  expect(await desk.tries('paymentForm', one(cast, 2027))).toMatchObject({ error: { code: 'VALIDATION' } });
  expect(await desk.tries('paymentForms', all({ year: 2019 }))).toMatchObject({
    error: { code: 'VALIDATION' },
  });
  expect(await desk.tries('paymentForms', all({ reason: ' ' }))).toMatchObject({
    error: { code: 'REASON_REQUIRED' },
  });
  expect(await desk.tries('paymentForms', all({ part: 2 }))).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await reads()).toEqual([]);
});

test('the terminal writes the same', async () => {
  const cast = await paid(60_000);
  const folder = await mkdtemp(join(tmpdir(), 'forms-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'forms.pdf');
  const rest = ['--year', '2026', '--out', path, '--reason', REASON, '--operator', 'tanaka'];
  const run = (name: string, ...words: string[]) => typed(app, name, ...words, ...rest);
  const all = (overYen: string) => run('paymentForms', '--part', '1', '--over-yen', overYen);
  expect(await all('50000')).toBe(`casts: 1\nparts: 1\nwritten: ${path}`);
  expect(await readPdf(await readFile(path))).toContain('60,000');
  expect(await run('paymentForm', cast.userId)).toBe(`written: ${path}`);
  await expect(all('500000')).rejects.toThrow('NOT_FOUND');
});
