import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { ROOT, WEB_DIR, WEB_DIST } from './paths.ts';
import { runChild } from './run-child.ts';

/** What the built web is made of. */
const INPUTS = [
  ...['apps/web/src', 'apps/web/public', 'apps/web/build', 'apps/web/index.html', 'apps/web/vite.config.ts'],
  ...['apps/web/package.json', 'packages', 'package-lock.json', 'tsconfig.base.json'],
];
const STAMP = join(WEB_DIST, '../.cache/web-build');
const NOT_BUILT_IN = /(?:\.test\.tsx?|\/node_modules|\/routeTree\.gen\.ts)$/;
const PICTURE = /\.(?:webp|png|avif|jpe?g)$/;

function* filesBelow(path: string): Generator<string> {
  if (NOT_BUILT_IN.test(path) || !existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** Changes whenever a web source does. Pictures count by name and size: reading them all would slow down the start. */
function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((input) => [...filesBelow(join(ROOT, input))])) {
    hash.update(`\0${relative(ROOT, file)}\0`);
    hash.update(PICTURE.test(file) ? String(statSync(file).size) : readFileSync(file));
  }
  return hash.digest('hex');
}

const isBuilt = (hash: string): boolean =>
  existsSync(join(WEB_DIST, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;

/** The vite command file, for Node to run. */
export function viteCommand(): string {
  const require = createRequire(join(WEB_DIR, 'package.json'));
  return join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
}

/** Builds the web when it is missing or older than its sources. Throws StartupError when the build fails. */
export async function ensureWebBuilt(signal: AbortSignal): Promise<void> {
  const hash = hashOfInputs();
  if (isBuilt(hash)) return;
  console.log('Building the web …');
  try {
    rmSync(STAMP, { force: true });
    mkdirSync(dirname(STAMP), { recursive: true });
    // Whatever this process's environment: with NODE_ENV=test the web would be half as large again, and slow.
    const env = { NODE_ENV: 'production' };
    await runChild({ name: 'The web', args: [viteCommand(), 'build'], cwd: WEB_DIR, env, signal });
    writeFileSync(STAMP, hash);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES' && code !== 'EROFS') throw error;
    throw new StartupError(
      `The web has to be built, but ${path} cannot be written: give this user the folder, or build it as its owner.`,
    );
  }
}
