import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Those of this process in which somebody works. */
const inUse = new Set<string>();

/** Hands over an empty folder that is gone afterwards. Whatever a process that died has left is removed first. */
export async function inWorkFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  await removeLeft(parent);
  const folder = await mkdtemp(join(parent, `${process.pid}-`));
  inUse.add(folder);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    inUse.delete(folder);
  }
}

async function removeLeft(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = join(parent, name);
    const pid = Number.parseInt(name, 10);
    const isAnothers = pid !== process.pid && isRunning(pid);
    if (!inUse.has(folder) && !isAnothers) await rm(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
