import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { newKey, sealInto, unsealInto } from './sealing.ts';

const folder = mkdtempSync(join(tmpdir(), 'yoimachi-sealing-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = '銀座のラウンジで待っています。'.repeat(50_000);
const key = await newKey();

async function sealed(name: string): Promise<string> {
  const path = join(folder, name);
  await sealInto(path, Readable.from([Buffer.from(SECRET)]), key.recipient);
  return path;
}

async function open(path: string, identity: string): Promise<string> {
  const sink = new PassThrough();
  const [read] = await Promise.all([text(sink), unsealInto(path, identity, sink)]);
  return read;
}

test('what was sealed is opened by its key alone', async () => {
  const path = await sealed('whole');
  expect(readFileSync(path).includes('銀座')).toBe(false);
  expect(await open(path, key.identity)).toBe(SECRET);
  const { identity } = await newKey();
  await expect(unsealInto(path, identity, new PassThrough().resume())).rejects.toThrow(
    /cannot be opened with BACKUP_IDENTITY/,
  );
});

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 10)],
  ['changed', (bytes: Buffer) => bytes.fill(7, bytes.length - 30, bytes.length - 29)],
])('what was %s is not taken for whole', async (name, spoil) => {
  const path = await sealed(name);
  writeFileSync(path, spoil(readFileSync(path)));
  await expect(unsealInto(path, key.identity, new PassThrough().resume())).rejects.toThrow(/is not whole/);
});

test('of what ends in the middle nothing is left', async () => {
  const ends = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('the disk is away');
    })(),
  );
  const path = join(folder, 'sub', 'half');
  await expect(sealInto(path, ends, key.recipient)).rejects.toThrow('the disk is away');
  expect(readdirSync(join(folder, 'sub'))).toEqual([]);
});
