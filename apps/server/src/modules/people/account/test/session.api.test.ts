import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { accountRoutes as routes } from '@yoimachi/contract/account';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { UserType } from '@yoimachi/domain/account';
import { addMinutes } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import { tell } from '#platform/realtime';
import { newPhone, signUp, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { notificationFeature } from '../../../../wiring/talk.ts';
import { endSuspendedSessions } from '../index.ts';
import { signIn } from './support.ts';
import { eventually } from '../../../../test-support/eventually.ts';

const app = useRewoundApp({ modules: [notificationFeature] });

const refresh = async (person: Person) =>
  app.call(routes.refreshTokens, {
    body: { firebase_token: await person.firebaseToken(), user_type: person.userType },
  });

/** How a call with a token is answered: open, or the number of the 401. */
async function tokenState(token: string): Promise<unknown> {
  const answer = await app.call(notificationRoutes.userNotification, {}, token);
  return answer.status === 200 ? 'open' : answer.code;
}

describe('identity', () => {
  test('its token lives an hour and is renewed by the refresh secret', async () => {
    const credentials = await signIn(app, newPhone());
    expect(credentials.expiresAt).toBe(addMinutes(app.clock.now(), 60).toISOString());
    await app.moveBy(60);
    const old = { firebase_token: credentials.firebase_token };
    expect(await app.call(routes.registerStatus, { body: old })).toMatchObject({ status: 401, code: 10 });
    const fresh = await app.ok(routes.refreshIdentity, {
      body: { refreshSecret: credentials.refreshSecret },
    });
    expect(await app.ok(routes.registerStatus, { body: { firebase_token: fresh.firebase_token } })).toEqual({
      guest: null,
      cast: null,
    });
  });

  test.each(['', 'nonsense', 'a.b.c'])('%s is no token', async (firebase_token) => {
    expect(await app.call(routes.registerStatus, { body: { firebase_token } })).toMatchObject({
      status: 401,
      code: 10,
    });
    expect(await app.call(routes.refreshIdentity, { body: { refreshSecret: firebase_token } })).toMatchObject(
      {
        status: 400,
        code: 'SIGNED_OUT',
      },
    );
  });

  test('a session says after which number its socket begins: that of the last event before it', async () => {
    const person = await signUp(app, UserType.GUEST);
    expect((await refresh(person)).body.liveSeq).toBe(0);
    const bookingId = person.userId;
    const told = { name: 'booking.changed', payload: { bookingId } } as const;
    const event = { accountId: person.userId, at: app.clock.now(), ...told };
    await withTransaction(app.db, (trx) => tell(trx, [event, event]));
    expect((await refresh(person)).body.liveSeq).toBe(2);
  });

  test('an s_token is no identity token, nor the reverse', async () => {
    const person = await signUp(app, UserType.GUEST);
    const body = { firebase_token: await person.token(), user_type: UserType.GUEST };
    expect(await app.call(routes.refreshTokens, { body })).toMatchObject({ status: 401, code: 10 });
    expect(await app.call(routes.logout, {}, await person.firebaseToken())).toMatchObject({
      status: 401,
      code: 10,
    });
  });

  test('signing out ends its sessions and cannot be undone with a token shown again', async () => {
    const person = await signUp(app, UserType.GUEST);
    const token = await person.token();
    const body = { refreshSecret: person.refreshSecret };
    await app.ok(routes.signOutIdentity, { body });
    await app.ok(routes.signOutIdentity, { body });
    expect(await app.call(routes.logout, {}, token)).toMatchObject({ status: 401, code: 21 });
    expect(await app.call(routes.refreshIdentity, { body })).toMatchObject({
      status: 400,
      code: 'SIGNED_OUT',
    });
    expect(await refresh(person)).toMatchObject({ status: 401, code: 21 });
  });
});

describe('a session', () => {
  test('needs an account', async () => {
    const { firebase_token } = await signIn(app, newPhone());
    const answer = await app.call(routes.refreshTokens, { body: { firebase_token, user_type: 2 } });
    expect(answer).toMatchObject({ status: 400, code: 'NOT_REGISTERED' });
  });

  test('its token lives 15 minutes and says who it is; the same browser keeps its session', async () => {
    const person = await signUp(app, UserType.CAST);
    const first = await refresh(person);
    expect(first.body).toMatchObject({
      user_type: 2,
      userId: person.userId,
      registrationStage: 1,
      verifyStatus: 1,
    });
    expect(first.body.expiresAt).toBe(addMinutes(app.clock.now(), 15).toISOString());
    await app.moveTo(new Date(addMinutes(app.clock.now(), 15).getTime() - 1));
    expect(await tokenState(first.body.s_token)).toBe('open');
    await app.moveBy(1);
    expect(await tokenState(first.body.s_token)).toBe(10);
    const second = await refresh(person);
    expect(await tokenState(second.body.s_token)).toBe('open');
    const sessions = await app.db
      .selectFrom('session')
      .selectAll()
      .where('account_id', '=', person.userId)
      .execute();
    expect(sessions).toHaveLength(1);
  });

  test('ends at logout: 21 for its token and for its browser, the other account of the browser goes on', async () => {
    const guest = await signUp(app, UserType.GUEST);
    const token = await guest.token();
    const firebase_token = await guest.firebaseToken();
    await app.ok(routes.createAccount, { body: { firebase_token, user_type: 2, over18: true } });
    const cast = await app.ok(routes.refreshTokens, { body: { firebase_token, user_type: 2 } });
    await app.ok(routes.logout, {}, token);
    expect(await app.call(routes.logout, {}, token)).toMatchObject({ status: 401, code: 21 });
    expect(await refresh(guest)).toMatchObject({ status: 401, code: 21 });
    expect(await tokenState(cast.s_token)).toBe('open');
  });

  test('of the device unused longest ends when an eleventh comes', async () => {
    const phone = newPhone();
    const devices: Person[] = [];
    for (let count = 0; count < 10; count++) {
      devices.push(await signUp(app, UserType.GUEST, phone));
      await devices.at(-1)!.token();
      await app.moveBy(1);
    }
    await refresh(devices[0]!);
    const eleventh = await signUp(app, UserType.GUEST, phone);
    await eleventh.token();
    expect(await refresh(devices[1]!)).toMatchObject({ status: 401, code: 21 });
    for (const other of [devices[0]!, ...devices.slice(2), eleventh]) {
      expect(await refresh(other)).toMatchObject({ status: 200 });
    }
  });

  test('of the device that just came never ends by another, were they all used in the same moment', async () => {
    const phone = newPhone();
    let accountId = '';
    for (let count = 0; count < 24; count++) {
      const newest = await signUp(app, UserType.GUEST, phone);
      accountId = newest.userId;
      await newest.token();
      expect(await refresh(newest), `device ${count + 1}`).toMatchObject({ status: 200 });
    }
    const open = await app.db
      .selectFrom('session')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(open.count).toBe(10);
  });

  test('of a suspended account: 20, for the token and for its renewal', async () => {
    const person = await signUp(app, UserType.GUEST);
    const token = await person.token();
    const at = app.clock.now();
    await withTransaction(app.db, async (trx) => {
      await trx.updateTable('account').set({ suspended_at: at }).where('id', '=', person.userId).execute();
      await endSuspendedSessions(trx, person.userId, at);
    });
    const answer = await app.call(routes.logout, {}, token);
    expect(answer).toMatchObject({ status: 401, code: 20 });
    expect(answer.message).toBe('アカウントは現在ご利用いただけません。お問い合わせください。');
    expect(await refresh(person)).toMatchObject({ status: 401, code: 20 });
    const body = {
      firebase_token: await person.firebaseToken(),
      user_type: UserType.GUEST,
      birthday: '1990-01-01',
    };
    expect(await app.call(routes.saveEnoughAge, { body })).toMatchObject({ status: 401, code: 20 });
  });

  test.each([undefined, '', 'nonsense', 'a.b.c'])('a call with the token %s: 10', async (token) => {
    expect(await app.call(routes.logout, {}, token)).toMatchObject({ status: 401, code: 10 });
  });
});

describe('an open session is remembered between calls', () => {
  const endElsewhere = (accountId: string) =>
    app.db
      .updateTable('session')
      .set({ ended_at: app.clock.now(), end_reason: 'OTHER_DEVICE' })
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirstOrThrow();

  test('until another process ends it', async () => {
    const person = await signUp(app, UserType.GUEST);
    expect(await tokenState(await person.token())).toBe('open');
    const { id } = await endElsewhere(person.userId);
    await sql`select pg_notify('session_ended', ${id})`.execute(app.db);
    await eventually(async () => expect(await tokenState(await person.token())).toBe(21));
  });

  test('not while other processes cannot be heard', async () => {
    const person = await signUp(app, UserType.GUEST);
    expect(await tokenState(await person.token())).toBe('open');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query = 'listen session_ended' and datname = current_database()`.execute(app.db);
    await endElsewhere(person.userId);
    await eventually(async () => expect(await tokenState(await person.token())).toBe(21));
  });
});
