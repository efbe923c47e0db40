import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { accountRoutes as routes } from '@yoimachi/contract/account';
import { UserType } from '@yoimachi/domain/account';
import { lastCode, newPhone, signUp, useTestApp } from '../../../../test-support/index.ts';
import { newBrowser, send, signIn, verify, wrongCode } from './support.ts';

const codeSends = { perAddress: 100, perCarrierAddress: 100, carriers: new BlockList() };
const app = useTestApp({ modules: [], config: { databasePool: 50, codeSends } });
const N = 50;

const times = <T>(run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: N }, (_, index) => run(index)));
const count = (answers: readonly { status: number; code?: unknown }[], code: string | number) =>
  answers.filter((answer) => (answer.code ?? answer.status) === code).length;

test('an account made 50 times at once is one account', async () => {
  for (const user_type of [1, 2] as const) {
    const { firebase_token } = await signIn(app, newPhone());
    const body = { firebase_token, user_type, over18: true };
    const answers = await times(() => app.ok(routes.createAccount, { body }));
    expect(new Set(answers.map((answer) => answer.userId)).size).toBe(1);
  }
});

test('a session opened 50 times at once by one browser is one session', async () => {
  const person = await signUp(app, UserType.GUEST);
  const body = { firebase_token: await person.firebaseToken(), user_type: UserType.GUEST };
  await times(() => app.ok(routes.refreshTokens, { body }));
  const sessions = await app.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', person.userId)
    .execute();
  expect(sessions).toHaveLength(1);
});

test('50 devices at once: ten sessions stay', async () => {
  const phone = newPhone();
  const devices = await Promise.all(Array.from({ length: N }, () => signUp(app, UserType.CAST, phone)));
  await times(async (index) => {
    const body = { firebase_token: await devices[index]!.firebaseToken(), user_type: UserType.CAST };
    return app.ok(routes.refreshTokens, { body });
  });
  const open = await app.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', devices[0]!.userId)
    .where('ended_at', 'is', null)
    .execute();
  expect(open).toHaveLength(10);
});

test('of 50 sends to one number at once one goes out', async () => {
  const phone = newPhone();
  const answers = await times(() => send(app, phone));
  expect(count(answers, 200)).toBe(1);
  expect(count(answers, 'RESEND_TOO_SOON')).toBe(N - 1);
});

test('of codes to 81 new numbers and 50 known ones at once, behind 20 new ones, all go out but one', async () => {
  const known = Array.from({ length: N }, () => newPhone());
  await Promise.all(known.map((phone) => send(app, phone)));
  await app.moveBy(1);
  const from = (phone: string) => send(app, phone, { ...newBrowser(), address: '192.0.2.50' });
  const fresh = Array.from({ length: 101 }, () => newPhone());
  // From here on who asks has proved more.
  expect(count(await Promise.all(fresh.slice(0, 20).map(from)), 200)).toBe(20);
  const [ofKnown, ofFresh] = await Promise.all([
    Promise.all(known.map(from)),
    Promise.all(fresh.slice(20).map(from)),
  ]);
  expect(count(ofKnown, 200)).toBe(N);
  expect([count(ofFresh, 200), count(ofFresh, 'TOO_MANY_REQUESTS')]).toEqual([80, 1]);
});

test('50 guesses at once are five', async () => {
  const phone = newPhone();
  const browser = newBrowser();
  await send(app, phone, browser);
  const wrong = await wrongCode(app, phone);
  const answers = await times(() => verify(app, phone, browser, wrong));
  expect(count(answers, 'INVALID_VERIFICATION_CODE')).toBe(4);
  expect(count(answers, 'TOO_MANY_ATTEMPTS')).toBe(N - 4);
});

test('a right code shown 50 times at once signs in once', async () => {
  const phone = newPhone();
  const browser = newBrowser();
  await send(app, phone, browser);
  const code = await lastCode(app, phone);
  const answers = await times(() => verify(app, phone, browser, code));
  expect(count(answers, 200)).toBe(1);
});
