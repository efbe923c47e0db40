import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OPERATORS, signUpGuest, startTestApp, typed, type TestApp } from '../../../../test-support/index.ts';
import { signedIn } from './browser.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ alone: true });
});
afterEach(() => app.close());

const { tanaka, suzuki } = OPERATORS;
const raw = (statement: string) => sql.raw(statement).execute(app.db);

test('says who, whom and why, the newest first, in pages and by what is looked for', async () => {
  const { userId: accountId } = await signUpGuest(app);
  const { browser } = await signedIn(app, tanaka);
  for (let times = 0; times < 12; times += 1) {
    await browser.call('suspendAccount', {
      params: { accountId },
      body: { takeFee: false, reason: `調査のため ${times}` },
    });
    await browser.call('liftSuspension', { params: { accountId }, body: { reason: `本人と確認 ${times}` } });
  }
  const first = await browser.call('searchAudit', { query: { accountId } });
  expect(first.body.items).toHaveLength(20);
  expect(first.body.items[0]).toMatchObject({
    operatorName: 'tanaka',
    role: 'owner',
    call: 'liftSuspension',
    outcome: 'DONE',
    accountId,
    targets: { accountId },
    reason: '本人と確認 11',
  });
  expect(first.body.items[1]).toMatchObject({ call: 'suspendAccount', reason: '調査のため 11' });
  const second = await browser.call('searchAudit', { query: { accountId, cursor: first.body.nextCursor! } });
  expect(second.body).toMatchObject({ nextCursor: null });
  const numbers = [...first.body.items, ...second.body.items].map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  expect(new Set(numbers).size).toBe(24);
  const count = async (query: object) => (await browser.call('searchAudit', { query })).body.items.length;
  expect(await count({ operatorId: suzuki.id })).toBe(0);
  expect(await count({ call: 'suspendAccount' })).toBe(12);
  expect(await count({ target: accountId, outcome: 'REFUSED' })).toBe(0);
  expect(await count({ from: '2026-11-21' })).toBe(0);
  expect(await count({ to: '2026-11-19' })).toBe(0);
  expect(await count({ from: '2026-11-20', to: '2026-11-20' })).toBe(20);
});

test('a read says of whom and why', async () => {
  const { userId: accountId } = await signUpGuest(app);
  const { browser } = await signedIn(app, tanaka);
  await browser.call('readPerson', { params: { accountId }, body: { reason: '折り返しの連絡' } });
  const { body } = await browser.call('searchAudit', { query: { accountId } });
  expect(body.items).toMatchObject([{ call: 'readPerson', accountId, reason: '折り返しの連絡' }]);
});

test('is chained: acts at once follow one another, and a row that is missing or changed shows', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => signUpGuest(app)));
  const words = ['--take-fee', 'false', '--reason', '確認', '--operator', 'tanaka'];
  await Promise.all(people.map(({ userId }) => typed(app, 'suspendAccount', userId, ...words)));
  const { browser } = await signedIn(app, tanaka);
  const check = async () => (await browser.call('checkAudit')).body;
  // The row of a check is there only after it.
  expect(await check()).toMatchObject({ rows: 6, brokenAt: null });
  await raw('alter table operator_audit disable trigger operator_audit_unchanged');
  await raw("update operator_audit set outcome = 'OTHER' where number = 3");
  expect(await check()).toMatchObject({ brokenAt: 3 });
  await raw("update operator_audit set outcome = 'DONE' where number = 3");
  expect(await check()).toMatchObject({ brokenAt: null });
  await raw('delete from operator_audit where number = 2');
  expect(await check()).toMatchObject({ brokenAt: 3 });
});
