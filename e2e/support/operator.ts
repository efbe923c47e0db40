import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataDirNote } from '../../tools/test/e2e-data-dir.ts';
import { test } from './test.ts';

const ROOT = join(import.meta.dirname, '../..');

/** `npm run operator -- …` on the product under test; answers what it says, and throws when it refuses. */
export async function operate(...args: string[]): Promise<string> {
  const port = new URL(String(test.info().project.use.baseURL)).port;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'apps/server/src/operator-cli.ts'), ...args],
    { env: { ...process.env, DATA_DIR: readFileSync(dataDirNote(port), 'utf8'), DATABASE_URL: '' } },
  );
  return stdout;
}
