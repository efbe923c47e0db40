import { expect, test } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { billingRoutes } from '@yoimachi/contract/billing';
import { profileRoutes } from '@yoimachi/contract/profile';
import { DAY_MINUTES } from '@yoimachi/domain/time';
import { newPhone, signUpGuest, typed, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { signIn } from '../../../people/account/test/support.ts';
import { guestWithCard, RETURN } from '../../../money/billing/test/support.ts';

const app = useRewoundApp({ config: { logLevel: 'silent' } });

const kept = () => app.db.selectFrom('access_record').selectAll().orderBy('id').execute();
const read = (who: Person, ...words: string[]) =>
  typed(
    app,
    'readAccessRecords',
    who.userId,
    '--from',
    '2026-11-01',
    '--to',
    '2026-12-31',
    ...words,
    '--operator',
    'sato',
  );

test('what is bought is kept with address, port and agent, sealed; a look at it needs a reason and is kept', async () => {
  const guest = await guestWithCard(app);
  await app.db.deleteFrom('access_record').execute();
  await app.call(billingRoutes.buyPoints, { body: { points: 1_000, returnPath: RETURN } }, guest);
  const rows = await kept();
  expect(rows.map(({ kind, call }) => [kind, call])).toContainEqual(['PURCHASE', 'buyPoints']);
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  await expect(read(guest, '--reason', ' ')).rejects.toThrow();
  const told = await read(guest, '--reason', '警察からの照会 第12号');
  expect(told).toMatch(/PURCHASE +buyPoints +2026-11-\S+ +[\d.]+ /);
  expect(told).toContain('1 items');
  const audit = await app.db
    .selectFrom('operator_audit')
    .select(['call', 'targets'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(audit).toEqual([{ call: 'readAccessRecords', targets: { accountId: guest.userId } }]);
});

test('a new session is a login, its renewals are not; a text is a post, a refused one is not', async () => {
  const guest = await signIn(app, newPhone());
  const body = { firebase_token: guest.firebase_token, user_type: 1 as const };
  await app.ok(accountRoutes.createAccount, { body: { ...body, over18: true } });
  await app.db.deleteFrom('access_record').execute();
  for (let renewals = 0; renewals < 3; renewals++) await app.ok(accountRoutes.refreshTokens, { body });
  expect((await kept()).map(({ kind, call }) => [kind, call])).toEqual([['LOGIN', 'refreshTokens']]);
  const member = await signUpGuest(app);
  expect(await app.call(profileRoutes.putGuestProfile, { body: {} as never }, member)).toMatchObject({
    status: 400,
  });
  expect((await kept()).filter(({ kind }) => kind === 'POST')).toEqual([]);
});

test('goes after six months, and not before', async () => {
  const guest = await guestWithCard(app);
  await app.call(billingRoutes.buyPoints, { body: { points: 1_000, returnPath: RETURN } }, guest);
  expect((await kept()).length).toBeGreaterThan(0);
  await app.work();
  await app.moveBy(181 * DAY_MINUTES);
  expect((await kept()).length).toBeGreaterThan(0);
  await app.moveBy(3 * DAY_MINUTES);
  expect(await kept()).toHaveLength(0);
});
