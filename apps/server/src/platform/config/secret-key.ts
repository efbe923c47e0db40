import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';

const KEY_BYTES = 32;

/**
 * The 32 bytes every other key is derived from: SECRET_KEY, or outside production a key made once and kept in
 * `dataDir/secret.key`, readable by its owner only.
 */
export async function loadSecretKey(config: { secretKey: string | null; dataDir: string }): Promise<Buffer> {
  if (config.secretKey !== null) return Buffer.from(config.secretKey, 'base64');
  const path = join(config.dataDir, 'secret.key');
  await mkdir(config.dataDir, { recursive: true });
  await keepFirst(path, randomBytes(KEY_BYTES).toString('base64'));
  await chmod(path, 0o600);
  const key = Buffer.from(await readFile(path, 'utf8'), 'base64');
  if (key.length !== KEY_BYTES)
    throw new StartupError(`The secret key in ${path} is damaged: it must be 32 bytes in base64.`);
  return key;
}

/** Of simultaneous starts exactly one gives the file its name, and only once it is whole: a reader reads all of it. */
async function keepFirst(path: string, text: string): Promise<void> {
  const whole = `${path}.${randomUUID()}`;
  await writeFile(whole, text, { flag: 'wx', mode: 0o600 });
  try {
    await link(whole, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(whole);
  }
}
