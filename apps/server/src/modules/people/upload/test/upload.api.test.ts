import { uploadRoutes } from '@yoimachi/contract/upload';
import { IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@yoimachi/domain/profile';
import { expect, test } from 'vitest';
import { withTransaction } from '#platform/database';
import { signUpCast, signUpGuest, useRewoundApp } from '../../../../test-support/index.ts';
import { removeFiles } from '../index.ts';
import {
  bytesOf,
  declare,
  head,
  jpegOf,
  mp4Of,
  patch,
  pngOf,
  sendFile,
  stored,
  take,
  UPLOAD_MODULES,
} from './support.ts';

const app = useRewoundApp({ modules: UPLOAD_MODULES, config: { logLevel: 'silent' } });

const MB = 1024 * 1024;

test('a file comes in pieces, is encrypted from its first byte, is taken once and read whole', async () => {
  const cast = await signUpCast(app);
  const bytes = jpegOf(3 * MB + 17);
  const begun = await declare(app, cast, bytes.length);
  expect(begun).toMatchObject({ status: 200, body: { receivedBytes: 0, sizeBytes: bytes.length } });
  const { uploadId } = begun.body;
  expect(await patch(app, cast, uploadId, bytes.subarray(0, MB))).toMatchObject({ status: 204, offset: MB });
  expect(await head(app, cast, uploadId)).toEqual({ status: 200, offset: MB, length: bytes.length });
  expect(await take(app, cast, uploadId)).toMatchObject({ error: { code: 'UPLOAD_UNFINISHED' } });
  expect(await patch(app, cast, uploadId, bytes.subarray(MB), { offset: MB })).toMatchObject({
    status: 204,
    offset: bytes.length,
  });
  const { items } = await app.ok(uploadRoutes.listUploads, {}, cast);
  expect(items).toMatchObject([{ uploadId, receivedBytes: bytes.length }]);
  expect(await take(app, cast, uploadId)).toEqual({
    ok: true,
    value: { fileId: uploadId, sizeBytes: bytes.length, mediaType: 'image/jpeg' },
  });
  expect(await take(app, cast, uploadId)).toMatchObject({ error: { code: 'UPLOAD_GONE' } });
  expect((await bytesOf(app, uploadId))!.equals(bytes)).toBe(true);
  await app.moveBy(48 * 60);
  expect((await bytesOf(app, uploadId))!.equals(bytes)).toBe(true);
  await withTransaction(app.db, (trx) => removeFiles(trx, [uploadId], app.clock.now()));
  expect(await bytesOf(app, uploadId)).toBeUndefined();
  await app.work();
  expect(await stored(app)).toEqual([]);
});

test('pictures and the video are taken by content, other files are refused and leave nothing', async () => {
  const [cast, guest] = [await signUpCast(app), await signUpGuest(app)];
  for (const [who, purpose, mediaType, bytes] of [
    [cast, 'CAST_PHOTO', 'image/png', pngOf(9_000)],
    [cast, 'CAST_PHOTO', 'image/jpg', jpegOf(300)],
    [cast, 'CAST_VIDEO', 'video/mp4', mp4Of(20_000)],
    [guest, 'GUEST_AVATAR', 'image/jpeg', jpegOf(5_000)],
    [guest, 'AGE_DOCUMENT', 'image/jpeg', jpegOf(5_000)],
    [cast, 'LIVE_PHOTO', 'image/jpeg', jpegOf(5_000)],
  ] as const)
    await sendFile(app, who, bytes, { purpose, mediaType });
  const before = await stored(app);
  for (const bytes of [
    Buffer.concat([Buffer.from('MZ'), jpegOf(9_000)]),
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>${' '.repeat(6_000)}`),
    Buffer.concat([Buffer.from('RIFF\0\0\x10\0WEBPVP8X'), Buffer.alloc(9_000)]),
    mp4Of(9_000),
    Buffer.alloc(9_000),
  ]) {
    const { uploadId } = (await declare(app, cast, bytes.length, { mediaType: 'image/png' })).body;
    expect(await patch(app, cast, uploadId, bytes)).toMatchObject({ status: 400, code: 'PHOTO_TYPE' });
    expect(await head(app, cast, uploadId)).toMatchObject({ status: 410 });
  }
  await app.work();
  expect(await stored(app)).toEqual(before);
});

test('what is said of a file is judged before a byte of it', async () => {
  const [cast, guest] = [await signUpCast(app), await signUpGuest(app)];
  const video = { purpose: 'CAST_VIDEO', mediaType: 'video/mp4' } as const;
  const message = (answer: { readonly message: string | undefined }) => answer.message;
  expect(await declare(app, cast, IMAGE_MAX_BYTES)).toMatchObject({ status: 200 });
  expect(message(await declare(app, cast, IMAGE_MAX_BYTES + 1))).toBe(
    'ファイルサイズが上限を超えています。10MB以下の写真を選択してください。',
  );
  expect(message(await declare(app, cast, 9, { mediaType: 'image/webp' }))).toBe(
    '画像の形式が正しくありません。png・jpg・jpegの画像を選択してください。',
  );
  const rules = '動画はmp4・mov形式、25MB以下、1本までです。';
  expect(message(await declare(app, cast, VIDEO_MAX_BYTES + 1, video))).toBe(rules);
  const wmv = { ...video, mediaType: 'video/x-ms-wmv' };
  expect(await declare(app, cast, 9, wmv)).toMatchObject({ code: 'VIDEO_RULES_NO_WMV', message: rules });
  expect(await declare(app, cast, VIDEO_MAX_BYTES, video)).toMatchObject({ status: 200 });
  expect(await declare(app, cast, 9, video)).toMatchObject({ code: 'VIDEO_RULES_NO_WMV' });
  expect(await declare(app, cast, 0)).toMatchObject({ code: 'UPLOAD_EMPTY' });
  expect(await declare(app, guest, 9)).toMatchObject({ status: 403 });
  expect(await declare(app, cast, 9, { purpose: 'GUEST_AVATAR' })).toMatchObject({ status: 403 });
});

test('more bytes than declared, a wrong place, another’s file and who has no token are refused', async () => {
  const [cast, other] = [await signUpCast(app), await signUpCast(app)];
  const bytes = jpegOf(9_000);
  const { uploadId } = (await declare(app, cast, bytes.length)).body;
  expect(await patch(app, cast, uploadId, jpegOf(9_001))).toMatchObject({ status: 413, code: 'PHOTO_SIZE' });
  expect(await patch(app, cast, uploadId, bytes, { offset: 5 })).toMatchObject({ code: 'CONFLICT' });
  expect(await patch(app, cast, uploadId, bytes, { headers: { 'upload-offset': '-1' } })).toMatchObject({
    code: 'VALIDATION',
  });
  expect(await patch(app, cast, uploadId, bytes, { headers: { 'tus-resumable': '0.2.2' } })).toMatchObject({
    code: 'VALIDATION',
  });
  expect(
    await patch(app, cast, uploadId, bytes, { headers: { 'content-type': 'text/plain' } }),
  ).toMatchObject({ code: 'VALIDATION' });
  expect(await patch(app, other, uploadId, bytes)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(await patch(app, cast, 'nonsense', bytes)).toMatchObject({ status: 404 });
  expect(await patch(app, null, uploadId, bytes)).toMatchObject({ status: 401, code: 10 });
  expect(await head(app, other, uploadId)).toMatchObject({ status: 404 });
  expect(await app.call(uploadRoutes.cancelUpload, { params: { uploadId } }, other)).toMatchObject({
    status: 404,
  });
  expect(await take(app, other, uploadId)).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await stored(app)).toEqual([]);
  expect(await patch(app, cast, uploadId, bytes)).toMatchObject({ status: 204 });
  expect(await take(app, cast, uploadId, 'LIVE_PHOTO')).toMatchObject({ error: { code: 'NOT_FOUND' } });
});
