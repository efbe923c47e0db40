import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Storage } from '../port.ts';
import { s3Storage } from '../s3.ts';
import { keepsTheContract } from './storage-contract.ts';
import { isSwiftThere, startSwift, type Swift } from './swift.ts';

const MB = 1024 * 1024;

// Said by name where it cannot run: the packages are Debian's (see swift.ts).
describe.skipIf(!isSwiftThere())('a bucket of a real S3 server, OpenStack Swift', () => {
  let swift: Swift;
  let storage: Storage;

  beforeAll(async () => {
    swift = await startSwift('yoimachi-files');
    const { region, accessKeyId, secretAccessKey, endpoint, bucket } = swift.config;
    const client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      endpoint: endpoint!,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    client.destroy();
    storage = s3Storage(swift.config);
  }, 120_000);
  afterAll(() => swift?.stop());

  keepsTheContract(() => storage);

  test('takes a video, and sends ranges of it', async () => {
    const bytes = Buffer.alloc(25 * MB, 'video');
    await storage.put('test/video', bytes);
    const stream = (await storage.open('test/video', { from: 20 * MB, to: 20 * MB + 9 }))!;
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks)).toEqual(bytes.subarray(20 * MB, 20 * MB + 10));
    await storage.remove(['test/video']);
  });

  test('turns pages of a list that is longer than one', async () => {
    const keys = Array.from({ length: 1_050 }, (_, index) => `test/pages/${String(index).padStart(4, '0')}`);
    for (let from = 0; from < keys.length; from += 25)
      await Promise.all(keys.slice(from, from + 25).map((key) => storage.put(key, Buffer.from('x'))));
    const found: string[] = [];
    for await (const key of storage.list('test/pages/')) found.push(key);
    expect(found).toEqual(keys);
    await storage.remove(keys);
  });

  test('whose key is wrong is told so by an error, not by nothing', async () => {
    const wrong = s3Storage({ ...swift.config, secretAccessKey: 'wrong' });
    await expect(wrong.put('test/a', Buffer.from('x'))).rejects.toThrow();
    await expect(wrong.read('test/a')).rejects.toThrow();
  });
});
