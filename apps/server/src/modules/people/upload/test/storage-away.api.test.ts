import { expect, test } from 'vitest';
import { accountFeature } from '../../../../wiring/people.ts';
import { createStorage } from '../../../../gateways/storage/index.ts';
import { signUpCast, useRewoundApp } from '../../../../test-support/index.ts';
import { uploadModule } from '../index.ts';
import { bytesOf, declare, head, jpegOf, patch, stored, take } from './support.ts';

const MB = 1024 * 1024;
/** What the storage has room for, and how much of it is free. */
const room = { bytes: Infinity, free: Infinity as number | null };

const app = useRewoundApp({
  modules: [
    accountFeature,
    (context) => {
      const storage = createStorage(context);
      return uploadModule(context, {
        ...storage,
        freeBytes: async () => room.free,
        async put(key, bytes) {
          if (bytes.length > room.bytes) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
          room.bytes -= bytes.length;
          await storage.put(key, bytes);
        },
      });
    },
  ],
  config: { logLevel: 'silent' },
});

test('a storage that is full half-way says so, keeps what it has, and takes the rest once there is room', async () => {
  const cast = await signUpCast(app);
  const bytes = jpegOf(2 * MB);
  const { uploadId } = (await declare(app, cast, bytes.length)).body;
  room.bytes = 1.2 * MB;
  const full = await patch(app, cast, uploadId, bytes);
  expect(full).toMatchObject({ status: 503, code: 'UPLOAD_FAILED' });
  expect(JSON.parse(full.body)).toMatchObject({ message: 'ファイルをアップロードできませんでした。' });
  expect(full.headers['retry-after']).toBeDefined();
  const { offset } = await head(app, cast, uploadId);
  expect(offset).toBe(MB);
  expect(await stored(app)).toHaveLength(2);
  expect(await take(app, cast, uploadId)).toMatchObject({ error: { code: 'UPLOAD_UNFINISHED' } });
  room.bytes = Infinity;
  expect(await patch(app, cast, uploadId, bytes.subarray(offset), { offset })).toMatchObject({ status: 204 });
  expect((await bytesOf(app, uploadId))!.equals(bytes)).toBe(true);
});

test('where the disk is nearly full no file is begun', async () => {
  const cast = await signUpCast(app);
  room.free = 512 * MB + 4_999;
  expect(await declare(app, cast, 5_000)).toMatchObject({ status: 503, code: 'UPLOAD_FAILED' });
  room.free = 512 * MB + 5_000;
  expect(await declare(app, cast, 5_000)).toMatchObject({ status: 200 });
  room.free = null;
  expect(await declare(app, cast, 5_000)).toMatchObject({ status: 200 });
});
