import { INVITE_HOURS } from '@yoimachi/domain/operator';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OPERATORS, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { invited, openBrowser, PASSWORD, signedIn } from './browser.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const { tanaka, sato, suzuki } = OPERATORS;
const take = (token: string, password = PASSWORD) =>
  openBrowser(app).call('takeInvite', { body: { token, password } });

test('an owner invites; the link sets a password once, also when two take it at once', async () => {
  const { browser } = await signedIn(app, tanaka);
  const made = await browser.call('inviteOperator', {
    params: { operatorId: suzuki.id },
    body: { mail: 'Suzuki@Example.jp' },
  });
  expect(made.body).toMatchObject({ name: 'suzuki', mail: 'suzuki@example.jp' });
  const token = made.body.url.split('/admin/invite#')[1]!;
  expect((await openBrowser(app).call('readInvite', { body: { token } })).body).toEqual({
    name: 'suzuki',
    mail: 'suzuki@example.jp',
  });
  for (const password of ['short', 'aaaaaaaaaaaaaaaa', 'my name is suzuki!', 'x'.repeat(201)])
    expect(await take(token, password)).toMatchObject({ status: 400 });
  const both = await Promise.all([take(token), take(token)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await take(token)).toMatchObject({ code: 'OFFICE_INVITE_OVER' });
});

test('a new one ends what was set before, sessions too; nobody renews their own', async () => {
  const { browser: owner } = await signedIn(app, tanaka);
  const { browser, mail } = await signedIn(app, sato);
  const renew = (operatorId: string) =>
    owner.call('inviteOperator', { params: { operatorId }, body: { mail: 'new@example.jp' } });
  expect(await renew(tanaka.id)).toMatchObject({ status: 403, code: 'OFFICE_INVITE_SELF' });
  expect((await renew(sato.id)).status).toBe(200);
  expect((await browser.call('readOffice')).status).toBe(401);
  for (const login of [mail, 'new@example.jp'])
    expect(
      await openBrowser(app).call('logInToOffice', { body: { mail: login, password: PASSWORD } }),
    ).toMatchObject({
      code: 'OFFICE_LOGIN_REFUSED',
    });
});

test('is over after three days, or when another was made; a mail is one operator’s', async () => {
  const first = await invited(app, suzuki.id, 'one@example.jp');
  const second = await invited(app, suzuki.id, 'one@example.jp');
  expect(await take(first)).toMatchObject({ code: 'OFFICE_INVITE_OVER' });
  await app.moveBy(INVITE_HOURS * 60);
  expect(await take(second)).toMatchObject({ code: 'OFFICE_INVITE_OVER' });
  const { browser } = await signedIn(app, tanaka);
  const invite = (mail: string) =>
    browser.call('inviteOperator', { params: { operatorId: sato.id }, body: { mail } });
  expect(await invite('one@example.jp')).toMatchObject({ status: 409, code: 'OPERATOR_MAIL_TAKEN' });
  expect(await invite('no mail')).toMatchObject({ status: 400, code: 'EMAIL_INVALID' });
});

test('who has set no second factor opens nothing', async () => {
  const token = await invited(app, tanaka.id, 'tanaka@example.jp');
  const browser = openBrowser(app);
  expect((await browser.call('takeInvite', { body: { token, password: PASSWORD } })).body).toMatchObject({
    step: 'ENROL',
  });
  expect(await browser.call('listOperators')).toMatchObject({ status: 401 });
  expect(await browser.call('confirmTotp', { body: { code: '000000' } })).toMatchObject({
    code: 'OFFICE_CODE_REFUSED',
  });
});
