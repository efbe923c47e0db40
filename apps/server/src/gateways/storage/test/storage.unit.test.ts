import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { diskStorage } from '../disk.ts';
import type { Storage } from '../port.ts';
import { s3Storage } from '../s3.ts';
import { startFakeS3, type FakeS3 } from './fake-s3.ts';
import { keepsTheContract } from './storage-contract.ts';

describe('a folder of the disk', () => {
  let root: string;
  let storage: Storage;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'yoimachi-storage-'));
    storage = diskStorage(join(root, 'files'));
  });
  afterAll(() => rm(root, { recursive: true }));

  keepsTheContract(() => storage);

  test('leaves nothing of what could not be written, and says how much room there is', async () => {
    expect(await storage.freeBytes()).toBeGreaterThan(0);
    await storage.put('full/a', Buffer.from('x'));
    // A name below a file, as no disk has room for it.
    await expect(storage.put('full/a/b', Buffer.from('x'))).rejects.toThrow();
    await expect(storage.put('full/c', { length: 1 } as unknown as Buffer)).rejects.toThrow();
    expect(await readdir(join(root, 'files', 'full'))).toEqual(['a']);
  });

  test('lists what was half written when a process died, and removes it', async () => {
    await storage.put('died/a', Buffer.from('x'));
    await writeFile(join(root, 'files', 'died', 'b.0123456789ab.part'), 'half');
    const keys: string[] = [];
    for await (const key of storage.list('died/')) keys.push(key);
    expect(keys.sort()).toEqual(['died/a', 'died/b.0123456789ab.part']);
    await storage.remove(keys);
    expect(await readdir(join(root, 'files'))).not.toContain('died');
  });
});

describe('a bucket', () => {
  let fake: FakeS3;
  let storage: Storage;
  beforeAll(async () => {
    fake = await startFakeS3();
    storage = s3Storage(fake.config);
  });
  beforeEach(() => {
    fake.heard.length = 0;
  });
  afterAll(() => fake.close());

  keepsTheContract(() => storage);

  test('is asked again when it stumbles, and not for ever', async () => {
    fake.faults.push(503, 'hang up');
    await storage.put('fault/a', Buffer.from('x'));
    expect(await storage.read('fault/a')).toEqual(Buffer.from('x'));
    fake.faults.push(500, 500, 500);
    await expect(storage.put('fault/b', Buffer.from('x'))).rejects.toThrow();
    expect(fake.objects.has('fault/b')).toBe(false);
    fake.faults.push(403);
    await expect(storage.read('fault/a')).rejects.toThrow();
  });

  test('hears nothing that only Amazon understands, and no name of a file but ours', async () => {
    await storage.put('plain/a', Buffer.from('x'));
    await storage.remove(['plain/a']);
    expect(fake.heard.map(({ method, url }) => [method, url.split('?')[0]])).toEqual([
      ['PUT', '/files/plain/a'],
      ['DELETE', '/files/plain/a'],
    ]);
    for (const { headers } of fake.heard)
      expect(Object.keys(headers).filter((name) => /checksum|sdk-checksum|trailer|acl/.test(name))).toEqual(
        [],
      );
  });

  test('does not say how much room there is', async () => {
    expect(await storage.freeBytes()).toBeNull();
  });
});
