import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { ADMIN_DIR, ADMIN_DIST, ROOT, WEB_DIR, WEB_DIST } from './paths.ts';
import { runChild } from './run-child.ts';

/** An app that vite builds, and what it is called where it is built. */
interface Built {
  readonly name: string;
  readonly dir: string;
  readonly dist: string;
}

const APPS: readonly Built[] = [
  { name: 'the web', dir: WEB_DIR, dist: WEB_DIST },
  { name: 'the back office', dir: ADMIN_DIR, dist: ADMIN_DIST },
];
/** What an app is made of: its own, and what both are made of. */
const OWN_INPUTS = ['src', 'public', 'build', 'index.html', 'vite.config.ts', 'package.json'];
const INPUTS = ['packages', 'package-lock.json', 'tsconfig.base.json'].map((name) => join(ROOT, name));
const stampOf = ({ dir }: Built): string => join(dir, '.cache/web-build');
const NOT_BUILT_IN = /(?:\.test\.tsx?|\/node_modules|\/routeTree\.gen\.ts)$/;
const PICTURE = /\.(?:webp|png|avif|jpe?g)$/;

function* filesBelow(path: string): Generator<string> {
  if (NOT_BUILT_IN.test(path) || !existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** Changes whenever a source of the app does. Pictures count by name and size: reading them all would slow down the start. */
function hashOfInputs({ dir }: Built): string {
  const hash = createHash('sha256');
  const inputs = [...OWN_INPUTS.map((name) => join(dir, name)), ...INPUTS];
  for (const file of inputs.flatMap((input) => [...filesBelow(input)])) {
    hash.update(`\0${relative(ROOT, file)}\0`);
    hash.update(PICTURE.test(file) ? String(statSync(file).size) : readFileSync(file));
  }
  return hash.digest('hex');
}

function isBuilt(app: Built, hash: string): boolean {
  const stamp = stampOf(app);
  return (
    existsSync(join(app.dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  );
}

/** The vite command file, for Node to run. */
export function viteCommand(): string {
  const require = createRequire(join(WEB_DIR, 'package.json'));
  return join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
}

/** Builds the web and the back office where they are missing or older than their sources. Throws StartupError when a build fails. */
export async function ensureWebBuilt(signal: AbortSignal): Promise<void> {
  for (const app of APPS) await ensureBuilt(app, signal);
}

async function ensureBuilt(app: Built, signal: AbortSignal): Promise<void> {
  const hash = hashOfInputs(app);
  if (isBuilt(app, hash)) return;
  const stamp = stampOf(app);
  const name = app.name.replace('the', 'The');
  console.log(`Building ${app.name} …`);
  try {
    rmSync(stamp, { force: true });
    mkdirSync(dirname(stamp), { recursive: true });
    // Whatever this process's environment: with NODE_ENV=test an app would be half as large again, and slow.
    const env = { NODE_ENV: 'production' };
    await runChild({ name, args: [viteCommand(), 'build'], cwd: app.dir, env, signal });
    writeFileSync(stamp, hash);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES' && code !== 'EROFS') throw error;
    throw new StartupError(
      `${name} has to be built, but ${path} cannot be written: give this user the folder, or build it as its owner.`,
    );
  }
}
