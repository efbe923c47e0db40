import { afterEach, expect, test } from 'vitest';
import { ageCheckRoutes as routes } from '@yoimachi/contract/age-check';
import { notificationRoutes } from '@yoimachi/contract/notification';
import { profileRoutes } from '@yoimachi/contract/profile';
import { OPERATORS, signUpGuest, typed, useRewoundApp, type Person } from '../../../../test-support/index.ts';
import { leaves } from '../../leaving/test/support.ts';
import { told as smsTo } from '../../phone/test/support.ts';
import { suspendAccount } from '#desk/operator';
import { approveCheck, rejectCheck } from '../commands/decide.ts';
import {
  asksOperators,
  castWithPhoto,
  fakes,
  handingCast,
  handsIn,
  LICENCE,
  linksOf,
  modulesWith,
  open,
} from './support.ts';
import { sendDocument, standing, takeLivePhoto } from './support.ts';

const fake = fakes();
const app = useRewoundApp({ modules: modulesWith(fake) });
afterEach(() => void Object.assign(fake, fakes()));

const operator = OPERATORS.sato;
const readyCast = () => castWithPhoto(app);
const approve = (checkId: string) => approveCheck(app.context, { checkId, operator });
const reject = (checkId: string, reason: Parameters<typeof rejectCheck>[1]['reason'] = 'UNREADABLE') =>
  rejectCheck({ ...app.context, suspend: suspendAccount }, { checkId, operator, reason });
const alerts = async () =>
  (await app.db.selectFrom('operator_alert').select('kind').orderBy('id').execute()).map(({ kind }) => kind);
const notices = async (who: Person) =>
  (await app.ok(notificationRoutes.listNotifications, {}, who)).items.map(({ body }) => body);

test('a photo of somebody verified goes to operators, who look at it once', async () => {
  const cast = await handingCast(app);
  await app.db.updateTable('cast_member').set({ verify_status: 2 }).where('id', '=', cast.userId).execute();
  const words = [cast.userId, '--reason', '精算の確認', '--operator', 'sato'];
  const show = () => typed(app, 'readLivePhoto', ...words);
  await expect(show()).rejects.toThrow('NOT_FOUND');
  expect(await takeLivePhoto(app, cast)).toMatchObject({ needsLivePhoto: false });
  await app.work();
  const alerts = await app.db.selectFrom('operator_alert').select('kind').execute();
  expect(alerts.map(({ kind }) => kind)).toContain('OPERATOR_LIVE_PHOTO');
  const shown = await show();
  const url = new URL(/http\S+/.exec(shown)![0]).pathname;
  expect([await open(app, url), await open(app, url)]).toEqual([200, 404]);
  const reads = app.db.selectFrom('private_read').select('id').where('account_id', '=', cast.userId);
  expect(await reads.execute()).toHaveLength(1);
});

test('an operator has two days, is reminded, and makes her VERIFIED; she hears by SMS', async () => {
  const cast = await readyCast();
  const checkId = await asksOperators(app, cast);
  await app.work();
  expect(await standing(app, cast)).toMatchObject({
    status: 3,
    check: { way: 'ANALOG', state: 'WAITING', answerBy: '2026-11-22T03:00:00.000Z' },
  });
  expect(await alerts()).toEqual(['OPERATOR_AGE_CHECK']);
  await app.moveBy(36 * 60);
  expect(await alerts()).toContain('OPERATOR_AGE_CHECK_SOON');
  await app.moveBy(12 * 60);
  expect(await alerts()).toContain('OPERATOR_AGE_CHECK_LATE');
  expect(await approve(checkId)).toMatchObject({ value: { nickname: '小夜' } });
  await app.work();
  expect(await standing(app, cast)).toMatchObject({ status: 2, check: { state: 'VERIFIED' } });
  expect(await app.ok(profileRoutes.castHome, {}, cast)).toMatchObject({
    verifyStatus: 2,
    registrationStage: 5,
  });
  expect(await smsTo(app, cast.phone)).toEqual(['【宵待ち】年齢確認が完了しました。']);
  expect(await notices(cast)).toEqual(['年齢確認が完了しました。']);
  expect((await alerts()).filter((kind) => kind.startsWith('OPERATOR_AGE'))).toHaveLength(3);
});

test('refused with a reason of the list: she is told, takes a new photo of herself, and hands in again', async () => {
  const cast = await readyCast();
  expect(await reject(await asksOperators(app, cast), 'NUMBER_SHOWN')).toMatchObject({ ok: true });
  await app.work();
  expect(await standing(app, cast)).toMatchObject({
    status: 1,
    triesLeft: 0,
    ways: ['ANALOG'],
    needsLivePhoto: true,
    check: { state: 'REJECTED', reason: 'NUMBER_SHOWN' },
  });
  expect(await smsTo(app, cast.phone)).toEqual([
    '【宵待ち】年齢確認書類を確認できませんでした。再提出をお願いします。',
  ]);
  expect((await notices(cast))[0]).toContain('番号を隠して');
  expect(await handsIn(app, cast)).toMatchObject({ code: 'AGE_TRIES_USED' });
  await takeLivePhoto(app, cast);
  expect(await approve(await asksOperators(app, cast))).toMatchObject({ ok: true });
});

test('somebody under 18 is suspended, and hands nothing in any more', async () => {
  const guest = await signUpGuest(app, { birthday: '1998-05-01' });
  const checkId = await asksOperators(app, guest);
  expect(await reject(checkId, 'UNDER_18')).toMatchObject({ ok: true });
  await app.work();
  const { suspended_at } = await app.db
    .selectFrom('account')
    .select('suspended_at')
    .where('id', '=', guest.userId)
    .executeTakeFirstOrThrow();
  expect(suspended_at).toEqual(app.clock.now());
  expect(await smsTo(app, guest.phone)).toEqual(['【宵待ち】18歳未満の方はご利用いただけません。']);
});

test('whose registered birthday is under 18, or whose number is gone, is not approved', async () => {
  const cast = await readyCast();
  const checkId = await asksOperators(app, cast);
  const born = (birthday: string) =>
    app.db.updateTable('cast_member').set({ birthday }).where('id', '=', cast.userId).execute();
  await born('2008-11-21');
  expect(await approve(checkId)).toMatchObject({ error: { code: 'AGE_UNDER_18' } });
  await born('2008-11-20');
  expect(await approve(checkId)).toMatchObject({ ok: true });
  expect(await approve(app.context.ids.newId())).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await reject(checkId)).toMatchObject({ error: { code: 'AGE_CHECK_DECIDED' } });
});

test("a guest's documents: two photos at most, decided the same way", async () => {
  const guest = await signUpGuest(app, { birthday: '1998-05-01' });
  const uploadIds = [await sendDocument(app, guest), await sendDocument(app, guest)];
  const body = { ...LICENCE, uploadIds };
  const { check } = await app.ok(routes.createGuestVerifyRequest, { body }, guest);
  expect(await approve(check!.checkId)).toMatchObject({ ok: true });
  expect(await app.ok(profileRoutes.guestHome, {}, guest)).toMatchObject({ ageChecked: true });
  const three = { ...LICENCE, uploadIds: [...uploadIds, uploadIds[0]!] };
  expect(await app.call(routes.createGuestVerifyRequest, { body: three }, guest)).toMatchObject({
    code: 'VALIDATION',
  });
});

test('the gesture is hers, is the same until its ten minutes are over, and then is late', async () => {
  const [cast, other] = [await handingCast(app), await handingCast(app)];
  fake.draws = 0.99;
  const first = await app.ok(routes.askGesture, {}, cast);
  expect(first).toMatchObject({ gesture: 'TOUCH_EAR', endsAt: '2026-11-20T03:10:00.000Z' });
  fake.draws = 0;
  expect(await app.ok(routes.askGesture, {}, cast)).toEqual(first);
  const { livePhotoId } = first;
  const body = { uploadId: app.context.ids.newId() };
  const params = { livePhotoId };
  expect(await app.call(routes.sendLivePhoto, { params, body }, other)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await app.call(routes.sendLivePhoto, { params, body }, cast)).toMatchObject({ code: 'NOT_FOUND' });
  await app.moveBy(10);
  expect(await app.call(routes.sendLivePhoto, { params, body }, cast)).toMatchObject({
    code: 'LIVE_PHOTO_LATE',
  });
  expect(await app.ok(routes.askGesture, {}, cast)).toMatchObject({ gesture: 'V_SIGN' });
  await takeLivePhoto(app, cast);
  expect(await standing(app, cast)).toMatchObject({ needsLivePhoto: false });
  await app.moveBy(24 * 60);
  expect(await standing(app, cast)).toMatchObject({ needsLivePhoto: true, livePhotoUntil: null });
});

test("a document's link opens once, for five minutes, and is nobody else's way in", async () => {
  const cast = await readyCast();
  const checkId = await asksOperators(app, cast);
  const [document, live] = await linksOf(app, checkId);
  expect(await open(app, document!)).toBe(200);
  expect(await open(app, document!)).toBe(404);
  await app.moveBy(5);
  expect(await open(app, live!)).toBe(404);
  expect(await open(app, '/age-documents/x')).toBe(404);
  await expect(linksOf(app, checkId, ' ')).rejects.toThrow('REASON_REQUIRED');
  const read = await app.db.selectFrom('private_read').selectAll().execute();
  expect(read).toMatchObject([{ kind: 'AGE_DOCUMENT', account_id: cast.userId, subject: checkId, shown: 3 }]);
  const [again] = await linksOf(app, checkId);
  await approve(checkId);
  await app.db
    .updateTable('operator')
    .set({ disabled_at: app.clock.now(), disabled_by: OPERATORS.tanaka.id })
    .where('id', '=', operator.id)
    .execute();
  expect(await open(app, again!)).toBe(404);
});

test('after 72 hours no link opens, and none is made', async () => {
  const cast = await readyCast();
  const checkId = await asksOperators(app, cast);
  await approve(checkId);
  await app.moveBy(72 * 60 - 2);
  const [link] = await linksOf(app, checkId);
  await app.moveBy(2);
  expect(await open(app, link!)).toBe(404);
  expect(await linksOf(app, checkId)).toEqual([]);
});

test('who leaves takes it back: the pictures go at once', async () => {
  const cast = await readyCast();
  const checkId = await asksOperators(app, cast);
  const [link] = await linksOf(app, checkId);
  expect(await leaves(app, cast)).toMatchObject({ status: 200 });
  expect(await open(app, link!)).toBe(404);
  expect(await approve(checkId)).toMatchObject({ error: { code: 'AGE_CHECK_DECIDED' } });
  const uploads = await app.db.selectFrom('upload').select('key_sealed').execute();
  expect(uploads.every(({ key_sealed }) => key_sealed === null)).toBe(true);
});
