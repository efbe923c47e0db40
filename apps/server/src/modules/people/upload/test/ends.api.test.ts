import { uploadRoutes } from '@yoimachi/contract/upload';
import {
  UPLOAD_BYTES_A_DAY,
  UPLOAD_IDLE_MINUTES,
  UPLOAD_KEPT_MINUTES,
  UPLOADS_A_DAY,
} from '@yoimachi/domain/upload';
import { expect, test } from 'vitest';
import { accessRecordModule } from '#base/access-record';
import { endLeftSessions, endSuspendedSessions, setLeft, setSuspended } from '#people/account';
import { withTransaction } from '#platform/database';
import { signUpCast, signUpGuest, useRewoundApp } from '../../../../test-support/index.ts';
import { removeFiles } from '../index.ts';
import {
  bytesOf,
  declare,
  head,
  jpegOf,
  patch,
  sendFile,
  storageOf,
  stored,
  take,
  UPLOAD_MODULES,
} from './support.ts';

const app = useRewoundApp({
  modules: [...UPLOAD_MODULES, accessRecordModule],
  config: { logLevel: 'silent' },
});

const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).sort((a, b) => a - b);

test('of six photos begun at once five are taken in, and of three documents two', async () => {
  const [cast, guest] = [await signUpCast(app), await signUpGuest(app)];
  const photos = await Promise.all(Array.from({ length: 9 }, () => declare(app, cast, 5_000)));
  expect(statuses(photos)).toEqual([200, 200, 200, 200, 200, 409, 409, 409, 409]);
  expect(photos.find(({ status }) => status === 409)).toMatchObject({ message: '写真は5枚までです。' });
  const options = { purpose: 'AGE_DOCUMENT' } as const;
  const documents = await Promise.all(Array.from({ length: 4 }, () => declare(app, guest, 5_000, options)));
  expect(statuses(documents)).toEqual([200, 200, 409, 409]);
  expect(documents.find(({ status }) => status === 409)).toMatchObject({
    message: '写真は2枚まで提出できます。',
  });
});

test('one given up makes room at once, one that nobody goes on with after a while', async () => {
  const guest = await signUpGuest(app);
  const avatar = { purpose: 'GUEST_AVATAR' } as const;
  const first = (await declare(app, guest, 5_000, avatar)).body.uploadId;
  expect(await declare(app, guest, 5_000, avatar)).toMatchObject({ code: 'UPLOAD_UNDER_WAY' });
  await app.ok(uploadRoutes.cancelUpload, { params: { uploadId: first } }, guest);
  const second = await sendFile(app, guest, jpegOf(5_000), avatar);
  await app.moveBy(UPLOAD_IDLE_MINUTES - 1);
  expect(await declare(app, guest, 5_000, avatar)).toMatchObject({ code: 'UPLOAD_UNDER_WAY' });
  await app.moveBy(1);
  expect(await declare(app, guest, 5_000, avatar)).toMatchObject({ status: 200 });
  expect(await take(app, guest, second, 'GUEST_AVATAR')).toMatchObject({ error: { code: 'UPLOAD_GONE' } });
  await app.work();
  expect(await stored(app)).toEqual([]);
});

test('what is not finished or not used for a day goes, row and bytes; what was taken stays', async () => {
  const cast = await signUpCast(app);
  const bytes = jpegOf(600_000);
  const unfinished = (await declare(app, cast, bytes.length)).body.uploadId;
  await patch(app, cast, unfinished, bytes.subarray(0, 5_000));
  const unused = await sendFile(app, cast, bytes);
  const taken = await sendFile(app, cast, bytes);
  await take(app, cast, taken);
  await app.moveBy(UPLOAD_KEPT_MINUTES - 1);
  expect(await head(app, cast, unfinished)).toMatchObject({ status: 200, offset: 5_000 });
  await app.moveBy(1);
  for (const gone of [unfinished, unused]) {
    expect(await head(app, cast, gone)).toMatchObject({ status: 410 });
    expect(await bytesOf(app, gone)).toBeUndefined();
  }
  expect(await app.ok(uploadRoutes.listUploads, {}, cast)).toEqual({ items: [] });
  expect((await stored(app)).every((key) => key.includes(taken))).toBe(true);
  await app.moveBy(2 * 24 * 60);
  expect(await app.db.selectFrom('upload').select('id').execute()).toEqual([{ id: taken }]);
});

test('the clock refuses what it has not removed yet', async () => {
  const cast = await signUpCast(app);
  const uploadId = await sendFile(app, cast, jpegOf(5_000));
  await app.clock.advanceTo(new Date(app.clock.now().getTime() + UPLOAD_KEPT_MINUTES * 60_000));
  expect(await take(app, cast, uploadId)).toMatchObject({ error: { code: 'UPLOAD_GONE' } });
});

test('so many files a day, so many bytes', async () => {
  const [cast, other] = [await signUpCast(app), await signUpCast(app)];
  const again = async (sizeBytes: number, who = cast) => {
    const answer = await declare(app, who, sizeBytes);
    if (answer.status === 200)
      await app.ok(uploadRoutes.cancelUpload, { params: { uploadId: answer.body.uploadId } }, who);
    return answer;
  };
  for (let count = 0; count < UPLOADS_A_DAY; count++) expect(await again(1)).toMatchObject({ status: 200 });
  expect(await again(1)).toMatchObject({ status: 429, code: 'UPLOAD_LIMIT' });
  const size = 10 * 1024 * 1024;
  for (let bytes = size; bytes <= UPLOAD_BYTES_A_DAY; bytes += size) await again(size, other);
  expect(await again(1, other)).toMatchObject({ code: 'UPLOAD_LIMIT' });
  await app.moveBy(24 * 60);
  expect(await again(1)).toMatchObject({ status: 200 });
});

test('who left or is suspended sends nothing more, also of what he began', async () => {
  const people = [await signUpCast(app), await signUpCast(app)];
  const bytes = jpegOf(9_000);
  const begun = await Promise.all(people.map((who) => declare(app, who, bytes.length)));
  const tokens = await Promise.all(people.map((who) => who.token()));
  const [left, suspended] = people.map(({ userId }) => userId);
  const at = app.clock.now();
  await withTransaction(app.db, async (trx) => {
    await setLeft(trx, left!, at);
    await endLeftSessions(trx, left!, at);
    await setSuspended(trx, suspended!, at);
    await endSuspendedSessions(trx, suspended!, at);
  });
  for (const [index, token] of tokens.entries())
    expect(await patch(app, token, begun[index]!.body.uploadId, bytes)).toMatchObject({
      status: 401,
      code: 20,
    });
  expect(await stored(app)).toEqual([]);
});

test('what a crash left behind is swept: bytes without a file, a half-written part', async () => {
  const cast = await signUpCast(app);
  const kept = await sendFile(app, cast, jpegOf(5_000));
  await take(app, cast, kept);
  const ended = await sendFile(app, cast, jpegOf(5_000));
  await withTransaction(app.db, (trx) => removeFiles(trx, [ended], app.clock.now()));
  await app.work();
  const storage = storageOf(app);
  await storage.put(`uploads/${ended}/0-late`, jpegOf(10));
  await storage.put(`uploads/${crypto.randomUUID()}/0-lost`, jpegOf(10));
  await storage.put(`uploads/${crypto.randomUUID()}/0-half.0123456789ab.part`, jpegOf(10));
  expect(await stored(app)).toHaveLength(4);
  await app.moveBy(24 * 60);
  expect(await stored(app)).toEqual([expect.stringContaining(kept)]);
  expect((await bytesOf(app, kept))!.length).toBe(5_000);
});

test('bytes at rest say nothing, and altered or swapped ones are not read', async () => {
  const cast = await signUpCast(app);
  const [one, two] = [await sendFile(app, cast, jpegOf(5_000)), await sendFile(app, cast, jpegOf(5_000))];
  const storage = storageOf(app);
  const [first, second] = (await stored(app)).sort() as [string, string];
  const [bytes, others] = [(await storage.read(first))!, (await storage.read(second))!];
  expect(bytes.includes('JFIF')).toBe(false);
  await storage.remove([first, second]);
  await expect(bytesOf(app, one)).rejects.toThrow('lost');
  await storage.put(first, others);
  await storage.put(second, bytes);
  for (const id of [one, two]) await expect(bytesOf(app, id)).rejects.toThrow();
  bytes[40]! ^= 1;
  await storage.remove([first]);
  await storage.put(first, bytes);
  await expect(bytesOf(app, first.includes(one) ? one : two)).rejects.toThrow();
});

test('from where a file was sent is kept', async () => {
  const cast = await signUpCast(app);
  await sendFile(app, cast, jpegOf(5_000));
  const rows = await app.db.selectFrom('access_record').select(['kind', 'call', 'account_id']).execute();
  expect(rows).toContainEqual({ kind: 'POST', call: 'beginUpload', account_id: cast.userId });
});
