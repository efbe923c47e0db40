import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { diskStorage } from '../../apps/server/src/gateways/storage/disk.ts';
import type { Storage } from '../../apps/server/src/gateways/storage/index.ts';
import { namesIn, places } from './copies.ts';
import { SEALED, sealInto, unsealInto } from './sealing.ts';

/** Marks of running processes, and what a process that died has half stored. */
const NOT_KEPT = /^nodes\/|\.part$/;

const isCopy = (key: string) => key.endsWith(SEALED);

/**
 * Copies the files that the copies lack, and puts aside those that the product has removed. Made after the copy of the database: each file that it
 * names is there.
 *
 * @param day under which what is gone is put aside, `YYYY-MM-DD`.
 * @returns how many were copied.
 */
export async function copyFiles(
  storage: Storage,
  { dir, recipient, day }: { dir: string; recipient: string; day: string },
): Promise<number> {
  const { files, gone } = places(dir);
  const copies = new Set<string>();
  for await (const name of diskStorage(files).list('')) if (isCopy(name)) copies.add(name);
  let copied = 0;
  for await (const key of storage.list('')) {
    if (NOT_KEPT.test(key) || copies.delete(key + SEALED)) continue;
    const source = await storage.open(key);
    if (!source) continue;
    await sealInto(join(files, key + SEALED), source, recipient);
    copied++;
  }
  for (const name of copies) {
    const aside = join(gone, day, name);
    await mkdir(dirname(aside), { recursive: true, mode: 0o700 });
    await rename(join(files, name), aside);
  }
  return copied;
}

/**
 * Puts back the files that the storage lacks, those that were removed meanwhile among them: what nobody names any more the product removes again.
 *
 * @returns how many there were.
 */
export async function putBackFiles(storage: Storage, dir: string, identity: string): Promise<number> {
  const { files, gone } = places(dir);
  let back = 0;
  for (const folder of [files, ...namesIn(gone).map((day) => join(gone, day))])
    for await (const name of diskStorage(folder).list('')) {
      const key = name.slice(0, -SEALED.length);
      if (!isCopy(name) || (await storage.size(key)) !== undefined) continue;
      await storage.put(key, await opened(join(folder, name), identity));
      back++;
    }
  return back;
}

async function opened(path: string, identity: string): Promise<Buffer> {
  const sink = new PassThrough();
  const [bytes] = await Promise.all([buffer(sink), unsealInto(path, identity, sink)]);
  return bytes;
}
