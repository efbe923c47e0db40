import { afterAll, beforeAll, expect, it } from 'vitest';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { createTestDatabase, type TestDatabase } from '../../../../../tools/test/global-database.ts';
import { createDb, createPool, withTransaction, type Db } from '#platform/database';
import { runIdempotent, ticketOf, type IdempotencyTicket } from './idempotency.ts';

const ACCOUNT = '0193a4bc-0000-7000-8000-000000000001';
const AT = new Date('2026-11-21T00:00:00Z');
let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(createPool({ url: database.url, size: 20 }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

function ticket(key: number, input: object): IdempotencyTicket {
  const made = ticketOf(
    ACCOUNT,
    'buyPoints',
    `0193a4bc-0000-7000-8000-${String(key).padStart(12, '0')}`,
    input,
  );
  if (!made.ok) throw new Error('ticket');
  return made.value;
}

let effects = 0;
const buy = (
  one: IdempotencyTicket,
  outcome: () => Result<{ n: number } | undefined, 'CARD_REQUIRED'> = () => ok({ n: ++effects }),
) => withTransaction(db, (trx) => runIdempotent(trx, one, AT, async () => outcome()));

it('has one effect and one answer for a key, sent 20 times at once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => buy(ticket(1, { points: 500 }))));
  expect(effects).toBe(1);
  expect(answers).toEqual(answers.map(() => ok({ n: 1 })));
});

it('refuses the key for another input', async () => {
  expect(await buy(ticket(1, { points: 501 }))).toEqual(fail('IDEMPOTENCY_KEY_REUSED'));
});

it('forgets a key whose call failed', async () => {
  expect(await buy(ticket(2, {}), () => fail('CARD_REQUIRED'))).toEqual(fail('CARD_REQUIRED'));
  expect(await buy(ticket(2, { points: 1 }))).toEqual(ok({ n: 2 }));
});

it('remembers an empty answer', async () => {
  expect(await buy(ticket(3, {}), () => ok())).toEqual(ok());
  expect(await buy(ticket(3, {}), () => expect.unreachable())).toMatchObject({ ok: true });
});
