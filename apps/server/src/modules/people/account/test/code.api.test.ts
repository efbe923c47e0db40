import { BlockList } from 'node:net';
import { describe, expect, test } from 'vitest';
import { accountRoutes as routes } from '@yoimachi/contract/account';
import { addMinutes } from '@yoimachi/domain/time';
import { lastCode, newPhone, useTestApp } from '../../../../test-support/index.ts';
import { guessAway, newBrowser, send, signIn, verify, wrongCode } from './support.ts';

const carriers = new BlockList();
carriers.addSubnet('203.0.113.0', 24);
const codeSends = { perAddress: 30, perCarrierAddress: 40, carriers };
const app = useTestApp({ modules: [], config: { codeSends } });

describe('the number', () => {
  test.each([
    ['', 'PHONE_REQUIRED', '電話番号を入力してください。'],
    ['0901234567a', 'PHONE_INVALID', '電話番号が正しくありません。もう一度入力してください。'],
    ['0312345678', 'PHONE_NOT_MOBILE', 'SMSを受信できる携帯電話番号を入力してください。'],
    ['08001234567', 'PHONE_NOT_MOBILE', 'SMSを受信できる携帯電話番号を入力してください。'],
  ])('%s: %s', async (phone, code, message) => {
    const answer = await send(app, phone);
    expect(answer).toMatchObject({ status: 400, code, message, details: { field: 'phone' } });
    expect(await verify(app, phone, newBrowser(), '123456')).toMatchObject({ status: 400, code });
  });

  test('is the same however it is typed', async () => {
    const browser = newBrowser();
    await send(app, '０９０−９９９９−０００１', browser);
    expect(await verify(app, '090 9999 0001', browser, await lastCode(app, '09099990001'))).toMatchObject({
      status: 200,
    });
  });

  test('the test prefix +84 is refused unless allowed', async () => {
    expect(await send(app, '0912345678')).toMatchObject({ code: 'PHONE_NOT_MOBILE' });
  });
});

describe('a code', () => {
  test('signs in once, is told as sent and stored as a hash', async () => {
    const phone = newPhone();
    const browser = newBrowser();
    const sent = await send(app, phone, browser);
    const now = app.clock.now();
    expect(sent.body).toEqual({
      expiresAt: addMinutes(now, 10).toISOString(),
      resendAt: addMinutes(now, 1).toISOString(),
    });
    const code = await lastCode(app, phone);
    const stored = await app.db
      .selectFrom('sms_code')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(code);
    const answer = await verify(app, phone, browser, ` ${code} `);
    expect(answer.body).toMatchObject({
      firebase_token: expect.any(String),
      refreshSecret: expect.any(String),
    });
    expect(await verify(app, phone, browser, code)).toMatchObject({ status: 400, code: 'CODE_EXPIRED' });
  });

  test.each(['12345', '1234567', '12a456', ''])('%s is no code', async (code) => {
    const answer = await verify(app, newPhone(), newBrowser(), code);
    expect(answer).toMatchObject({ status: 400, code: 'CODE_FORMAT', details: { field: 'code' } });
    expect(answer.message).toBe('認証コードが正しくありません。6桁の数字を入力してください。');
  });

  test('wrong: tried again; in full-width digits: right', async () => {
    const phone = newPhone();
    const browser = newBrowser();
    await send(app, phone, browser);
    const answer = await verify(app, phone, browser, await wrongCode(app, phone));
    expect(answer).toMatchObject({
      status: 400,
      code: 'INVALID_VERIFICATION_CODE',
      message: '認証コードに誤りがあります。',
    });
    const wide = (await lastCode(app, phone)).replace(/\d/g, (digit) =>
      String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
    );
    expect(await verify(app, phone, browser, wide)).toMatchObject({ status: 200 });
  });

  test('is valid for 10 minutes', async () => {
    const [early, late] = [newPhone(), newPhone()];
    const browser = newBrowser();
    await send(app, early, browser);
    await send(app, late, browser);
    await app.moveTo(new Date(addMinutes(app.clock.now(), 10).getTime() - 1));
    expect(await verify(app, early, browser, await lastCode(app, early))).toMatchObject({ status: 200 });
    await app.moveBy(1);
    const expired = await verify(app, late, browser, await lastCode(app, late));
    expect(expired).toMatchObject({ status: 400, code: 'CODE_EXPIRED' });
    expect(expired.message).toBe('認証コードの有効期限が切れています。もう一度送信してください。');
  });

  test('belongs to the browser that asked for it', async () => {
    const phone = newPhone();
    await send(app, phone);
    expect(await verify(app, phone, newBrowser(), await lastCode(app, phone))).toMatchObject({
      code: 'CODE_EXPIRED',
    });
  });

  test('a new one voids the old', async () => {
    const phone = newPhone();
    const browser = newBrowser();
    await send(app, phone, browser);
    const old = await lastCode(app, phone);
    await app.moveBy(1);
    await send(app, phone, browser);
    if (old !== (await lastCode(app, phone))) {
      expect(await verify(app, phone, browser, old)).toMatchObject({ code: 'INVALID_VERIFICATION_CODE' });
    }
    expect(await verify(app, phone, browser, await lastCode(app, phone))).toMatchObject({ status: 200 });
  });
});

describe('limits', () => {
  test('again after 60 seconds, three in 10 minutes', async () => {
    const phone = newPhone();
    const browser = newBrowser();
    const first = app.clock.now();
    await send(app, phone, browser);
    const soon = await send(app, phone, newBrowser());
    expect(soon).toMatchObject({
      status: 429,
      code: 'RESEND_TOO_SOON',
      message: '認証コードは60秒後に再送できます。',
    });
    expect(soon.details?.['until']).toBe(addMinutes(first, 1).toISOString());
    for (let sends = 2; sends <= 3; sends++) {
      await app.moveBy(1);
      expect(await send(app, phone, browser)).toMatchObject({ status: 200 });
    }
    await app.moveBy(2);
    const many = await send(app, phone, browser);
    expect(many).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(many.details?.['until']).toBe(addMinutes(first, 10).toISOString());
    expect(many.message).toBe('認証コードの送信回数が多いため、しばらく時間をおいてからお試しください。');
    await app.moveTo(addMinutes(first, 10));
    expect(await send(app, phone, browser)).toMatchObject({ status: 200 });
  });

  test('five wrong tries void the code and lock the number in that browser for 15 minutes, in no other', async () => {
    const phone = newPhone();
    const browser = newBrowser();
    await send(app, phone, browser);
    const wrong = await wrongCode(app, phone);
    for (let tries = 1; tries <= 4; tries++)
      expect(await verify(app, phone, browser, wrong)).toMatchObject({ code: 'INVALID_VERIFICATION_CODE' });
    const locked = await verify(app, phone, browser, wrong);
    const until = addMinutes(app.clock.now(), 15);
    expect(locked).toMatchObject({
      status: 429,
      code: 'TOO_MANY_ATTEMPTS',
      details: { until: until.toISOString() },
    });
    expect(locked.message).toBe('入力回数の上限に達しました。しばらく時間をおいてから再度お試しください。');
    expect(await verify(app, phone, browser, await lastCode(app, phone))).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    });
    await app.moveBy(2);
    expect(await send(app, phone, browser)).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    await signIn(app, phone);
    await app.moveTo(until);
    expect(await send(app, phone, browser)).toMatchObject({ status: 200 });
  });

  test('somebody else cannot use up the tries of a code', async () => {
    const phone = newPhone();
    const browser = newBrowser();
    await send(app, phone, browser);
    const stranger = newBrowser();
    for (let tries = 0; tries < 10; tries++) await verify(app, phone, stranger, await wrongCode(app, phone));
    expect(await verify(app, phone, browser, await lastCode(app, phone))).toMatchObject({ status: 200 });
  });

  test('ten codes guessed away in a day lock the number until the next day; sessions go on', async () => {
    await app.moveTo(new Date('2026-11-22T00:00:00Z'));
    const phone = newPhone();
    const credentials = await signIn(app, phone);
    await app.ok(routes.createAccount, {
      body: { firebase_token: credentials.firebase_token, user_type: 1, over18: true },
    });
    for (let codes = 0; codes < 10; codes++) {
      await app.moveBy(10);
      await guessAway(app, phone, newBrowser());
    }
    await app.moveBy(30);
    const locked = await send(app, phone);
    expect(locked).toMatchObject({ status: 429, code: 'QUOTA_EXCEEDED' });
    expect(locked.details?.['until']).toBe('2026-11-22T15:00:00.000Z');
    expect(locked.message).toBe('SMS認証の上限に達しました。お手数ですがサポートまでお問い合わせください。');
    const { firebase_token } = await app.ok(routes.refreshIdentity, {
      body: { refreshSecret: credentials.refreshSecret },
    });
    await app.ok(routes.refreshTokens, { body: { firebase_token, user_type: 1 } });
    await app.moveTo(new Date('2026-11-22T15:00:00Z'));
    expect(await send(app, phone)).toMatchObject({ status: 200 });
  });

  test.each([
    [30, 'one address', ['192.0.2.9']],
    [30, 'one network of IPv6', ['2001:db8:7:7::1', '2001:db8:7:7:ffff::2']],
    [40, 'one address of a named carrier', ['203.0.113.9']],
  ])('%i new numbers an hour from %s; a known one goes on', async (ceiling, _, addresses) => {
    const known = newPhone();
    await send(app, known);
    await app.moveBy(1);
    const from = (phone: string, address = addresses[0]!) => send(app, phone, { ...newBrowser(), address });
    const phones = Array.from({ length: ceiling }, () => newPhone());
    for (const [sends, phone] of phones.entries())
      expect(await from(phone, addresses[sends % addresses.length])).toMatchObject({ status: 200 });
    const refused = await from(newPhone());
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(refused.details?.['until']).toBe(addMinutes(app.clock.now(), 60).toISOString());
    expect(await from(known)).toMatchObject({ status: 200 });
    await app.moveBy(1);
    expect(await from(phones[0]!)).toMatchObject({ status: 200 });
    expect(await send(app, newPhone())).toMatchObject({ status: 200 });
    await app.moveBy(59);
    expect(await from(newPhone())).toMatchObject({ status: 200 });
  });

  test('a carrier’s block of numbers has an hourly ceiling; other blocks go on', async () => {
    const now = app.clock.now();
    const row = {
      phone_index: Buffer.from('block'),
      block_index: app.context.crypto.phoneIndex('+8190555'),
      browser_id: 'b',
      address: 'many',
      code_hash: Buffer.from('x'),
      sent_at: now,
      expires_at: now,
    };
    const rows = Array.from({ length: 499 }, () => ({ ...row, id: app.context.ids.newId() }));
    await app.db.insertInto('sms_code').values(rows).execute();
    expect(await send(app, '09055500001')).toMatchObject({ status: 200 });
    const refused = await send(app, '09055512345');
    expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(refused.details?.['until']).toBe(addMinutes(now, 60).toISOString());
    expect(await send(app, '09055612345')).toMatchObject({ status: 200 });
    await app.moveBy(60);
    expect(await send(app, '09055512345')).toMatchObject({ status: 200 });
  });

  test('the whole service has a daily ceiling', async () => {
    const now = app.clock.now();
    const row = {
      phone_index: Buffer.from('x'),
      browser_id: 'b',
      address: 'many',
      code_hash: Buffer.from('x'),
      sent_at: now,
      expires_at: now,
    };
    for (let batch = 0; batch < 10; batch++) {
      const rows = Array.from({ length: 2_000 }, () => ({ ...row, id: app.context.ids.newId() }));
      await app.db.insertInto('sms_code').values(rows).execute();
    }
    expect(await send(app, newPhone())).toMatchObject({ status: 429, code: 'QUOTA_EXCEEDED' });
    await app.moveBy(24 * 60);
    expect(await send(app, newPhone())).toMatchObject({ status: 200 });
  });
});
