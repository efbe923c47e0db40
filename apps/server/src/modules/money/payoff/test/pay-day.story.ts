import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { instantAt } from '@yoimachi/domain/time';
import { asOperator } from '../../../../test-support/as-operator.ts';
import type { TestApp } from '../../../../test-support/index.ts';
import { assertCoherent } from '#money/points';
import { officeOf, type Death, type Order, type Work } from './dying-office.client.ts';
import { expectedFile } from './pay-day.bytes.ts';
import { castsOfPayDay, type PayDayOrder } from './pay-day.casts.ts';
import { setConsignor } from './support.ts';

const PAY_DAY = '2026-12-15';
/** What the bank returned, and what nobody had approved, stands here afterwards. */
const NEXT_PAY_DAY = '2026-12-30';

const FILE_MADE = 'insert into "payoff_batch" ';
const FILE_OUT = 'update "payoff_batch" ';

export interface PaidDay {
  readonly orders: readonly PayDayOrder[];
  /** By cast. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Numbers of what the bank sent back. */
  readonly returned: ReadonlySet<number>;
  readonly file: Buffer;
}

/** Positions spread over all of them. */
const spread = (count: number, among: number, first: number): ReadonlySet<number> =>
  new Set(Array.from({ length: count }, (_, index) => first + Math.floor((index * among) / count)));

/**
 * A pay day from the requests of its casts to the last answer of the bank. Whoever works on it is killed in each of its parts, and another one
 * goes on; the books are checked behind each part.
 */
export async function payDayWithDeaths(
  app: TestApp,
  folder: string,
  size: { readonly count: number; readonly otherNames: number; readonly returned: number },
): Promise<PaidDay> {
  const office = officeOf(app);
  const fileOf = (name: string) => join(folder, name);
  // Behind so many of them that the next one finds enough that is done, and most of it left.
  const turn = Math.ceil(size.count / 10);
  const part = (work: Work, rest: Partial<Order> = {}): Order => ({ work, payDay: PAY_DAY, ...rest });
  const diesTwice = async (order: Order, mark: string, nth: number, code = 0) => {
    for (const at of ['uncommitted', 'committed'] as const) await office.dies(order, { at, mark, turn: nth });
    await office.works(order, code);
    await checkBooks(app);
  };

  await setConsignor(app);
  const otherNames = spread(size.otherNames, size.count, 1);
  const orders = await castsOfPayDay(app, { count: size.count, otherNames });
  await writeFile(fileOf('orders.json'), JSON.stringify(orders));
  await diesTwice(part('ask', { file: fileOf('orders.json') }), 'insert into "payoff" ', turn);
  await app.moveTo(instantAt('2026-12-07', 10 * 60));
  await diesTwice(part('approve'), 'update "payoff" ', turn);

  const numbers = await numbersOf(app);
  const paid = orders
    .filter((order) => !order.isOtherName)
    .map((order) => ({ order, number: numbers.get(order.castId)! }))
    .sort((one, other) => one.number - other.number);
  const file = expectedFile(PAY_DAY, paid);
  await app.moveTo(instantAt('2026-12-10', 10 * 60));
  await exportWithDeaths(app, fileOf, file);
  await checkBooks(app);

  const returnedAt = spread(size.returned, paid.length, 2);
  const lines = paid.map(
    ({ number }, index) => `${number},${returnedAt.has(index) ? 'RETURNED,口座なし' : 'TRANSFERRED'}`,
  );
  await writeFile(fileOf('results.csv'), lines.join('\r\n'));
  await app.moveTo(instantAt(PAY_DAY, 9 * 60));
  // What was sent back is refused the second time.
  await diesTwice(part('results', { file: fileOf('results.csv') }), 'update "payoff_batch_row" ', turn, 1);
  const giveBack = part('giveBack', { payDay: NEXT_PAY_DAY });
  await diesTwice(giveBack, 'update "payoff" ', 2);
  return {
    orders,
    numbers,
    file,
    returned: new Set(paid.filter((_, index) => returnedAt.has(index)).map(({ number }) => number)),
  };
}

/** Killed at each step from making the file to saying that it is out: nobody ever has other bytes than those that are kept, and they come out once. */
async function exportWithDeaths(
  app: TestApp,
  fileOf: (name: string) => string,
  expected: Buffer,
): Promise<void> {
  const desk = asOperator(app);
  const params = { payDay: PAY_DAY };
  const batches = () => app.db.selectFrom('payoff_batch').select(['id', 'status', 'sha256']).execute();
  const dies = (name: string, at: Death['at'], mark: string) =>
    officeOf(app).dies({ work: 'export', ...params, file: fileOf(name) }, { at, mark, turn: 1 });

  await dies('unmade.txt', 'uncommitted', FILE_MADE);
  expect(await batches()).toEqual([]);
  await dies('unsaved.txt', 'committed', FILE_MADE);
  expect([existsSync(fileOf('unmade.txt')), existsSync(fileOf('unsaved.txt'))]).toEqual([false, false]);
  const made = await batches();
  expect(made).toEqual([
    { id: expect.any(String), status: 'DRAFT', sha256: createHash('sha256').update(expected).digest() },
  ]);
  await dies('saved.txt', 'uncommitted', FILE_OUT);
  expect(await batches()).toEqual(made);
  // Seen by somebody at the same time, who has not said that he has it.
  const seen = await desk.ok('makeBankFile', { params });
  await dies('out.txt', 'committed', FILE_OUT);
  for (const bytes of [
    await readFile(fileOf('saved.txt')),
    Buffer.from(seen.content, 'base64'),
    await readFile(fileOf('out.txt')),
  ])
    expect(bytes.equals(expected)).toBe(true);
  expect(await batches()).toEqual(made.map((batch) => ({ ...batch, status: 'EXPORTED' })));
  expect(await desk.tries('makeBankFile', { params })).toMatchObject({
    error: { code: 'PAYOFF_FILE_EXPORTED', details: { batchId: made[0]!.id } },
  });
}

/** With what the planner knows of the rows that have come: without it each of ten thousand would look at all others. */
async function checkBooks({ db }: TestApp): Promise<void> {
  await sql`analyze`.execute(db);
  await assertCoherent(db);
}

async function numbersOf({ db }: TestApp): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('payoff').select(['cast_id', 'number']).execute();
  return new Map(rows.map((row) => [row.cast_id, row.number]));
}
