import { expect, test } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { pushRoutes } from '@yoimachi/contract/push';
import { UserType } from '@yoimachi/domain/account';
import type { Push, PushGateway } from '#gateways/push/port.ts';
import { endLeftSessions, endSuspendedSessions } from '#people/account';
import { withTransaction } from '#platform/database';
import { DeliveryError, type Delivered } from '#platform/delivery';
import { createPush } from '../../../../gateways/push/index.ts';
import { newPhone, signUp, signUpGuest, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { pushModule, sendPush, subscriptionsOf } from '../index.ts';
import { newBrowserAddress } from './support.ts';

const app = useRewoundApp();
const { movePush, pushState, subscribePush, unsubscribePush } = pushRoutes;

const state = async (person: Person) => app.ok(pushState, {}, person);
const isOn = async (person: Person) => (await state(person)).isOn;
const subscribe = (person: Person, body = newBrowserAddress()) => app.ok(subscribePush, { body }, person);
const idsOf = async (person: Person) => (await subscriptionsOf(app.db, person.userId)).map(({ id }) => id);

const MESSAGE = { title: '予約', body: '明日18:00から', link: '/guest/dohan-list', tag: 'booking:1' };

/** A gateway that keeps what it is given and answers as told. */
function fakeGateway(...answers: (Delivered | Error)[]) {
  const sent: Push[] = [];
  const push: PushGateway = {
    publicKey: 'key',
    async send(one) {
      sent.push(one);
      const answer = answers.shift() ?? 'SENT';
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { sent, context: { ...app.context, push } };
}

test('a device is off until it subscribes, and off again when it ends that', async () => {
  const guest = await signUpGuest(app);
  const before = await state(guest);
  expect(before).toEqual({
    publicKey: expect.stringMatching(/^B[\w-]{86}$/),
    isOn: false,
    otherDeviceCount: 0,
  });
  const address = newBrowserAddress();
  await subscribe(guest, address);
  const [id] = await idsOf(guest);
  await subscribe(guest, address);
  expect(await idsOf(guest)).toEqual([id]);
  expect(await state(guest)).toEqual({ ...before, isOn: true });
  for (let times = 0; times < 2; times++) await app.ok(unsubscribePush, {}, guest);
  expect(await state(guest)).toEqual(before);
  expect(await idsOf(guest)).toEqual([]);
});

test('a browser that got another address with no page open is found there, if it shows that it is the same', async () => {
  const guest = await signUpGuest(app);
  const [from, to] = [newBrowserAddress(), newBrowserAddress()];
  await subscribe(guest, from);
  const [before] = await idsOf(guest);
  const stranger = { ...from, keys: newBrowserAddress().keys };
  for (const unknown of [stranger, newBrowserAddress()])
    await app.ok(movePush, { body: { from: unknown, to } });
  expect(await idsOf(guest)).toEqual([before]);

  await app.ok(movePush, { body: { from, to } });
  const [moved, ...more] = await idsOf(guest);
  expect(more).toEqual([]);
  const { sent, context } = fakeGateway();
  await sendPush(context, moved!, MESSAGE);
  expect(sent).toMatchObject([{ to: { endpoint: to.endpoint } }]);
  // The same again, and after pushes were switched off, changes nothing.
  await app.ok(movePush, { body: { from, to } });
  expect(await idsOf(guest)).toEqual([moved]);
  await app.ok(unsubscribePush, {}, guest);
  await app.ok(movePush, { body: { from: to, to: newBrowserAddress() } });
  expect(await idsOf(guest)).toEqual([]);
});

test('a browser that got another address has one still', async () => {
  const guest = await signUpGuest(app);
  await subscribe(guest);
  const [id] = await idsOf(guest);
  await subscribe(guest);
  const after = await idsOf(guest);
  expect(after).toHaveLength(1);
  expect(after).not.toContain(id);
});

test('two accounts of one browser: the pushes are those of who subscribed last', async () => {
  const phone = newPhone();
  const [guest, cast] = [await signUp(app, UserType.GUEST, phone), await signUp(app, UserType.CAST, phone)];
  const address = newBrowserAddress('shared');
  await subscribe(guest, address);
  const [former] = await idsOf(guest);
  await subscribe(cast, address);
  expect([await isOn(guest), await isOn(cast)]).toEqual([false, true]);
  expect(await idsOf(guest)).toEqual([]);
  // What was about to be sent to the guest reaches nobody.
  const { sent, context } = fakeGateway();
  expect(await sendPush(context, former!, MESSAGE)).toBe('GONE');
  expect(sent).toEqual([]);
  // What the guest ends now is not hers.
  await app.ok(unsubscribePush, {}, guest);
  expect(await isOn(cast)).toBe(true);
});

test('each device of a person is one, counted beside this one', async () => {
  const phone = newPhone();
  const first = await signUp(app, UserType.GUEST, phone);
  const second = await signUp(app, UserType.GUEST, phone);
  await subscribe(first);
  expect(await state(second)).toMatchObject({ isOn: false, otherDeviceCount: 1 });
  await subscribe(second);
  expect(await state(first)).toMatchObject({ isOn: true, otherDeviceCount: 1 });
  const stranger = await signUpGuest(app);
  expect(await state(stranger)).toMatchObject({ isOn: false, otherDeviceCount: 0 });
});

test('what ends a session ends its pushes in the same moment, and nobody else’s', async () => {
  const other = await signUpGuest(app);
  await subscribe(other);
  const at = app.clock.now();
  const ends: Record<string, (person: Person) => Promise<unknown>> = {
    'signing out': (person) => app.ok(accountRoutes.logout, {}, person),
    'signing out elsewhere': async (person) =>
      app.ok(accountRoutes.endOtherSessions, {}, await signUp(app, UserType.GUEST, person.phone)),
    suspension: ({ userId }) => withTransaction(app.db, (trx) => endSuspendedSessions(trx, userId, at)),
    leaving: ({ userId }) => withTransaction(app.db, (trx) => endLeftSessions(trx, userId, at)),
  };
  for (const [name, end] of Object.entries(ends)) {
    const guest = await signUpGuest(app);
    await subscribe(guest);
    await end(guest);
    expect(await idsOf(guest), name).toEqual([]);
  }
  expect(await isOn(other)).toBe(true);
});

test('of eleven devices the one unused longest is signed out, and gets no more pushes', async () => {
  const phone = newPhone();
  const devices: Person[] = [];
  for (let count = 0; count < 11; count++) {
    await app.moveBy(1);
    devices.push(await signUp(app, UserType.GUEST, phone));
    await subscribe(devices.at(-1)!);
  }
  expect(await idsOf(devices[0]!)).toHaveLength(10);
  expect(await state(devices.at(-1)!)).toMatchObject({ isOn: true, otherDeviceCount: 9 });
});

test('an address is kept sealed, and opens for its browser alone', async () => {
  const [one, two] = [await signUpGuest(app), await signUpGuest(app)];
  const address = newBrowserAddress('secret-part');
  await subscribe(one, address);
  await subscribe(two);
  const rows = await app.db.selectFrom('push_subscription').selectAll().orderBy('id').execute();
  const plain = JSON.stringify(rows.map((row) => Object.values(row).map(String)));
  expect(plain).not.toContain('secret-part');
  expect(plain).not.toContain(address.keys.auth);
  const { sent, context } = fakeGateway();
  await sendPush(context, (await idsOf(one))[0]!, MESSAGE);
  expect(sent).toMatchObject([{ ...MESSAGE, to: { endpoint: address.endpoint, ...address.keys } }]);
  await app.db.updateTable('push_subscription').set({ endpoint_sealed: rows[0]!.endpoint_sealed }).execute();
  await expect(sendPush(context, rows[1]!.id, MESSAGE)).rejects.toThrow();
});

test('what is gone is forgotten; what was refused, unknown or not sent stays', async () => {
  const guest = await signUpGuest(app);
  await subscribe(guest);
  const [id] = await idsOf(guest);
  const failed = new DeliveryError('Push: 503', { retryAfterSeconds: 5 });
  const { context, sent } = fakeGateway('REFUSED', 'UNKNOWN', failed, 'SENT', 'GONE');
  const lastOk = async () =>
    (await app.db.selectFrom('push_subscription').select('last_ok_at').executeTakeFirst())?.last_ok_at;
  expect(await sendPush(context, id!, MESSAGE)).toBe('REFUSED');
  expect(await sendPush(context, id!, MESSAGE)).toBe('UNKNOWN');
  await expect(sendPush(context, id!, MESSAGE)).rejects.toBe(failed);
  expect(await lastOk()).toBeNull();
  expect(await sendPush(context, id!, MESSAGE)).toBe('SENT');
  expect(await lastOk()).toEqual(app.clock.now());
  expect(await sendPush(context, id!, MESSAGE)).toBe('GONE');
  expect(await idsOf(guest)).toEqual([]);
  expect(await sendPush(context, id!, MESSAGE)).toBe('GONE');
  expect(sent).toHaveLength(5);
});

test('under one key a device gets a message once, and each device its own', async () => {
  const phone = newPhone();
  const [one, two] = [await signUp(app, UserType.GUEST, phone), await signUp(app, UserType.GUEST, phone)];
  await subscribe(one);
  await subscribe(two);
  const context = { ...app.context, push: createPush(app.context) };
  for (const id of [...(await idsOf(one)), ...(await idsOf(one))])
    expect(await sendPush(context, id, { ...MESSAGE, key: 'told:1' })).toBe('SENT');
  const inbox = await app.db.selectFrom('dev_inbox').select(['channel', 'body']).execute();
  const text = `${MESSAGE.title}\n${MESSAGE.body}\n${MESSAGE.link}`;
  expect(inbox).toEqual([1, 2].map(() => ({ channel: 'PUSH', body: text })));
});

test('a production server without keys says so and takes no browser', async () => {
  const context = { ...app.context, config: { ...app.context.config, production: true } };
  const push = createPush(context);
  expect(push.publicKey).toBeNull();
  const { handlers } = pushModule(context, push);
  const { session_id: sessionId, account_id: accountId } = await sessionOf(await signUpGuest(app));
  const principal = { sessionId, accountId, userType: UserType.GUEST };
  const answer = await handlers!['subscribePush']!({ principal, body: newBrowserAddress() });
  expect(answer).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
  const to = { endpoint: '', p256dh: '', auth: '' };
  const one: Push = { ...MESSAGE, key: null, accountId, to, urgency: 'normal', ttlSeconds: 1 };
  await expect(push.send(one)).rejects.toMatchObject({ name: 'DeliveryError' });
});

async function sessionOf(person: Person) {
  await person.token();
  return app.db
    .selectFrom('session')
    .select(['id as session_id', 'account_id'])
    .where('account_id', '=', person.userId)
    .executeTakeFirstOrThrow();
}

test('an address that is no push service is refused', async () => {
  const guest = await signUpGuest(app);
  for (const endpoint of [
    'http://push.example.com/x',
    'https://127.0.0.1/x',
    'https://push.example.com:22/',
  ]) {
    const answer = await app.call(subscribePush, { body: { ...newBrowserAddress(), endpoint } }, guest);
    expect(answer.code).toBe('VALIDATION');
  }
  for (const endpoint of ['https://push.example.com.evil.example/x', 'https://fcm.googleapis.com/x']) {
    const answer = await app.call(subscribePush, { body: { ...newBrowserAddress(), endpoint } }, guest);
    expect(answer).toMatchObject({ code: 'PUSH_SERVICE_UNKNOWN', details: { field: 'endpoint' } });
  }
  expect(await isOn(guest)).toBe(false);
});
