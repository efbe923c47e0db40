import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { accountRoutes as routes } from '@yoimachi/contract/account';
import { UserType } from '@yoimachi/domain/account';
import { newPhone, signUp, signUpGuest, useTestApp, verifiedCast } from '../../../../test-support/index.ts';
import { signIn } from './support.ts';

const app = useTestApp({ modules: [] });

/** Whether the database takes a guest and a cast for one person. */
async function isOnePerson(guestId: string, castId: string): Promise<boolean> {
  const pair = sql`select from own_pair where guest_id = ${guestId} and cast_id = ${castId}`;
  return (await pair.execute(app.db)).rows.length > 0;
}

describe('an account', () => {
  test('of each type once per identity, with what belongs to it', async () => {
    const { firebase_token } = await signIn(app, newPhone());
    const guest = await app.ok(routes.createAccount, {
      body: { firebase_token, user_type: 1, over18: true },
    });
    const cast = await app.ok(routes.createAccount, { body: { firebase_token, user_type: 2, over18: true } });
    expect(guest).toMatchObject({ registrationStage: 1, verifyStatus: null });
    expect(cast).toMatchObject({ registrationStage: 1, verifyStatus: 1 });
    expect(
      await app.ok(routes.createAccount, { body: { firebase_token, user_type: 1, over18: true } }),
    ).toEqual(guest);
    expect(await app.ok(routes.registerStatus, { body: { firebase_token } })).toEqual({ guest, cast });
    expect(await isOnePerson(guest.userId, cast.userId)).toBe(true);
    const owned = await app.db
      .selectFrom('ledger_account')
      .select('kind')
      .where('owner_id', 'in', [guest.userId, cast.userId])
      .orderBy('kind')
      .execute();
    expect(owned.map((account) => account.kind)).toEqual([
      'CAST_REWARD',
      'GUEST_AVAILABLE',
      'GUEST_DEBT',
      'GUEST_HELD',
    ]);
  });

  test('needs the 18+ box', async () => {
    const { firebase_token } = await signIn(app, newPhone());
    const answer = await app.call(routes.createAccount, {
      body: { firebase_token, user_type: 1, over18: false },
    });
    expect(answer).toMatchObject({
      status: 403,
      code: 'AGE_UNDER_18',
      message: '18歳未満の方はご利用いただけません。',
    });
    expect(await app.ok(routes.registerStatus, { body: { firebase_token } })).toEqual({
      guest: null,
      cast: null,
    });
  });

  test('has no third type', async () => {
    const { firebase_token } = await signIn(app, newPhone());
    const body = { firebase_token, user_type: 3 as 1, over18: true };
    expect(await app.call(routes.createAccount, { body })).toMatchObject({ status: 400, code: 'VALIDATION' });
  });

  test('two numbers are two people', async () => {
    const guest = await signUpGuest(app);
    const cast = await verifiedCast(app);
    expect(await isOnePerson(guest.userId, cast.userId)).toBe(false);
  });
});

describe('the birthday (today is 2026-11-20)', () => {
  test.each([
    ['2008-11-21', false],
    ['2008-11-20', true],
  ])('%s: old enough %s', async (birthday, enough) => {
    const guest = await signUp(app, UserType.GUEST);
    const firebase_token = await guest.firebaseToken();
    expect(await app.ok(routes.checkEnoughAge, { body: { firebase_token, birthday } })).toEqual({ enough });
    const saved = await app.call(routes.saveEnoughAge, { body: { firebase_token, user_type: 1, birthday } });
    expect(saved).toMatchObject(enough ? { status: 200 } : { status: 403, code: 'AGE_UNDER_18' });
    const row = await app.db
      .selectFrom('guest')
      .select('birthday')
      .where('id', '=', guest.userId)
      .executeTakeFirst();
    expect(row?.birthday).toBe(enough ? birthday : null);
  });

  test('is a day of the calendar', async () => {
    const firebase_token = await (await signUp(app, UserType.GUEST)).firebaseToken();
    const answer = await app.call(routes.checkEnoughAge, {
      body: { firebase_token, birthday: '2008-02-30' },
    });
    expect(answer).toMatchObject({ status: 400, code: 'VALIDATION' });
  });

  test('needs an account to be kept in', async () => {
    const { firebase_token } = await signIn(app, newPhone());
    const answer = await app.call(routes.saveEnoughAge, {
      body: { firebase_token, user_type: 1, birthday: '1990-01-01' },
    });
    expect(answer).toMatchObject({ status: 400, code: 'NOT_REGISTERED' });
  });

  test('takes the drink option where it forbids it', async () => {
    const guest = await signUpGuest(app);
    await app.db
      .updateTable('guest')
      .set({ profile: JSON.stringify({ drinking: 1, smoking: 0 }) })
      .where('id', '=', guest.userId)
      .execute();
    const firebase_token = await guest.firebaseToken();
    await app.ok(routes.saveEnoughAge, { body: { firebase_token, user_type: 1, birthday: '2006-11-20' } });
    expect(
      await app.db.selectFrom('guest').select('profile').where('id', '=', guest.userId).executeTakeFirst(),
    ).toEqual({ profile: { smoking: 0 } });
  });

  test('once confirmed by a document it stays', async () => {
    const cast = await verifiedCast(app, { birthday: '1998-05-01' });
    const firebase_token = await cast.firebaseToken();
    const save = (birthday: string) =>
      app.call(routes.saveEnoughAge, { body: { firebase_token, user_type: 2, birthday } });
    expect(await save('1999-05-01')).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await save('1998-05-01')).toMatchObject({ status: 200, body: { userId: cast.userId } });
  });
});
