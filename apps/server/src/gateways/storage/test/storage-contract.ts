import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Storage } from '../port.ts';

const listed = async (storage: Storage, prefix: string) => {
  const keys: string[] = [];
  for await (const key of storage.list(prefix)) keys.push(key);
  return keys.sort();
};

const bytesOf = async (storage: Storage, key: string, range?: { from: number; to: number }) => {
  const stream = await storage.open(key, range);
  if (!stream) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** What every storage does; each test has names of its own, so that it may run against one that is not empty. */
export function keepsTheContract(storageOf: () => Storage): void {
  const nameOf = () => `test/${randomBytes(6).toString('hex')}`;

  test('a file is read as it was stored: whole, as a stream, in part', async () => {
    const [storage, key] = [storageOf(), `${nameOf()}/A_b-c.d`];
    const bytes = randomBytes(700_000);
    await storage.put(key, bytes);
    expect(await storage.size(key)).toBe(bytes.length);
    expect((await storage.read(key))!.equals(bytes)).toBe(true);
    expect((await bytesOf(storage, key))!.equals(bytes)).toBe(true);
    const part = await bytesOf(storage, key, { from: 1_000, to: 650_000 });
    expect(part!.equals(bytes.subarray(1_000, 650_001))).toBe(true);
    await storage.remove([key]);
  });

  test('one that is not there, or was removed, is undefined; removed again it is removed', async () => {
    const [storage, key] = [storageOf(), `${nameOf()}/a`];
    const nothing = async () => {
      expect(await storage.size(key)).toBeUndefined();
      expect(await storage.read(key)).toBeUndefined();
      expect(await storage.open(key)).toBeUndefined();
    };
    await nothing();
    await storage.put(key, Buffer.from('x'));
    await storage.remove([key, `${key}/b`]);
    await nothing();
    await storage.remove([key]);
  });

  test('files are listed by what their names begin with, however many there are', async () => {
    const [storage, name] = [storageOf(), nameOf()];
    const keys = Array.from({ length: 8 }, (_, index) => `${name}/${index}/part-${index}`);
    for (const key of [...keys, `${name}x/other`]) await storage.put(key, Buffer.from(key));
    expect(await listed(storage, `${name}/`)).toEqual(keys);
    expect(await listed(storage, `${name}/3/`)).toEqual([keys[3]]);
    expect(await listed(storage, `${name}/nothing/`)).toEqual([]);
    await storage.remove([...keys, `${name}x/other`]);
    expect(await listed(storage, `${name}/`)).toEqual([]);
  });

  test('many at once, also below one folder that empties meanwhile', async () => {
    const [storage, name] = [storageOf(), nameOf()];
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await storage.put(`${name}/f/${index}`, Buffer.alloc(10, index));
        expect(await storage.read(`${name}/f/${index}`)).toEqual(Buffer.alloc(10, index));
        await storage.remove([`${name}/f/${index}`]);
      }),
    );
    expect(await listed(storage, `${name}/`)).toEqual([]);
  });

  test.each(['', '/a', 'a/', 'a//b', '../a', 'a/../b', 'a/.b', 'é', 'a b', 'a\\b', 'a\0', 'x'.repeat(301)])(
    'no file has the name %j',
    async (key) => {
      await expect(async () => storageOf().put(key, Buffer.from('x'))).rejects.toThrow('No name');
    },
  );
}
