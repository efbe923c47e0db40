import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataDirNote, e2ePort } from '../../tools/test/e2e-products.ts';
import { test } from './test.ts';

const ROOT = join(import.meta.dirname, '../..');

/** One of the demo's operators. */
const OPERATOR = 'tanaka';

/**
 * `npm run operator -- …` on the product under test, by an operator of the demo unless another is named; returns its output, and throws if
 * it refuses.
 */
export async function operate(...args: string[]): Promise<string> {
  const note = dataDirNote(e2ePort(test.info().parallelIndex));
  const by = args.includes('--operator') ? [] : ['--operator', OPERATOR];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'apps/server/src/operator-cli.ts'), ...args, ...by],
    { env: { ...process.env, DATA_DIR: readFileSync(note, 'utf8'), DATABASE_URL: '' } },
  );
  return stdout;
}
