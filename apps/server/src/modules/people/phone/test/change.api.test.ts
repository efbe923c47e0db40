import { describe, expect, test } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { phoneRoutes as routes } from '@yoimachi/contract/phone';
import { UserType } from '@yoimachi/domain/account';
import {
  newPhone,
  signUp,
  signUpCast,
  signUpGuest,
  typed,
  useRewoundApp,
} from '../../../../test-support/index.ts';
import { notificationFeature } from '../../../../wiring/talk.ts';
import { phoneFeature } from '../../../../wiring/people.ts';
import { newBrowser, send, signIn, verify } from '../../account/test/support.ts';
import { askChange, codeTo, told, waitingChange } from './support.ts';

const app = useRewoundApp({ modules: [phoneFeature, notificationFeature] });
const shown = (phone: string) => `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`;
const changes = () => app.db.selectFrom('phone_change').select('state').orderBy('asked_at').execute();

describe("a guest's number", () => {
  test('changes at once: he stays signed in here alone, and both numbers are told', async () => {
    const guest = await signUpGuest(app);
    const other = await signUp(app, UserType.GUEST, guest.phone);
    await other.token();
    const { phone, answer } = await askChange(app, guest);
    expect(answer.body).toEqual({ state: 'DONE' });
    expect(await app.ok(routes.ownPhone, {}, guest)).toEqual({
      phone: shown(phone),
      needsApproval: false,
      change: null,
    });
    expect(await app.call(routes.ownPhone, {}, other)).toMatchObject({ status: 401, code: 21 });
    await app.work();
    expect(await told(app, phone)).toEqual([
      '【宵待ち】電話番号の変更が完了しました。次回から、この番号でログインできます。',
    ]);
    expect(await told(app, guest.phone)).toEqual([
      '【宵待ち】ご登録の電話番号が変更されました。お心当たりのない場合は、サポート（support@yoimachi.example）までご連絡ください。',
    ]);
  });

  test('signs in from then on, and the old one is nobody any more', async () => {
    const guest = await signUpGuest(app);
    const { phone } = await askChange(app, guest);
    const status = async (number: string) => {
      const { firebase_token } = await signIn(app, number);
      return app.ok(accountRoutes.registerStatus, { body: { firebase_token } });
    };
    await app.moveBy(1);
    expect(await status(phone)).toMatchObject({ guest: { userId: guest.userId } });
    expect(await status(guest.phone)).toEqual({ guest: null, cast: null });
  });

  test('sent again with the same code after a lost answer: the same answer, and nothing twice', async () => {
    const guest = await signUpGuest(app);
    const { body } = await askChange(app, guest);
    expect(await app.ok(routes.changePhone, { body }, guest)).toEqual({ state: 'DONE' });
    expect(await changes()).toEqual([{ state: 'DONE' }]);
    const stranger = await signUpGuest(app);
    expect(await app.call(routes.changePhone, { body }, stranger)).toMatchObject({ code: 'CODE_EXPIRED' });
  });
});

describe('is refused', () => {
  test('typed otherwise the second time, wrong, or as it is', async () => {
    const guest = await signUpGuest(app);
    const browser = newBrowser();
    const ask = (phone: string, confirmation: string, code = '000000') =>
      app.call(
        routes.changePhone,
        { body: { phone, confirmation, code, browserId: browser.browserId } },
        guest,
      );
    expect(await ask('09011112222', '09011113333')).toMatchObject({
      code: 'PHONE_MISMATCH',
      message: '電話番号が一致しません。',
      details: { field: 'confirmation' },
    });
    expect(await ask('', '')).toMatchObject({ code: 'PHONE_REQUIRED' });
    expect(await ask('0312345678', '0312345678')).toMatchObject({ code: 'PHONE_NOT_MOBILE' });
    expect(await ask('09011112222', '090-1111-2222')).toMatchObject({ code: 'CODE_EXPIRED' });
    const code = await codeTo(app, guest.phone, 'CHANGE_PHONE', browser);
    expect(await ask(guest.phone, guest.phone, code)).toMatchObject({ code: 'PHONE_SAME' });
  });

  test("where it is another person's, which only its holder learns, and not whose", async () => {
    const [guest, owner] = [await signUpGuest(app), await signUpGuest(app)];
    const { answer } = await askChange(app, guest, owner.phone);
    expect(answer).toMatchObject({ status: 409, code: 'PHONE_TAKEN' });
    expect(JSON.stringify(answer)).not.toContain(owner.userId);
    const browser = newBrowser();
    const body = { phone: owner.phone, confirmation: owner.phone, browserId: browser.browserId };
    expect(await app.call(routes.changePhone, { body: { ...body, code: '000000' } }, guest)).toMatchObject({
      code: 'CODE_EXPIRED',
    });
    expect(await app.ok(routes.ownPhone, {}, guest)).toMatchObject({ phone: shown(guest.phone) });
  });

  test('with a code for something else, for another number or of another browser', async () => {
    const guest = await signUpGuest(app);
    const [phone, another, browser] = [newPhone(), newPhone(), newBrowser()];
    const ask = (number: string, code: string, browserId = browser.browserId) =>
      app.call(routes.changePhone, { body: { phone: number, confirmation: number, code, browserId } }, guest);
    for (const purpose of ['LOGIN', 'LOST_NUMBER'] as const) {
      const code = await codeTo(app, phone, purpose, browser);
      expect(await ask(phone, code)).toMatchObject({ code: 'CODE_EXPIRED' });
      await app.moveBy(1);
    }
    const code = await codeTo(app, phone, 'CHANGE_PHONE', browser);
    expect(await ask(another, code)).toMatchObject({ code: 'CODE_EXPIRED' });
    expect(await ask(phone, code, newBrowser().browserId)).toMatchObject({ code: 'CODE_EXPIRED' });
    expect(await verify(app, phone, browser, code)).toMatchObject({ code: 'CODE_EXPIRED' });
    expect(await ask(phone, code)).toMatchObject({ status: 200 });
  });

  test('after five wrong codes, which count over all purposes, and not after a resend', async () => {
    const guest = await signUpGuest(app);
    const [phone, browser] = [newPhone(), newBrowser()];
    const code = await codeTo(app, phone, 'CHANGE_PHONE', browser);
    const wrong = code === '000000' ? '111111' : '000000';
    const ask = (typedCode: string) =>
      app.call(
        routes.changePhone,
        { body: { phone, confirmation: phone, code: typedCode, browserId: browser.browserId } },
        guest,
      );
    for (const triesLeft of [4, 3, 2, 1]) {
      expect(await ask(wrong)).toMatchObject({
        code: 'INVALID_VERIFICATION_CODE',
        details: { triesLeft },
      });
    }
    expect(await ask(wrong)).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    expect(await ask(code)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    await app.moveBy(1);
    for (const purpose of ['LOGIN', 'CHANGE_PHONE'] as const)
      expect(await send(app, phone, browser, purpose)).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
    const elsewhere = newBrowser();
    const right = await codeTo(app, phone, 'CHANGE_PHONE', elsewhere);
    const body = { phone, confirmation: phone, code: right, browserId: elsewhere.browserId };
    expect(await app.ok(routes.changePhone, { body }, guest)).toEqual({ state: 'DONE' });
  });
});

describe("a cast's number", () => {
  test('waits for an operator; the old one works meanwhile; approved it is hers, and she is told', async () => {
    const cast = await signUpCast(app);
    const other = await signUp(app, UserType.CAST, cast.phone);
    await other.token();
    const { phone, body, answer } = await askChange(app, cast);
    expect(answer.body).toEqual({ state: 'WAITING' });
    expect(await app.ok(routes.changePhone, { body }, cast)).toEqual({ state: 'WAITING' });
    expect(await app.ok(routes.ownPhone, {}, cast)).toEqual({
      phone: shown(cast.phone),
      needsApproval: true,
      change: {
        state: 'WAITING',
        newPhone: shown(phone),
        askedAt: app.clock.now().toISOString(),
        reason: null,
      },
    });
    expect((await signIn(app, cast.phone)).firebase_token).toBeTruthy();
    expect((await askChange(app, other)).answer).toMatchObject({ code: 'PHONE_CHANGE_WAITING' });
    const id = await waitingChange(app);
    expect(await typed(app, 'listPhoneChanges', '--operator', 'sato')).toContain(id);
    await typed(app, 'approvePhoneChange', id, '--operator', 'sato');
    await app.work();
    expect(await app.ok(routes.ownPhone, {}, cast)).toEqual({
      phone: shown(phone),
      needsApproval: true,
      change: null,
    });
    expect(await app.call(routes.ownPhone, {}, other)).toMatchObject({ status: 401, code: 21 });
    expect(await told(app, phone)).toHaveLength(1);
    expect((await told(app, cast.phone)).at(-1)).toContain('変更されました');
    const { items } = await app.ok(notificationRoutes.listNotifications, { query: {} }, cast);
    expect(items[0]).toMatchObject({ link: '/cast/change-phone' });
    await expect(typed(app, 'approvePhoneChange', id, '--operator', 'sato')).rejects.toThrow(
      'PHONE_CHANGE_DECIDED',
    );
  });

  test('rejected stays as it was, with the reason, and can be asked for again', async () => {
    const cast = await signUpCast(app);
    await askChange(app, cast);
    const id = await waitingChange(app);
    const reject = (reason: string) =>
      typed(app, 'rejectPhoneChange', id, '--reason', reason, '--operator', 'sato');
    await expect(reject(' ')).rejects.toThrow('REASON_REQUIRED');
    await reject('本人と連絡が取れませんでした。');
    await app.work();
    expect(await app.ok(routes.ownPhone, {}, cast)).toMatchObject({
      phone: shown(cast.phone),
      change: { state: 'REJECTED', reason: '本人と連絡が取れませんでした。' },
    });
    expect(await told(app, cast.phone)).toEqual([
      '【宵待ち】電話番号の変更は承認されませんでした。理由：本人と連絡が取れませんでした。',
    ]);
    expect((await askChange(app, cast)).answer.body).toEqual({ state: 'WAITING' });
  });

  test('can be taken back while it waits', async () => {
    const cast = await signUpCast(app);
    await askChange(app, cast);
    const id = await waitingChange(app);
    await app.ok(routes.withdrawPhoneChange, {}, cast);
    expect(await app.call(routes.withdrawPhoneChange, {}, cast)).toMatchObject({ code: 'NOT_FOUND' });
    await expect(typed(app, 'approvePhoneChange', id, '--operator', 'sato')).rejects.toThrow(
      'PHONE_CHANGE_DECIDED',
    );
    expect(await app.ok(routes.ownPhone, {}, cast)).toMatchObject({ change: null });
  });

  test('that became another person meanwhile is not approved', async () => {
    const cast = await signUpCast(app);
    const { phone } = await askChange(app, cast);
    await signUpGuest(app, { phone });
    const id = await waitingChange(app);
    await expect(typed(app, 'approvePhoneChange', id, '--operator', 'sato')).rejects.toThrow('PHONE_TAKEN');
    expect(await app.ok(routes.ownPhone, {}, cast)).toMatchObject({ change: { state: 'WAITING' } });
  });

  test('waits also when she asks as a guest', async () => {
    const cast = await signUpCast(app);
    const guest = await signUpGuest(app, { phone: cast.phone });
    expect((await askChange(app, guest)).answer.body).toEqual({ state: 'WAITING' });
    await app.ok(routes.withdrawPhoneChange, {}, cast);
  });
});
