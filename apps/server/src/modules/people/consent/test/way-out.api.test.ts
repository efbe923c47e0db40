import { expect, test } from 'vitest';
import { consentRoutes } from '@yoimachi/contract/consent';
import {
  agreeTo,
  signUpCast,
  signUpGuest,
  useRewoundApp,
  type Person,
} from '../../../../test-support/index.ts';
import { wayOutOf } from '../way-out.ts';

const app = useRewoundApp();
const pathOf = ({ userId }: Person) => new URL(wayOutOf(app.context, userId)).pathname;
const open = (url: string, method: 'GET' | 'POST' = 'GET') =>
  app.app.http.inject({
    method,
    url,
    payload: method === 'POST' ? 'List-Unsubscribe=One-Click' : '',
    headers: method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
  });
const words = async (who: Person) =>
  (await app.ok(consentRoutes.listConsents, {}, who)).records.filter(({ item }) => item === 'ADVERTISING');

test('the link of a mail ends advertising by one press, for this person alone, and signs in nobody', async () => {
  const guest = await signUpGuest(app);
  const other = await signUpGuest(app);
  for (const one of [guest, other]) await agreeTo(app, one, ['ADVERTISING']);
  const asked = await open(pathOf(guest));
  expect(asked.statusCode).toBe(200);
  expect(asked.body).toContain('配信を停止する');
  expect(asked.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(asked.headers['set-cookie']).toBeUndefined();
  // A scanner opened it: nothing has changed.
  expect(await words(guest)).toMatchObject([{ given: true }]);
  for (let again = 0; again < 2; again++) {
    const done = await open(pathOf(guest), 'POST');
    expect([done.statusCode, done.headers['set-cookie']]).toEqual([200, undefined]);
    expect(done.body).toContain('停止しました');
    expect(await words(guest)).toMatchObject([{ given: false, place: 'MAIL' }, { given: true }]);
  }
  expect(await words(other)).toMatchObject([{ given: true }]);
});

test('a link that is not ours opens nothing, and one of who never agreed or has left ends nothing', async () => {
  const guest = await signUpGuest(app);
  const cast = await signUpCast(app);
  const [path, token] = [pathOf(guest), pathOf(guest).split('/').at(-1)!];
  for (const wrong of [
    path.replace(guest.userId, cast.userId),
    `${path}A`,
    path.slice(0, -1),
    path.replace(token, guest.userId),
    path.replace(token, `${guest.userId}.`),
    path.replace(token, 'x'),
  ])
    for (const method of ['GET', 'POST'] as const)
      expect((await open(wrong, method)).statusCode, wrong).toBe(404);
  expect((await open(path, 'POST')).statusCode).toBe(200);
  expect(await words(guest)).toEqual([]);
  await app.db
    .updateTable('account')
    .set({ left_at: app.clock.now() })
    .where('id', '=', cast.userId)
    .execute();
  expect((await open(pathOf(cast), 'POST')).statusCode).toBe(200);
  const said = app.db.selectFrom('consent').select('item').where('account_id', '=', cast.userId);
  expect((await said.execute()).filter(({ item }) => item === 'ADVERTISING')).toEqual([]);
});
