import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { UserType } from '@yoimachi/domain/account';
import { dayOf, instantAt, addDays } from '@yoimachi/domain/time';
import { buildApp } from '../../../../app.ts';
import { devFeature } from '../../../../dev-feature.ts';
import { createIdentityTokens } from '../../../../gateways/identity/index.ts';
import type { ModuleFactory } from '#platform/module';
import {
  newPhone,
  signUpGuest,
  testConfig,
  useRewoundApp,
  verifiedCast,
} from '../../../../test-support/index.ts';
import { sealPrivate } from '#people/profile';
import { devModule } from '../index.ts';

/** Due on every full hour; records when it ran and what the clock said. */
const runs: { dueAt: string }[] = [];
let nextDue: Date;
beforeEach(() => {
  nextDue = new Date('2026-11-20T04:00:00Z');
  runs.length = 0;
});
const hourly: ModuleFactory = () => ({
  dueWork: [
    {
      name: 'hourly',
      queue: sql`select 'hour' as id, null::timestamptz as due_at`,
      rowOf: ({ id }) => ({ id, dueAt: nextDue }),
      together: false,
      async run({ dueAt }) {
        runs.push({ dueAt: dueAt.toISOString() });
        nextDue = new Date(dueAt.getTime() + 3_600_000);
      },
    },
  ],
});

const DEMO_PHONE = '09000000001';
const extendDemo = vi.fn(async (_db: unknown, now: Date) => now);
const drawDocument = vi.fn(async () => Buffer.from('a photo'));
const app = useRewoundApp({
  modules: [hourly, devModule({ extendDemo, demoPhones: [DEMO_PHONE], drawDocument }, createIdentityTokens)],
});

const get = (url: string) => app.app.http.inject({ url });
const post = (url: string, payload: object, headers = {}) =>
  app.app.http.inject({ method: 'POST', url, payload, headers });
const form = (url: string, fields: Record<string, string>) =>
  app.app.http.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('the clock', () => {
  test('moves forward only; what becomes due is done in order, each at its due time', async () => {
    const announced = vi.spyOn(app.context.realtime, 'announce');
    const answer = await post('/dev/clock', { minutes: 150 });
    expect(answer.json()).toEqual({ now: '2026-11-20T05:30:00.000Z' });
    expect(runs.map((run) => run.dueAt)).toEqual(['2026-11-20T04:00:00.000Z', '2026-11-20T05:00:00.000Z']);
    expect(extendDemo).toHaveBeenLastCalledWith(expect.anything(), new Date('2026-11-20T05:30:00Z'));
    expect(announced).toHaveBeenCalledExactlyOnceWith('clock.moved', { now: '2026-11-20T05:30:00.000Z' });
    const back = await post('/dev/clock', { advanceTo: '2026-11-20T00:00:00Z' });
    expect(back.json()).toEqual({ now: '2026-11-20T05:30:00.000Z' });
    expect((await get('/dev/clock')).json()).toEqual({ now: '2026-11-20T05:30:00.000Z' });
  });

  test('moves to noon of the next day, and to a time of Tokyo, by form', async () => {
    const tomorrow = addDays(dayOf(app.clock.now()), 1);
    const answer = await form('/dev/clock', { place: 'tomorrowNoon' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/dev']);
    expect(app.clock.now()).toEqual(instantAt(tomorrow, 12 * 60));
    await form('/dev/clock', { advanceTo: `${tomorrow}T13:45` });
    expect(app.clock.now()).toEqual(instantAt(tomorrow, 13 * 60 + 45));
  });

  test.each([{}, { minutes: 'x' }, { advanceTo: '2026-13-01T00:00' }, { advanceTo: '2999-01-01T00:00' }])(
    '%o is no place to move to',
    async (order) => {
      expect((await post('/dev/clock', order)).statusCode).toBe(400);
    },
  );

  test('there may be no next booking; other sites may not ask', async () => {
    expect((await post('/dev/clock', { place: 'beforeNextBooking' })).statusCode).toBe(404);
    const before = app.clock.now();
    const answer = await post('/dev/clock', { minutes: 5 }, { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
    expect(app.clock.now()).toEqual(before);
  });
});

describe('the inbox', () => {
  test('shows messages with their codes, newest first, and as JSON by number', async () => {
    const phone = newPhone();
    const body = { phone, browserId: crypto.randomUUID(), botCheck: '' };
    await app.ok(accountRoutes.sendCode, { body });
    const messages = (await get(`/dev/inbox.json?recipient=${phone}`)).json();
    expect(messages).toHaveLength(1);
    const code = /\d{6}/.exec(messages[0].body)![0];
    const page = await get('/dev/inbox');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain(`data-copy="${code}"`);
    expect((await get('/dev/inbox.json?recipient=09000009999')).json()).toEqual([]);
  });
});

describe('the inbox by channel', () => {
  const put = (channel: 'LINE' | 'MAIL' | 'PUSH' | 'SMS', recipient: string, text: string, source?: string) =>
    app.db
      .insertInto('dev_inbox')
      .values({ channel, recipient, body: text, html: source ?? null, created_at: app.clock.now() })
      .execute();

  test('shows every channel, or one; LINE users by their names', async () => {
    const sub = `U${'0b'.repeat(16)}`;
    await app.db
      .insertInto('sandbox_line.person')
      .values({ sub, name: 'LINEの人', created_at: app.clock.now() })
      .execute();
    await put('LINE', sub, 'LINEの本文');
    await put('MAIL', 'sato@example.jp', 'メールの本文');
    await put('PUSH', 'Chrome', 'プッシュの本文');
    await put('SMS', '+819011112222', 'SMSの本文');
    const all = (await get('/dev/inbox')).body;
    for (const text of ['LINEの本文', 'LINEの人', 'メールの本文', 'プッシュの本文', 'SMSの本文'])
      expect(all).toContain(text);
    const line = (await get('/dev/inbox?channel=LINE')).body;
    expect(line).toContain('LINEの本文');
    expect(line).toMatch(/href="\/dev\/inbox\?channel=LINE"\s+aria-current="page"/);
    expect(line.match(/aria-current/g)).toHaveLength(1);
    for (const text of ['メールの本文', 'プッシュの本文', 'SMSの本文']) expect(line).not.toContain(text);
    expect((await get('/dev/inbox.json?channel=PUSH')).json()).toMatchObject([
      { channel: 'PUSH', body: 'プッシュの本文', html: null },
    ]);
    expect((await get('/dev/inbox?channel=FAX')).statusCode).toBe(400);
  });

  test('draws a mail where nothing of it runs or reaches this page', async () => {
    const source = `<p title="x">絵</p><script>document.title = 'x'</script>"></iframe><script>alert(1)</script>`;
    await put('MAIL', 'sato@example.jp', '本文', source);
    const { body: page } = await get('/dev/inbox?channel=MAIL');
    expect(page).toContain('sandbox=""');
    expect(page).not.toContain('allow-');
    expect(page).toContain('srcdoc="&lt;p title=&quot;x&quot;&gt;絵&lt;/p&gt;&lt;script&gt;');
    expect(page).not.toContain('<script>');
  });
});

describe('signing a tab in', () => {
  test('the demo guest stands first and is marked', async () => {
    const typed = await signUpGuest(app, { phone: '07000000001', nickname: '自分' });
    const demo = await signUpGuest(app, { phone: DEMO_PHONE, nickname: 'デモの人' });
    const { body } = await get('/dev');
    expect(body.indexOf(demo.userId)).toBeLessThan(body.indexOf(typed.userId));
    expect(body).toMatch(/デモの人<\/b[^]{0,80}090-0000-0001[^]{0,40}デモ用/);
    expect(body.match(/デモ用/g)).toHaveLength(1);
  });

  test('a grant of the page counts once', async () => {
    const guest = await signUpGuest(app, { nickname: '<b>月' });
    const page = await get(`/dev?q=${guest.phone}`);
    expect(page.body).toContain('&lt;b&gt;月');
    expect(page.body).not.toContain('<b>月');
    const answer = await form('/dev/tab', { account_id: guest.userId });
    expect(answer.statusCode).toBe(303);
    const grant = /^\/authentication\?dev=([\w-]+)$/.exec(String(answer.headers.location))![1]!;
    const signedIn = (await post('/dev/sign-in', { grant })).json();
    expect(signedIn).toMatchObject({ user_type: 1, user_id: guest.userId });
    const body = { firebase_token: signedIn.identity_token, user_type: UserType.GUEST };
    expect(await app.ok(accountRoutes.refreshTokens, { body })).toMatchObject({ userId: guest.userId });
    const refreshed = await app.ok(accountRoutes.refreshIdentity, {
      body: { refreshSecret: signedIn.identity_refresh },
    });
    expect(refreshed.firebase_token).toEqual(expect.any(String));
    expect((await post('/dev/sign-in', { grant })).statusCode).toBe(404);
  });

  test('a grant ends after ten minutes; a number finds its account', async () => {
    const cast = await verifiedCast(app);
    const { grant } = (await post('/dev/tab', { phone: cast.phone, user_type: 2 })).json();
    await app.moveBy(10);
    expect((await post('/dev/sign-in', { grant })).statusCode).toBe(404);
    expect((await post('/dev/tab', { phone: cast.phone, user_type: 1 })).statusCode).toBe(404);
    await app.db
      .updateTable('account')
      .set({ left_at: app.clock.now() })
      .where('id', '=', cast.userId)
      .execute();
    expect((await post('/dev/tab', { phone: cast.phone, user_type: 2 })).statusCode).toBe(404);
    expect((await post('/dev/tab', { account_id: 'x' })).statusCode).toBe(400);
  });
});

test('in production nothing of it exists', async () => {
  const config = testConfig({ nodeEnv: 'production', production: true });
  const built = await buildApp({
    config,
    databaseUrl: app.databaseUrl,
    webDir: null,
    devFeature: devFeature({ extendDemo }),
  });
  for (const [method, url] of [
    ['GET', '/dev'],
    ['GET', '/dev/'],
    ['GET', '/dev/inbox'],
    ['GET', '/dev/inbox.json'],
    ['GET', '/dev/clock'],
    ['POST', '/dev/clock'],
    ['POST', '/dev/tab'],
    ['POST', '/dev/sign-in'],
    ['GET', '/dev/dev.css'],
    ['GET', '/dev/dev.js'],
  ] as const) {
    const answer = await built.http.inject({ method, url, ...(method === 'POST' && { payload: {} }) });
    expect(answer.statusCode, `${method} ${url}`).toBe(404);
  }
  expect('advanceTo' in built.context.clock).toBe(false);
  expect(devModule({}, createIdentityTokens)({ ...app.context, config })).toEqual({});
  await built.close();
});

test('nothing of a product that is started takes it back, in either mode', async () => {
  for (const mode of [{}, { nodeEnv: 'production', production: true } as const]) {
    const config = testConfig(mode);
    const built = await buildApp({
      config,
      databaseUrl: app.databaseUrl,
      webDir: null,
      devFeature: devFeature(),
    });
    const addresses = built.http.printRoutes({ commonPrefix: false });
    expect(addresses).toContain('healthz');
    expect(addresses).not.toMatch(/rewind|operate|\benter\b/);
    await built.close();
  }
});

describe('sample documents', () => {
  const picture = (accountId: string, type: string, kind: string) =>
    get(`/dev/document.jpg?account_id=${accountId}&type=${type}&kind=${kind}`);

  test('are drawn in the name and birthday that a cast has registered', async () => {
    const { userId: id } = await verifiedCast(app);
    const registered = { name: '高橋 美咲', nameKana: 'タカハシ ミサキ', birthday: '1998-05-01' };
    const info = { ...registered, email: 'misaki@example.com' };
    const account_info = sealPrivate(app.context.crypto, 'account_info', id, info);
    await app.db.insertInto('cast_private').values({ cast_id: id, account_info }).execute();
    const page = await get(`/dev/documents?account_id=${id}`);
    expect(page.body).toContain('運転免許証');
    expect(page.body).not.toContain('HEALTH_INSURANCE_CARD');
    const answer = await picture(id, 'PASSPORT', 'SISTER');
    expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
      200,
      'image/jpeg',
      'a photo',
    ]);
    expect(drawDocument).toHaveBeenLastCalledWith({
      accountId: id,
      ...registered,
      documentType: 'PASSPORT',
      kind: 'SISTER',
      today: dayOf(app.clock.now()),
    });
    const guest = await signUpGuest(app, { birthday: '1990-01-02' });
    await picture(guest.userId, 'PASSPORT', 'CLEAR');
    expect(drawDocument).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: '見本 太郎', birthday: '1990-01-02' }),
    );
  });

  test('are not drawn for nobody, of no type and of no kind', async () => {
    const nobody = '00000000-0000-7000-8000-000000000000';
    expect((await get(`/dev/documents?account_id=${nobody}`)).statusCode).toBe(404);
    expect((await picture(nobody, 'PASSPORT', 'CLEAR')).statusCode).toBe(404);
    expect((await picture(nobody, 'HEALTH_INSURANCE_CARD', 'CLEAR')).statusCode).toBe(400);
    expect((await picture(nobody, 'PASSPORT', 'RIGHT')).statusCode).toBe(400);
    expect((await get('/dev/documents?account_id=1')).statusCode).toBe(400);
  });
});
