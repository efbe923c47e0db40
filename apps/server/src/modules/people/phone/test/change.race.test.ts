import { expect, test } from 'vitest';
import { accountRoutes } from '@yoimachi/contract/account';
import { phoneRoutes as routes } from '@yoimachi/contract/phone';
import { phoneFeature } from '../../../../wiring/people.ts';
import { newPhone, signUpCast, signUpGuest, typed, useTestApp } from '../../../../test-support/index.ts';
import { newBrowser } from '../../account/test/support.ts';
import { askChange, codeTo, waitingChange } from './support.ts';

const app = useTestApp({ modules: [phoneFeature], config: { databasePool: 20 } });
const ROUNDS = 5;
const approve = (id: string) =>
  typed(app, 'approvePhoneChange', id, '--operator', 'sato').then(
    () => 'approved',
    () => 'refused',
  );

test('one code, typed many times at once, changes a number once', async () => {
  const guest = await signUpGuest(app);
  const [phone, browser] = [newPhone(), newBrowser()];
  const code = await codeTo(app, phone, 'CHANGE_PHONE', browser);
  const body = { phone, confirmation: phone, code, browserId: browser.browserId };
  const token = await guest.token();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.call(routes.changePhone, { body }, token)),
  );
  expect(answers.map((answer) => answer.body)).toEqual(answers.map(() => ({ state: 'DONE' })));
  const rows = await app.db
    .selectFrom('phone_change')
    .select('id')
    .where('account_id', '=', guest.userId)
    .execute();
  expect(rows).toHaveLength(1);
});

test('two people who have one number: it becomes one of them', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const [phone, people] = [newPhone(), [await signUpGuest(app), await signUpGuest(app)]];
    const asked = [];
    for (const person of people) {
      const browser = newBrowser();
      const code = await codeTo(app, phone, 'CHANGE_PHONE', browser);
      const body = { phone, confirmation: phone, code, browserId: browser.browserId };
      asked.push({ body, token: await person.token() });
      // The second code voids the first: what is raced is who has been sent one and who proves it.
      await app.db.updateTable('sms_code').set({ voided_at: null, void_reason: null }).execute();
      await app.moveBy(2);
    }
    const answers = await Promise.all(
      asked.map(({ body, token }) => app.call(routes.changePhone, { body }, token)),
    );
    expect(answers.map(({ status, code }) => String(status === 200 ? 'DONE' : code)).sort()).toEqual([
      'DONE',
      'PHONE_TAKEN',
    ]);
    await app.moveBy(10);
  }
});

test('a number is changed to while somebody registers with it: one of both has it', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const guest = await signUpGuest(app);
    const [phone, mine, theirs] = [newPhone(), newBrowser(), newBrowser()];
    const changing = await codeTo(app, phone, 'CHANGE_PHONE', mine);
    await app.moveBy(2);
    const registering = await codeTo(app, phone, 'LOGIN', theirs);
    await app.db.updateTable('sms_code').set({ voided_at: null, void_reason: null }).execute();
    const body = { phone, confirmation: phone, code: changing, browserId: mine.browserId };
    const token = await guest.token();
    const [changed, registered] = await Promise.all([
      app.call(routes.changePhone, { body }, token),
      app.ok(accountRoutes.verifyCode, { body: { phone, code: registering, browserId: theirs.browserId } }),
    ]);
    const { firebase_token } = registered;
    const status = await app.ok(accountRoutes.registerStatus, { body: { firebase_token } });
    if (changed.status === 200) expect(status.guest?.userId).toBe(guest.userId);
    else expect([changed.code, status.guest]).toEqual(['PHONE_TAKEN', null]);
    await app.moveBy(10);
  }
});

test('approved while it is taken back: one of both happened, and the number says which', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const cast = await signUpCast(app);
    const { phone } = await askChange(app, cast);
    const id = await waitingChange(app);
    const token = await cast.token();
    const [approved, withdrawn] = await Promise.all([
      approve(id),
      app.call(routes.withdrawPhoneChange, {}, token),
    ]);
    const own = await app.ok(routes.ownPhone, {}, token);
    const isNew = own.phone?.replaceAll('-', '') === phone;
    expect([approved, withdrawn.status, isNew]).toEqual(
      isNew ? ['approved', 404, true] : ['refused', 200, false],
    );
  }
});

test('two casts who have proved one number: the first that is approved has it', async () => {
  const phone = newPhone();
  const ids: string[] = [];
  for (const cast of [await signUpCast(app), await signUpCast(app)]) {
    await askChange(app, cast, phone);
    ids.push(
      (
        await app.db
          .selectFrom('phone_change')
          .select('id')
          .where('account_id', '=', cast.userId)
          .executeTakeFirstOrThrow()
      ).id,
    );
    await app.moveBy(2);
  }
  const outcomes = await Promise.all(ids.map(approve));
  expect(outcomes.sort()).toEqual(['approved', 'refused']);
});
