import { randomBytes } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, rmdir, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { properKey, type Storage } from './port.ts';

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code!);

const unlessMissing = (error: unknown): undefined => {
  if (!isMissing(error)) throw error;
};

/** Files in a folder of this machine's disk, whole and on the disk before anybody hears of them. */
export function diskStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, properKey(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const unfinished = `${path}.${randomBytes(6).toString('hex')}.part`;
      try {
        await write(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async open(key, range) {
      const file = await open(pathOf(key)).catch(unlessMissing);
      return file?.createReadStream(range && { start: range.from, end: range.to });
    },
    read: (key) => readFile(pathOf(key)).catch(unlessMissing),
    size: async (key) => (await stat(pathOf(key)).catch(unlessMissing))?.size,
    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
      for (const folder of new Set(keys.map((key) => dirname(pathOf(key))))) await leave(root, folder);
    },
    list: (prefix) => namesBelow(root, prefix === '' ? root : pathOf(prefix.replace(/\/$/, ''))),
    async freeBytes() {
      await mkdir(root, { recursive: true });
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
  };
}

async function write(path: string, bytes: Uint8Array): Promise<void> {
  const make = () => open(path, 'wx', 0o600);
  const file = await make().catch(async (error: unknown) => {
    unlessMissing(error);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return make();
  });
  try {
    await file.writeFile(bytes);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** Removes folders that nothing is left in. */
async function leave(root: string, folder: string): Promise<void> {
  for (let empty = folder; empty.length > root.length; empty = dirname(empty))
    try {
      await rmdir(empty);
    } catch {
      return;
    }
}

async function* namesBelow(root: string, folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(unlessMissing);
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* namesBelow(root, path);
    else yield path.slice(root.length + 1);
  }
}
