import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataDirNote } from '../../tools/test/e2e-data-dir.ts';
import { test } from './test.ts';

const ROOT = join(import.meta.dirname, '../..');

/** One of the demo's operators. */
const OPERATOR = 'sato';

/** `npm run operator -- …` on the product under test, by an operator of the demo unless another is named; answers what it says, and throws when it refuses. */
export async function operate(...args: string[]): Promise<string> {
  const port = new URL(String(test.info().project.use.baseURL)).port;
  const by = args.includes('--operator') ? [] : ['--operator', OPERATOR];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'apps/server/src/operator-cli.ts'), ...args, ...by],
    { env: { ...process.env, DATA_DIR: readFileSync(dataDirNote(port), 'utf8'), DATABASE_URL: '' } },
  );
  return stdout;
}
