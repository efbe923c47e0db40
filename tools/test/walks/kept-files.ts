import { cp, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** What a file is known by: where it lies below the folder, how long it is, when it was written. */
async function listed(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const known = files.map(async (file) => {
    const { size, mtimeMs } = await stat(file);
    return [relative(folder, file), `${size} ${Math.round(mtimeMs)}`] as const;
  });
  return new Map(await Promise.all(known));
}

async function copyFile(from: string, to: string): Promise<void> {
  const { atime, mtime } = await stat(from);
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to);
  await utimes(to, atime, mtime);
}

/** Keeps a folder's files beside it; what is returned brings them back, whatever became of them, at the cost of what changed. */
export async function keepFiles(folder: string): Promise<() => Promise<void>> {
  const keptIn = `${folder}.kept`;
  for (const file of (await listed(folder)).keys()) await copyFile(join(folder, file), join(keptIn, file));
  const kept = await listed(keptIn);
  const bringBack = async () => {
    const there = await listed(folder);
    for (const file of there.keys()) if (!kept.has(file)) await rm(join(folder, file));
    for (const [file, known] of kept)
      if (there.get(file) !== known) await copyFile(join(keptIn, file), join(folder, file));
  };
  // From now on they have the times of the kept ones.
  await bringBack();
  return bringBack;
}
