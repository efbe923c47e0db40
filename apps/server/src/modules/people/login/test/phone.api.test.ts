import { expect, test } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { loginRoutes as routes } from '@yoimachi/contract/login';
import { lastCode, newPhone, signUpGuest, useTestApp } from '../../../../test-support/index.ts';
import { signUpByLine } from './support.ts';

const app = useTestApp();
const browserId = '0190b7a0-0000-7000-8000-00000000a001';

async function verifyPhone(person: { token(): Promise<string> }, phone: string, typed?: string) {
  await app.call(accountRoutes.sendCode, { body: { phone, browserId, botCheck: '' } });
  const code = typed ?? (await lastCode(app, phone));
  return app.call(routes.verifyPhone, { body: { phone, browserId, code } }, person);
}

test('who came by LINE verifies a number, and then signs in by it as well', async () => {
  const guest = await signUpByLine(app, 1);
  const phone = newPhone();
  expect(await verifyPhone(guest, phone)).toMatchObject({
    status: 200,
    body: { phone: `090-****-${phone.slice(-4)}`, line: {} },
  });
  await app.moveBy(1);
  await app.ok(accountRoutes.sendCode, { body: { phone, browserId, botCheck: '' } });
  const { firebase_token } = await app.ok(accountRoutes.verifyCode, {
    body: { phone, browserId, code: await lastCode(app, phone) },
  });
  expect(await app.ok(accountRoutes.registerStatus, { body: { firebase_token } })).toMatchObject({
    guest: { userId: guest.userId },
  });
  expect(await app.ok(routes.unlinkLine, {}, guest)).toMatchObject({ line: null });
});

test("somebody else's number is refused, and only to who has its code", async () => {
  const other = await signUpGuest(app);
  const guest = await signUpByLine(app, 1);
  const wrong = await verifyPhone(guest, other.phone, '12345');
  expect(wrong).toMatchObject({ code: 'CODE_FORMAT' });
  const body = { phone: other.phone, browserId, code: await lastCode(app, other.phone) };
  expect(await app.call(routes.verifyPhone, { body }, guest)).toMatchObject({
    status: 409,
    code: 'PHONE_LINKED_ELSEWHERE',
    message: expect.stringContaining('電話番号でログインし'),
  });
  expect(await app.ok(routes.waysIn, {}, guest)).toMatchObject({ phone: null });
});

test('a wrong code counts as a try', async () => {
  const guest = await signUpByLine(app, 1);
  const phone = newPhone();
  await app.ok(accountRoutes.sendCode, { body: { phone, browserId, botCheck: '' } });
  const code = (await lastCode(app, phone)) === '000000' ? '111111' : '000000';
  const body = { phone, browserId, code };
  expect(await app.call(routes.verifyPhone, { body }, guest)).toMatchObject({
    code: 'INVALID_VERIFICATION_CODE',
    details: { triesLeft: 4 },
  });
  expect(await app.call(routes.verifyPhone, { body }, guest)).toMatchObject({ details: { triesLeft: 3 } });
});

test('a number that is there is not changed here', async () => {
  const guest = await signUpGuest(app);
  expect(await verifyPhone(guest, newPhone())).toMatchObject({ code: 'PHONE_ALREADY_VERIFIED' });
  expect(await verifyPhone(guest, guest.phone)).toMatchObject({ status: 200 });
});

test('one number given to two people at once is one person’s', async () => {
  const people = [await signUpByLine(app, 1), await signUpByLine(app, 1)];
  const phone = newPhone();
  const browsers = [browserId, '0190b7a0-0000-7000-8000-00000000a002'];
  const codes: string[] = [];
  for (const browser of browsers) {
    await app.ok(accountRoutes.sendCode, { body: { phone, browserId: browser, botCheck: '' } });
    codes.push(await lastCode(app, phone));
    // A new code voids the old one; here both shall count.
    await app.db.updateTable('sms_code').set({ voided_at: null, void_reason: null }).execute();
    await app.moveBy(1);
  }
  await app.db.updateTable('sms_code').set({ voided_at: null, void_reason: null }).execute();
  const answers = await Promise.all(
    people.map((person, at) =>
      app.call(routes.verifyPhone, { body: { phone, browserId: browsers[at]!, code: codes[at]! } }, person),
    ),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
});
