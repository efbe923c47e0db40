import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { markOf, type ProcessMark } from './process.ts';

const fileOf = (dataDir: string) => join(dataDir, 'owner.json');

/** The live process using the data folder, or null. */
export function ownerOf(dataDir: string): ProcessMark | null {
  try {
    const noted = JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as ProcessMark;
    return markOf(noted.pid)?.startedAt === noted.startedAt ? noted : null;
  } catch {
    return null;
  }
}

/**
 * Claims the data folder for this process until `release`. A killed process's claim is taken over. Throws StartupError while another live
 * process holds it.
 */
export function takeOwnership(dataDir: string): { release(): void } {
  const file = fileOf(dataDir);
  const mine = JSON.stringify(markOf(process.pid));
  for (let tries = 0; ; tries++) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o600 });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = ownerOf(dataDir);
    if (owner || tries > 3) {
      throw new StartupError(
        `The data folder ${dataDir} is in use by process ${owner?.pid ?? 'of another start'}: stop it, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(file, { force: true });
  }
}
