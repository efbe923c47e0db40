import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../../../../tools/test/global-database.ts';
import { addMinutes } from '@yoimachi/domain/time';
import { createPool, migrate } from '#platform/database';
import { deadEvents } from '#platform/outbox';
import { startTestApp, typed, type TestApp } from '../index.ts';
import { createSnapshotDatabase, timeOf } from './snapshot.ts';

let database: TestDatabase;
let app: TestApp;
const accounts = { guestId: '', castId: '', bookingId: '' };
const NEW_ID = '01a1f71c-7600-72de-a3c2-b87811fd8514';

/** Topic, key and payload as older versions wrote them. */
const left = (): [string, string, object][] => {
  const { guestId, castId, bookingId } = accounts;
  const paid = { purchaseId: NEW_ID, points: 0, amountYen: 0 };
  return [
    ['notify', guestId, { accountId: guestId, kind: 'OLD', body: '以前のお知らせ', link: '/guest' }],
    ['notify', castId, { accountId: castId, kind: 'OLD', body: '以前のお知らせ' }],
    ['notify', castId, { accountId: castId, kind: 'OLD', body: '以前のお知らせ', link: null }],
    ['operator.alert', 'ledger', { kind: 'OPERATOR_LEDGER', rules: ['a rule'] }],
    ['operator.alert', bookingId, { kind: 'OPERATOR_SAFETY', bookingId, participationId: NEW_ID }],
    ['booking.changed', bookingId, { bookingId, guestId, castId }],
    ['points.changed', guestId, { guestId }],
    ['purchase.refunded', NEW_ID, { ...paid, refundId: NEW_ID }],
    ['purchase.charged-back', NEW_ID, { ...paid, chargebackId: NEW_ID, guestId, lotId: 1, debtPoints: 0 }],
    ['card.registered', guestId, { guestId }],
    ['debt.added', guestId, { guestId, debtId: NEW_ID, cause: 'BOOKING' }],
    ['receipt.issued', NEW_ID, { receiptId: NEW_ID }],
    ['bank-account.changed', castId, { castId, isFirst: false }],
    ['of.another.version', guestId, { guestId }],
  ];
};

beforeAll(async () => {
  database = await createSnapshotDatabase('013');
  const now = timeOf('013');
  const pool = createPool({ url: database.url, size: 4 });
  const { rows } = await pool.query(
    'select booking_id as "bookingId", guest_id as "guestId", cast_id as "castId" from participation limit 1',
  );
  Object.assign(accounts, rows[0]);
  for (const [topic, key, payload] of left())
    await pool.query('insert into outbox (topic, key, payload, created_at) values ($1, $2, $3, $4)', [
      topic,
      key,
      payload,
      now,
    ]);
  await migrate(pool);
  await pool.end();
  // Later than what is unknown waits for a process of a later version.
  app = await startTestApp({ databaseUrl: database.url, startAt: addMinutes(now, 10).toISOString() });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

test('what an older version left in the outbox is handed on', async () => {
  await app.work();
  const waiting = app.db.selectFrom('outbox').select('id').where('processed_at', 'is', null);
  expect(await waiting.execute()).toEqual([]);
  const told = app.db.selectFrom('notification').select('account_id').where('kind', '=', 'OLD');
  expect((await told.execute()).map((row) => row.account_id).toSorted()).toEqual(
    [accounts.guestId, accounts.castId, accounts.castId].toSorted(),
  );
  const { rows } = await app.app.pool.query(`select from pgboss.job where state <> 'completed'`);
  expect(rows).toEqual([]);
});

test('what no version knows waits for an operator', async () => {
  await app.work();
  const [dead, ...others] = await deadEvents(app.db, 10);
  expect(dead).toMatchObject({ topic: 'of.another.version', reason: 'no such event' });
  expect(others).toEqual([]);
  const listed = () => typed(app, 'listDeadWork', '--operator', 'tanaka');
  expect(await listed()).toMatch(/of\.another\.version.*no such event[^]*\n1 items$/);
  await typed(app, 'reviveEvent', String(dead!.id), '--operator', 'tanaka');
  expect(await listed()).toContain('0 items');
  await expect(typed(app, 'reviveEvent', String(dead!.id), '--operator', 'tanaka')).rejects.toThrow(
    'NOT_FOUND',
  );
});
