import { describe, expect, test } from 'vitest';
import { accountRoutes as routes } from '@yoimachi/contract/account';
import { UserType } from '@yoimachi/domain/account';
import { DAY_MINUTES } from '@yoimachi/domain/time';
import { lastCode, newPhone, useRewoundApp } from '../../../../test-support/index.ts';
import { newBrowser, send, signIn, verify, type Browser } from './support.ts';

const app = useRewoundApp();
const NINETY_DAYS = 90 * DAY_MINUTES;
const BIRTHDAY = '1985-04-01';

/** A guest who signed in by SMS, with what he registered. */
async function registered({ birthday, nickname }: { birthday?: string; nickname?: string }) {
  const phone = newPhone();
  const { firebase_token } = await signIn(app, phone);
  const body = { firebase_token, user_type: UserType.GUEST, over18: true };
  const { userId } = await app.ok(routes.createAccount, { body });
  await app.db
    .updateTable('guest')
    .set({ birthday: birthday ?? null, nickname: nickname ?? '' })
    .where('id', '=', userId)
    .execute();
  return phone;
}

/** Somebody types the code that came to a number, and perhaps an answer. */
async function codeFor(phone: string) {
  const browser = newBrowser();
  await send(app, phone, browser);
  const code = await lastCode(app, phone);
  return { browser, code, say: (owner: string) => answer(phone, browser, code, owner) };
}

const answer = (phone: string, { browserId, address }: Browser, code: string, owner: string) =>
  app.call(routes.verifyCode, { body: { phone, browserId, code, owner }, address });

describe('a number that nobody proved for ninety days', () => {
  test('opens its account to who knows the birthday, and to nobody else who got the code', async () => {
    const phone = await registered({ birthday: BIRTHDAY, nickname: '太郎' });
    await app.moveBy(NINETY_DAYS);
    const { browser, code, say } = await codeFor(phone);
    const asked = await verify(app, phone, browser, code);
    expect(asked).toMatchObject({ status: 403, code: 'OWNER_CHECK_DUE', details: { ask: 'BIRTHDAY' } });
    expect(JSON.stringify(asked.body)).not.toMatch(/太郎|1985/);
    expect(await say('1985-04-02')).toMatchObject({ code: 'OWNER_CHECK_FAILED', details: { triesLeft: 4 } });
    expect((await say(BIRTHDAY)).body).toMatchObject({ refreshSecret: expect.any(String) });
    // The number is proved now: the same code and answer are worth nothing any more, and the next login asks for nothing.
    expect(await say(BIRTHDAY)).toMatchObject({ code: 'CODE_EXPIRED' });
    await app.moveBy(2);
    await signIn(app, phone);
  });

  test('lets nobody guess: the fifth wrong answer voids the code, and the browser waits', async () => {
    const phone = await registered({ birthday: BIRTHDAY });
    await app.moveBy(NINETY_DAYS);
    const { browser, code, say } = await codeFor(phone);
    await verify(app, phone, browser, code);
    for (let day = 1; day < 5; day++) await say(`1990-01-0${day}`);
    expect(await say('1990-01-05')).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(await say(BIRTHDAY)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    expect(await send(app, phone, browser)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    await app.moveBy(2);
    const other = await codeFor(phone);
    expect((await other.say(BIRTHDAY)).status).toBe(200);
  });

  test('asks for the nickname where no birthday is known, whatever its kana and width', async () => {
    const phone = await registered({ nickname: 'ミキ Miki' });
    await app.moveBy(NINETY_DAYS);
    const { browser, code, say } = await codeFor(phone);
    expect(await verify(app, phone, browser, code)).toMatchObject({ details: { ask: 'NICKNAME' } });
    expect((await say('みき ｍｉｋｉ')).status).toBe(200);
  });

  test('is simply proved by its code where nothing is registered, and before the ninety days are over', async () => {
    const empty = await registered({});
    const phone = await registered({ birthday: BIRTHDAY });
    await app.moveBy(NINETY_DAYS - 1);
    await signIn(app, phone);
    await app.moveBy(1);
    await signIn(app, empty);
    const nobody = await codeFor(newPhone());
    expect(nobody.code).toMatch(/^\d{6}$/);
  });

  test('takes no answer without the right code', async () => {
    const phone = await registered({ birthday: BIRTHDAY });
    await app.moveBy(NINETY_DAYS);
    const { browser, code } = await codeFor(phone);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await answer(phone, browser, wrong, BIRTHDAY)).toMatchObject({
      code: 'INVALID_VERIFICATION_CODE',
    });
  });
});
