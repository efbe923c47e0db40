import { readdir, rm } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { VERSION } from '../../apps/server/src/platform/version/index.ts';

/** A start compiles what it loads, unless one of its version before has, which writes that down below `dataDir` when it ends. */
export function keepCompiled(dataDir: string): void {
  const folder = join(dataDir, 'compiled');
  enableCompileCache(join(folder, VERSION));
  // Nobody waits for it; what cannot be removed is a matter of space alone.
  void forgetOthers(folder, VERSION).catch(() => undefined);
}

/** Removes what was compiled of other versions than this one. */
export async function forgetOthers(folder: string, version: string): Promise<void> {
  const others = (await readdir(folder)).filter((name) => name !== version);
  for (const name of others) await rm(join(folder, name), { recursive: true, force: true });
}
