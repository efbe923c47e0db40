import { expect, test } from 'vitest';
import { exportRoutes } from '@yoimachi/contract/leaving';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { hiddenRoutes } from '@yoimachi/contract/block';
import { loginRoutes } from '@yoimachi/contract/login';
import { accountInfoRoutes } from '@yoimachi/contract/profile';
import { safetyRoutes } from '@yoimachi/contract/safety';
import {
  signUp,
  signUpCast,
  signUpGuest,
  useRewoundApp,
  type Person,
} from '../../../../test-support/index.ts';
import { finished } from '../../../meeting/booking/test/support.ts';
import { createAuthenticator } from '../../login/test/authenticator.ts';
import { link, newLinePerson } from '../../login/test/support.ts';
import { askChange } from '../../phone/test/support.ts';
import { emailCodeOf, nameRequestBody, register } from '../../profile/test/support.ts';
import { partNames } from '../export.ja.ts';

const app = useRewoundApp();
const DAY_MINUTES = 24 * 60;

async function exported(person: Person) {
  const { exportId } = await app.ok(exportRoutes.askExport, {}, person);
  await app.work();
  return exportId;
}
const fetch = (person: Person, exportId: string) =>
  app.call(exportRoutes.fetchExport, { params: { exportId } }, person);
const textOf = async (person: Person, exportId: string) =>
  Buffer.from((await fetch(person, exportId)).body.bytes).toString('utf8');
/** The same person, who signs in again. */
const again = (person: Person) => signUp(app, person.userType, person.phone);

test('all that is hers is in one file, told when it is ready; nothing private of the other', async () => {
  const booked = await finished(app);
  await register(app, booked.cast);
  await app.ok(hiddenRoutes.hideFromNumber, { body: { phone: '09011112222', label: '家族' } }, booked.cast);
  const [cast, guest] = [await again(booked.cast), await again(booked.guest)];
  const hers = await textOf(cast, await exported(cast));
  for (const text of [
    '高橋 美咲',
    'misaki@example.jp',
    cast.phone.slice(1),
    '家族',
    '7654321',
    '銀座駅 A4出口',
  ])
    expect(hers).toContain(text);
  expect(hers).not.toContain(guest.phone.slice(1));
  const his = await textOf(guest, await exported(guest));
  expect(his).toContain(guest.phone.slice(1));
  for (const text of ['高橋 美咲', 'misaki@example.jp', cast.phone.slice(1), '7654321'])
    expect(his).not.toContain(text);
  const { items } = await app.ok(notificationRoutes.listNotifications, {}, guest);
  expect(items.map(({ kind }) => kind)).toContain('EXPORT_READY');
});

test('ways in, changes of them and records of access are in it', async () => {
  const cast = await signUpCast(app);
  await register(app, cast);
  await app.ok(accountInfoRoutes.requestName, { body: nameRequestBody }, cast);
  await emailCodeOf(app, cast, 'neu@example.jp');
  await app.ok(
    safetyRoutes.sendQuietHelp,
    { body: { helpId: crypto.randomUUID(), choice: 'TALK_LATER' } },
    cast,
  );
  await askChange(app, cast);
  const sub = await newLinePerson(app);
  await link(app, cast, sub);
  const { challenge } = await app.ok(loginRoutes.beginPasskey, {}, cast);
  const credential = createAuthenticator().create(challenge);
  await app.ok(loginRoutes.addPasskey, { body: { name: '私のスマホ', credential } }, cast);
  const now = await again(cast);
  const { data } = JSON.parse(await textOf(now, await exported(now))) as { data: Record<string, unknown> };
  expect(data).toMatchObject({
    [partNames.name_request!]: [{ reason: '結婚しました。', outcome: null }],
    [partNames.mail_code!]: [{ email: 'neu@example.jp', purpose: 'REGISTRATION' }],
    [partNames.quiet_help!]: [{ choice: 'TALK_LATER' }],
    [partNames.phone_change!]: [{ state: 'WAITING' }],
    [partNames.line_user!]: [{ name: expect.stringMatching(/^人/), unlinkedAt: null }],
    [partNames.passkey!]: [{ name: '私のスマホ' }],
    [partNames.access_record!]: expect.arrayContaining([
      expect.objectContaining({ kind: 'LOGIN', address: expect.any(String) }),
    ]),
  });
});

test('one a day, fetched by her alone after a fresh sign-in, gone after a week', async () => {
  const guest = await signUpGuest(app);
  const exportId = await exported(guest);
  expect(await app.call(exportRoutes.askExport, {}, guest)).toMatchObject({
    status: 409,
    code: 'EXPORT_ASKED',
  });
  expect(await fetch(await signUpGuest(app), exportId)).toMatchObject({ status: 404 });
  expect((await fetch(guest, exportId)).status).toBe(200);
  await app.moveBy(31);
  expect(await fetch(guest, exportId)).toMatchObject({ status: 403, code: 'SIGN_IN_AGAIN' });
  expect((await fetch(await again(guest), exportId)).status).toBe(200);
  await app.moveBy(7 * DAY_MINUTES);
  await app.work();
  expect((await fetch(await again(guest), exportId)).status).toBe(404);
  expect(await app.ok(exportRoutes.listExports, {}, guest)).toMatchObject({
    canAsk: true,
    items: [{ isGone: true }],
  });
  await app.moveBy(DAY_MINUTES);
  const row = await app.db
    .selectFrom('data_export')
    .select('content')
    .where('id', '=', exportId)
    .executeTakeFirstOrThrow();
  expect(row.content).toBeNull();
});

test('a job that runs twice makes one file', async () => {
  const guest = await signUpGuest(app);
  const exportId = await exported(guest);
  const first = await textOf(guest, exportId);
  await app.work();
  expect(await textOf(guest, exportId)).toBe(first);
});
