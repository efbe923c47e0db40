import { expect, test } from 'vitest';
import { operatorFeature } from '../../../../wiring/desk.ts';
import { phoneFeature } from '../../../../wiring/people.ts';
import { newPhone, signUpCast, signUpGuest, typed, useRewoundApp } from '../../../../test-support/index.ts';
import { askChange, askLost, waitingChange, waitingRequest } from './support.ts';

const app = useRewoundApp({ modules: [phoneFeature, operatorFeature] });
const alerts = () =>
  app.db.selectFrom('operator_alert').select(['id', 'kind', 'payload']).orderBy('id').execute();
const mails = () =>
  app.db
    .selectFrom('dev_inbox')
    .select('body')
    .where('recipient', '=', app.context.config.supportMail)
    .orderBy('id')
    .execute();

test('operators hear of a number that waits for them, by mail and in their list, without the number', async () => {
  const cast = await signUpCast(app);
  const { phone } = await askChange(app, cast);
  await app.work();
  const changeId = await waitingChange(app);
  const [alert] = await alerts();
  expect(alert).toMatchObject({
    kind: 'OPERATOR_PHONE_CHANGE',
    payload: { accountId: cast.userId, changeId },
  });
  expect(await typed(app, 'listAlerts', '--operator', 'sato')).toContain(changeId);
  const [mail] = await mails();
  expect(mail!.body).toContain('電話番号の変更の申請が届きました');
  expect(mail!.body).toContain(`handleAlert ${alert!.id}`);
  for (const number of [phone, cast.phone])
    expect(JSON.stringify([alert, mail])).not.toContain(number.slice(1));
});

test('operators hear of a lost number, whether anybody has it or not', async () => {
  await askLost(app, newPhone());
  await app.work();
  const payload = { requestId: await waitingRequest(app) };
  expect(await alerts()).toMatchObject([{ kind: 'OPERATOR_LOST_NUMBER', payload }]);
  expect(await mails()).toHaveLength(1);
});

test("a guest's change, which nobody decides, wakes nobody", async () => {
  await askChange(app, await signUpGuest(app));
  await app.work();
  expect(await alerts()).toEqual([]);
});
