import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sharedDataDir } from './database.ts';

const ROOT = join(import.meta.dirname, '../..');

/** One of the demo's operators. */
export const OPERATOR = 'tanaka';

/** Runs a command of operators, and returns its output; throws if it refuses. */
export type Operate = (...args: readonly string[]) => Promise<string>;

/** `npm run operator -- …` on the product with that folder, by whomever the words name. */
export const operateOn =
  (dataDir: string): Operate =>
  async (...args) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'apps/server/src/operator-cli.ts'), ...args],
      { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' } },
    );
    return stdout;
  };

/** The same on the product under test, by an operator of the demo unless another is named. */
export const operate: Operate = (...args) => {
  const by = args.includes('--operator') ? [] : ['--operator', OPERATOR];
  return operateOn(sharedDataDir())(...args, ...by);
};
