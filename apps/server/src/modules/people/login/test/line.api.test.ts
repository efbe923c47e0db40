import { beforeEach, describe, expect, test } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { loginRoutes as routes } from '@yoimachi/contract/login';
import { liftSuspension, suspendAccount } from '#desk/operator';
import { sql } from 'kysely';
import {
  givePoints,
  newPhone,
  OPERATORS,
  signUp,
  signUpGuest,
  useTestApp,
} from '../../../../test-support/index.ts';
import { atLine, link, newLinePerson, returned, signInByLine, signUpByLine } from './support.ts';

const app = useTestApp();
let sub: string;
beforeEach(async () => {
  sub = await newLinePerson(app);
});

const identityOf = async (firebase_token: string) =>
  app.ok(accountRoutes.registerStatus, { body: { firebase_token } });

describe('a login by LINE', () => {
  test('makes a new person, and finds her again', async () => {
    const first = await signInByLine(app, sub);
    expect(await identityOf(first.firebase_token)).toEqual({ guest: null, cast: null });
    const body = { firebase_token: first.firebase_token, user_type: 1, over18: true } as const;
    const { userId } = await app.ok(accountRoutes.createAccount, { body });
    const second = await signInByLine(app, sub);
    expect(await identityOf(second.firebase_token)).toMatchObject({ guest: { userId } });
    const { identity_id } = await app.db
      .selectFrom('account')
      .select('identity_id')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const row = await app.db
      .selectFrom('identity')
      .select(['phone_index', 'contact_method'])
      .where('id', '=', identity_id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ phone_index: null, contact_method: 2 });
  });

  test('stores neither the LINE user nor state, nonce or secret', async () => {
    const begun = await app.ok(routes.beginLine);
    await app.ok(routes.finishLine, { body: await returned(app, begun, sub) });
    const stored = JSON.stringify([
      await app.db.selectFrom('line_user').selectAll().execute(),
      await app.db.selectFrom('line_login').selectAll().execute(),
    ]);
    const query = new URL(begun.url, 'http://localhost').searchParams;
    for (const secret of [sub, begun.secret, query.get('state')!, query.get('nonce')!]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });

  test.each([
    ['of another state', (body: Body) => ({ ...body, state: 'foreign' })],
    ['of another browser', (body: Body) => ({ ...body, secret: 'foreign' })],
    ['with a code of its own making', (body: Body) => ({ ...body, code: 'foreign' })],
  ])('%s is refused', async (_, change) => {
    const body = await returned(app, await app.ok(routes.beginLine), sub);
    expect(await app.call(routes.finishLine, { body: change(body) })).toMatchObject({
      status: 400,
      code: 'LINE_LOGIN_FAILED',
      message: 'LINEの認証を完了できませんでした。お手数ですが、もう一度お試しください。',
    });
  });

  test('counts once', async () => {
    const body = await returned(app, await app.ok(routes.beginLine), sub);
    await app.ok(routes.finishLine, { body });
    expect(await app.call(routes.finishLine, { body })).toMatchObject({ code: 'LINE_LOGIN_FAILED' });
  });

  test('does not take the code of another login', async () => {
    const [mine, theirs] = [await app.ok(routes.beginLine), await app.ok(routes.beginLine)];
    const stolen = await returned(app, theirs, sub);
    const body = { ...(await returned(app, mine, sub)), code: stolen.code };
    expect(await app.call(routes.finishLine, { body })).toMatchObject({ code: 'LINE_LOGIN_FAILED' });
  });

  test('a foreign browser does not use it up', async () => {
    const body = await returned(app, await app.ok(routes.beginLine), sub);
    await app.call(routes.finishLine, { body: { ...body, secret: 'foreign' } });
    await app.ok(routes.finishLine, { body });
  });

  test('is over after ten minutes', async () => {
    const body = await returned(app, await app.ok(routes.beginLine), sub);
    await app.moveBy(10);
    expect(await app.call(routes.finishLine, { body })).toMatchObject({ code: 'LINE_LOGIN_FAILED' });
    await app.moveBy(24 * 60);
    expect(await app.db.selectFrom('line_login').selectAll().execute()).toEqual([]);
  });

  test('refused by the person comes back without a code', async () => {
    const query = await atLine(app, await app.ok(routes.beginLine), { refused: '1' });
    expect([query.get('error'), query.get('code')]).toEqual(['access_denied', null]);
  });
});
type Body = Awaited<ReturnType<typeof returned>>;

describe('linking', () => {
  test('lets somebody in as the same person, by either way', async () => {
    const guest = await signUpGuest(app);
    expect(await link(app, guest, sub)).toMatchObject({
      status: 200,
      body: { phone: expect.stringMatching(/^090-\*{4}-\d{4}$/), line: { name: expect.any(String) } },
    });
    const { firebase_token } = await signInByLine(app, sub);
    expect(await identityOf(firebase_token)).toMatchObject({ guest: { userId: guest.userId } });
  });

  test('needs the session of who began it', async () => {
    const [guest, other] = [await signUpGuest(app), await signUpGuest(app)];
    const body = await returned(app, await app.ok(routes.beginLineLink, {}, guest), sub);
    expect(await app.call(routes.verifyLine, { body })).toMatchObject({ status: 401 });
    expect(await app.call(routes.verifyLine, { body }, other)).toMatchObject({ code: 'LINE_LOGIN_FAILED' });
    expect(await app.call(routes.finishLine, { body })).toMatchObject({ code: 'LINE_LOGIN_FAILED' });
    await app.ok(routes.verifyLine, { body }, guest);
  });

  test('a login does not end as a link', async () => {
    const guest = await signUpGuest(app);
    const body = await returned(app, await app.ok(routes.beginLine), sub);
    expect(await app.call(routes.verifyLine, { body }, guest)).toMatchObject({ code: 'LINE_LOGIN_FAILED' });
  });

  test('of the LINE user of somebody with a number is refused', async () => {
    const [guest, other] = [await signUpGuest(app), await signUpGuest(app)];
    await link(app, other, sub);
    expect(await link(app, guest, sub)).toMatchObject({ status: 409, code: 'LINE_IN_USE' });
  });

  test('of somebody without a number who has points is refused', async () => {
    const other = await signUpByLine(app, 1, sub);
    await givePoints(app, other.userId, 500);
    expect(await link(app, await signUpGuest(app), sub)).toMatchObject({ code: 'LINE_IN_USE' });
  });

  test('takes over what a login by LINE left behind, and ends it', async () => {
    const stray = await signUpByLine(app, 1, sub);
    const before = await stray.token();
    const guest = await signUpGuest(app);
    expect(await link(app, guest, sub)).toMatchObject({ status: 200 });
    expect(await identityOf((await signInByLine(app, sub)).firebase_token)).toMatchObject({
      guest: { userId: guest.userId },
    });
    expect(await app.call(routes.waysIn, {}, { token: async () => before })).toMatchObject({ status: 401 });
  });

  test('takes over nothing of somebody suspended: a ban goes nowhere else', async () => {
    const operator = OPERATORS.sato;
    const banned = await signUpByLine(app, 1, sub);
    await suspendAccount(app.context, { accountId: banned.userId, operator });
    const guest = await signUpGuest(app);
    expect(await link(app, guest, sub)).toMatchObject({ status: 409, code: 'LINE_IN_USE' });
    await liftSuspension(app.context, { accountId: banned.userId, operator, reason: '確認済み' });
    expect(await link(app, guest, sub)).toMatchObject({ status: 200 });
  });

  test('a second LINE user is refused, the same one again changes nothing', async () => {
    const guest = await signUpGuest(app);
    const again = await app.ok(routes.beginLineLink, {}, guest);
    const another = await app.ok(routes.beginLineLink, {}, guest);
    expect(await link(app, guest, sub)).toMatchObject({ status: 200 });
    expect(await app.call(routes.beginLineLink, {}, guest)).toMatchObject({ code: 'LINE_ALREADY_LINKED' });
    await app.ok(routes.verifyLine, { body: await returned(app, again, sub) }, guest);
    const body = await returned(app, another, await newLinePerson(app));
    expect(await app.call(routes.verifyLine, { body }, guest)).toMatchObject({ code: 'LINE_ALREADY_LINKED' });
  });
});

describe('unlinking', () => {
  test('leaves the number, and the LINE user begins anew', async () => {
    const guest = await signUpGuest(app);
    await link(app, guest, sub);
    expect(await app.ok(routes.unlinkLine, {}, guest)).toMatchObject({ line: null, contactMethod: 1 });
    await app.ok(routes.unlinkLine, {}, guest);
    expect(await identityOf((await signInByLine(app, sub)).firebase_token)).toEqual({
      guest: null,
      cast: null,
    });
  });

  test('never takes the last way in', async () => {
    const guest = await signUpByLine(app, 1, sub);
    expect(await app.call(routes.unlinkLine, {}, guest)).toMatchObject({ status: 409, code: 'LAST_WAY_IN' });
    expect(await app.ok(routes.waysIn, {}, guest)).toMatchObject({ phone: null, line: {}, contactMethod: 2 });
    const brief = { phone: null, contactMethod: 2, isLineLinked: true, passkeyCount: 0 };
    expect(await app.ok(routes.guestSettings, {}, guest)).toEqual(brief);
  });
});

test('whoever has had the same LINE user is the same person', async () => {
  const guest = await signUpGuest(app);
  await link(app, guest, sub);
  await app.ok(routes.unlinkLine, {}, guest);
  const cast = await signUp(app, 2, newPhone());
  await link(app, cast, sub);
  const { rows } =
    await sql`select from own_pair where guest_id = ${guest.userId} and cast_id = ${cast.userId}`.execute(
      app.db,
    );
  expect(rows).toHaveLength(1);
});
