import { afterEach, expect, test } from 'vitest';
import { ageCheckRoutes as routes } from '@yoimachi/contract/age-check';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { profileRoutes } from '@yoimachi/contract/profile';
import { signUpGuest, useRewoundApp, verifiedCast } from '../../../../test-support/index.ts';
import { jpegOf, sendFile, stored } from '../../upload/test/support.ts';
import { told as smsTo } from '../../phone/test/support.ts';
import {
  asksOperators,
  castWithPhoto,
  fakes,
  FITTING,
  handingCast,
  handsIn,
  LICENCE,
  modulesWith,
  sendDocument,
  standing,
  takeLivePhoto,
} from './support.ts';

const told = fakes();
const app = useRewoundApp({ modules: modulesWith(told) });
afterEach(() => void Object.assign(told, fakes()));

const readyCast = () => castWithPhoto(app);
const alerts = async () =>
  (await app.db.selectFrom('operator_alert').select('kind').execute()).map(({ kind }) => kind);

test('a document that fits makes a cast VERIFIED, by way of PENDING, and she is told', async () => {
  const cast = await readyCast();
  expect(await standing(app, cast)).toMatchObject({
    status: 1,
    triesLeft: 3,
    ways: ['AUTO', 'ANALOG'],
    check: null,
  });
  const { body } = await handsIn(app, cast);
  expect(body).toMatchObject({
    status: 3,
    ways: [],
    check: { state: 'READING', way: 'AUTO', issuer: '東京都公安委員会' },
  });
  expect(await app.ok(profileRoutes.castHome, {}, cast)).toMatchObject({ verifyStatus: 3 });
  await app.work();
  expect(await standing(app, cast)).toMatchObject({
    status: 2,
    ways: [],
    check: { state: 'VERIFIED', finding: null },
  });
  expect(await app.ok(profileRoutes.castHome, {}, cast)).toMatchObject({
    verifyStatus: 2,
    registrationStage: 5,
  });
  const { items } = await app.ok(notificationRoutes.listNotifications, {}, cast);
  expect(items.map((item) => item.body)).toEqual(['年齢確認が完了しました。']);
  expect(await smsTo(app, cast.phone)).toEqual(['【宵待ち】年齢確認が完了しました。']);
  expect(await handsIn(app, cast)).toMatchObject({ code: 'AGE_CHECK_DONE' });
});

test('of a document nothing that stands on it is kept', async () => {
  const cast = await readyCast();
  await handsIn(app, cast);
  await app.work();
  const row = await app.db.selectFrom('age_check').selectAll().executeTakeFirstOrThrow();
  expect(row.items).toEqual({
    documentName: 'MATCHES',
    issuer: 'MATCHES',
    name: 'MATCHES',
    birthday: 'MATCHES',
    expiresOn: 'MATCHES',
  });
  expect(JSON.stringify(row)).not.toContain(FITTING.birthday);
});

test('three failed readings, each saying what did not fit; then the other way alone', async () => {
  const cast = await readyCast();
  told.finds = { ...FITTING, issuer: null };
  for (const triesLeft of [2, 1, 0]) {
    expect(await handsIn(app, cast)).toMatchObject({ status: 200 });
    await app.work();
    expect(await standing(app, cast)).toMatchObject({
      status: 1,
      triesLeft,
      check: { state: 'FAILED', finding: 'UNREAD', items: { issuer: 'UNREAD', name: 'MATCHES' } },
    });
  }
  const failed =
    '【宵待ち】自動での年齢確認ができませんでした。もう一度お試しいただくか、写真提出による確認をご利用ください。';
  expect(await smsTo(app, cast.phone)).toEqual([failed, failed, failed]);
  told.finds = FITTING;
  expect(await handsIn(app, cast)).toMatchObject({ code: 'AGE_TRIES_USED' });
  expect(await standing(app, cast)).toMatchObject({ ways: ['ANALOG'] });
  await asksOperators(app, cast);
  expect(await standing(app, cast)).toMatchObject({ status: 3, check: { way: 'ANALOG', state: 'WAITING' } });
});

test('a name or birthday that differs, and the back of a My Number card, fail', async () => {
  const cast = await readyCast();
  told.finds = { ...FITTING, birthday: '1998-05-02' };
  await handsIn(app, cast);
  await app.work();
  expect(await standing(app, cast)).toMatchObject({
    check: { state: 'FAILED', finding: 'DIFFERS', items: { birthday: 'DIFFERS' } },
  });
  told.finds = { ...FITTING, isBack: true };
  await handsIn(app, cast, { documentType: 'MY_NUMBER_CARD' });
  await app.work();
  expect(await standing(app, cast)).toMatchObject({ check: { state: 'FAILED', finding: 'BACK_SIDE' } });
});

test('a name that cannot be read goes to an operator', async () => {
  const cast = await readyCast();
  told.finds = { ...FITTING, name: null };
  await handsIn(app, cast);
  await app.work();
  const { status, check } = await standing(app, cast);
  expect(status).toBe(3);
  expect(check).toMatchObject({ way: 'AUTO', state: 'WAITING', finding: 'NAME_UNREAD' });
  expect(check!.answerBy).toBe('2026-11-22T03:00:00.000Z');
  expect(await alerts()).toContain('OPERATOR_AGE_CHECK');
});

test('one in twenty that fit waits for an operator, and is not told why', async () => {
  const cast = await readyCast();
  told.draws = 0.0499;
  await handsIn(app, cast);
  await app.work();
  expect(await standing(app, cast)).toMatchObject({ status: 3, check: { state: 'WAITING', finding: null } });
  expect(await smsTo(app, cast.phone)).toEqual([]);
  expect(await app.db.selectFrom('age_check').select('finding').execute()).toEqual([{ finding: 'DRAWN' }]);
});

test('the second cast on one bank account waits for an operator', async () => {
  const index = Buffer.from('same account');
  const [first, second] = [await handingCast(app), await readyCast()];
  await app.db
    .updateTable('cast_private')
    .set({ bank_account_index: index })
    .where('cast_id', 'in', [first.userId, second.userId])
    .execute();
  await handsIn(app, second);
  await app.work();
  expect(await app.db.selectFrom('age_check').select(['state', 'finding']).execute()).toEqual([
    { state: 'WAITING', finding: 'SHARED_ACCOUNT' },
  ]);
});

test('under 18 on the document: refused, operators know, and nothing more can be handed in', async () => {
  const cast = await readyCast();
  told.finds = { ...FITTING, birthday: '2008-11-21' };
  await handsIn(app, cast);
  await app.work();
  expect(await standing(app, cast)).toMatchObject({
    isMinor: true,
    ways: [],
    check: { finding: 'UNDER_AGE' },
  });
  expect(await alerts()).toContain('OPERATOR_UNDER_AGE');
  expect(await handsIn(app, cast)).toMatchObject({ code: 'AGE_CHECK_OPEN' });
});

test('a guest whose document shows a minor is not checked by a card either', async () => {
  const guest = await signUpGuest(app, { birthday: '1998-05-01' });
  told.finds = { ...FITTING, birthday: '2010-01-01' };
  await handsIn(app, guest);
  await app.work();
  const row = await app.db
    .selectFrom('guest')
    .selectAll()
    .where('id', '=', guest.userId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ age_checked_at: null, age_refused_at: app.clock.now() });
});

test("a guest's document needs no photo of him; his birthday decides", async () => {
  const guest = await signUpGuest(app, { birthday: '1998-05-01' });
  await handsIn(app, guest);
  await app.work();
  expect(await standing(app, guest)).toMatchObject({
    status: 2,
    needsLivePhoto: false,
    check: { state: 'VERIFIED' },
  });
  expect(await app.ok(profileRoutes.guestHome, {}, guest)).toMatchObject({ ageChecked: true });
});

test('what is missing is said before a document is taken', async () => {
  const cast = await handingCast(app);
  const uploadId = await sendDocument(app, cast);
  expect(await handsIn(app, cast, { uploadId })).toMatchObject({ code: 'LIVE_PHOTO_REQUIRED' });
  await takeLivePhoto(app, cast);
  expect(await handsIn(app, cast, { uploadId, documentType: 'HEALTH_INSURANCE_CARD' })).toMatchObject({
    body: { code: 'DOCUMENT_NOT_ACCEPTED', details: { field: 'documentType' } },
  });
  expect(await handsIn(app, cast, { uploadId, issuer: '　' })).toMatchObject({
    body: { code: 'ISSUER_REQUIRED', details: { field: 'issuer' } },
  });
  told.isBroken = true;
  expect(await handsIn(app, cast, { uploadId })).toMatchObject({ code: 'IMAGE_BROKEN' });
  told.isBroken = false;
  expect(await handsIn(app, cast, { uploadId })).toMatchObject({ status: 200 });
  const fresh = await handingCast(app, { stage: 1 });
  expect(await handsIn(app, fresh)).toMatchObject({ code: 'REGISTRATION_ORDER' });
});

test('only what she has sent herself, for this, whole and once', async () => {
  const [cast, other] = [await readyCast(), await handingCast(app)];
  const photo = await sendFile(app, cast, jpegOf(300));
  expect(await handsIn(app, cast, { uploadId: photo })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await handsIn(app, cast, { uploadId: await sendDocument(app, other) })).toMatchObject({
    code: 'NOT_FOUND',
  });
  const uploadId = await sendDocument(app, cast);
  told.finds = { ...FITTING, issuer: null };
  await handsIn(app, cast, { uploadId });
  await app.work();
  expect(await handsIn(app, cast, { uploadId })).toMatchObject({ code: 'UPLOAD_GONE' });
  expect(await standing(app, cast)).toMatchObject({ triesLeft: 2 });
});

test('the same call again has one effect and one answer', async () => {
  const cast = await readyCast();
  const body = { ...LICENCE, uploadId: await sendDocument(app, cast) };
  const key = app.context.ids.newId();
  const first = await app.ok(routes.createAuthRecord, { body, key }, cast);
  await app.work();
  expect(await app.ok(routes.createAuthRecord, { body, key }, cast)).toEqual(first);
  expect(told.reads).toBe(1);
});

test('a reader that dies is asked again; after ten minutes the check is over and counts as none', async () => {
  const cast = await readyCast();
  told.finds = new Error('the process died');
  await handsIn(app, cast);
  await app.work();
  expect(await standing(app, cast)).toMatchObject({ status: 3, check: { state: 'READING' } });
  await app.moveBy(10);
  expect(await standing(app, cast)).toMatchObject({
    status: 1,
    triesLeft: 3,
    check: { state: 'FAILED', finding: 'NO_ANSWER' },
  });
  told.finds = FITTING;
  expect(await handsIn(app, cast)).toMatchObject({ status: 200 });
  await app.work();
  expect(await standing(app, cast)).toMatchObject({ status: 2 });
});

test('pictures go 72 hours after the decision, from the storage too', async () => {
  const before = await stored(app);
  const since = async () => (await stored(app)).filter((key) => !before.includes(key));
  const cast = await readyCast();
  await handsIn(app, cast);
  await app.work();
  expect(await since()).toHaveLength(2);
  await app.moveBy(72 * 60 - 1);
  expect(await since()).toHaveLength(2);
  await app.moveBy(1);
  await app.moveBy(24 * 60);
  expect(await since()).toEqual([]);
});

test('a cast who was verified before has nothing to hand in', async () => {
  const cast = await verifiedCast(app);
  expect(await standing(app, cast)).toMatchObject({ status: 2, check: null, ways: [] });
});
