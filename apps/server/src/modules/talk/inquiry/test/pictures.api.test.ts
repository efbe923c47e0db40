import { expect, test } from 'vitest';
import { inquiryRoutes as routes } from '@yoimachi/contract/inquiry';
import { jpegOf } from '../../../../gateways/picture/test/fixtures.ts';
import { signUpGuest, useTestApp, type Person } from '../../../../test-support/index.ts';
import { jpegOf as startOfJpeg, sendFile } from '../../../people/upload/test/support.ts';
import { operator, ORDER, sendInquiry } from './support.ts';

const app = useTestApp({ config: { logLevel: 'silent' } });
const PURPOSE = { purpose: 'INQUIRY_PICTURE' } as const;

const pictured = async (who: Person) => sendFile(app, who, await jpegOf(1), PURPOSE);
const open = (url: string) => app.app.http.inject({ method: 'GET', url });

test('pictures are seen by who sent them, and once by an operator who says why', async () => {
  const [guest, stranger] = [await signUpGuest(app), await signUpGuest(app)];
  const uploadIds = [await pictured(guest)];
  const { inquiryId, number } = await sendInquiry(app, guest, { uploadIds });
  const { messages } = await app.ok(routes.getInquiry, { params: { inquiryId } }, guest);
  const [link] = messages[0]!.pictures;
  const seen = await open(link!);
  expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await open(link!.replace(guest.userId, stranger.userId))).statusCode).toBe(404);
  expect((await open(link!.split('?')[0]!)).statusCode).toBe(404);
  const read = await operator(app, 'readInquiry', number, '--reason', '回答のため');
  const look = new URL(/https?:\/\/[^\s"]+/.exec(read)![0]).pathname;
  expect((await open(look)).statusCode).toBe(200);
  expect((await open(look)).statusCode).toBe(404);
  // Taken once: not again in another inquiry, and by nobody else.
  for (const who of [guest, stranger])
    expect(
      (await app.call(routes.sendInquiry, { body: { ...ORDER, uploadIds } }, who)).status,
    ).toBeGreaterThanOrEqual(404);
  await app.moveBy(60);
  expect((await open(link!)).statusCode).toBe(404);
});

test('what is no picture is refused, and the inquiry with it', async () => {
  const guest = await signUpGuest(app);
  const broken = await sendFile(app, guest, startOfJpeg(900), PURPOSE);
  const answer = await app.call(routes.sendInquiry, { body: { ...ORDER, uploadIds: [broken] } }, guest);
  expect(answer).toMatchObject({ status: 400, code: 'IMAGE_BROKEN' });
  const three = [1, 2, 3].map(() => crypto.randomUUID());
  expect(await app.call(routes.sendInquiry, { body: { ...ORDER, uploadIds: three } }, guest)).toMatchObject({
    code: 'VALIDATION',
  });
  expect((await app.ok(routes.listInquiries, { query: {} }, guest)).items).toEqual([]);
});

test('an inquiry whose second picture is not there takes nothing, and the first can be used again', async () => {
  const guest = await signUpGuest(app);
  const first = await pictured(guest);
  const body = { ...ORDER, uploadIds: [first, crypto.randomUUID()] };
  expect(await app.call(routes.sendInquiry, { body }, guest)).toMatchObject({ status: 404 });
  await app.work();
  expect((await app.ok(routes.listInquiries, { query: {} }, guest)).items).toEqual([]);
  await sendInquiry(app, guest, { uploadIds: [first] });
});

test('with an inquiry that is a year old its pictures go', async () => {
  const guest = await signUpGuest(app);
  await sendInquiry(app, guest, { uploadIds: [await pictured(guest)] });
  const ofGuest = app.db.selectFrom('upload').select('key_sealed').where('account_id', '=', guest.userId);
  expect((await ofGuest.executeTakeFirstOrThrow()).key_sealed).not.toBeNull();
  await app.moveBy(367 * 24 * 60);
  await app.moveBy(24 * 60);
  expect(await app.db.selectFrom('inquiry_picture').select('file_id').execute()).toEqual([]);
  await app.moveBy(2 * 24 * 60);
  expect(await ofGuest.execute()).toEqual([]);
});
