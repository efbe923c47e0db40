import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { ADMIN_DIR, ADMIN_DIST, PRODUCT_CACHE, ROOT, WEB_DIR, WEB_DIST } from './paths.ts';
import { runChild, type ChildWork } from './run-child.ts';
import { say } from './say.ts';

/** An app that vite builds, and what it is called where it is built. */
interface App {
  readonly name: string;
  readonly dir: string;
  readonly dist: string;
}

export const WEB: App = { name: 'the web', dir: WEB_DIR, dist: WEB_DIST };
export const OFFICE: App = { name: 'the back office', dir: ADMIN_DIR, dist: ADMIN_DIST };
/** What an app is made of: its own, and what both are made of. */
const OWN_INPUTS = ['src', 'public', 'build', 'index.html', 'vite.config.ts', 'package.json'];
const INPUTS = ['packages', 'package-lock.json', 'tsconfig.base.json'].map((name) => join(ROOT, name));
/** What was done to an app, for these inputs of it. */
type Done = 'web-build' | 'web-compressed';
const stampOf = ({ dir }: App, done: Done): string => join(dir, '.cache', done);
const NOT_BUILT_IN = /(?:\.test\.tsx?|\/node_modules|\/routeTree\.gen\.ts)$/;
const PICTURE = /\.(?:webp|png|avif|jpe?g)$/;

function* filesBelow(path: string): Generator<string> {
  if (NOT_BUILT_IN.test(path) || !existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** Changes whenever a source of the app does. Pictures count by name and size: reading them all would slow down the start. */
function hashOfInputs({ dir }: App): string {
  const hash = createHash('sha256');
  const inputs = [...OWN_INPUTS.map((name) => join(dir, name)), ...INPUTS];
  for (const file of inputs.flatMap((input) => [...filesBelow(input)])) {
    hash.update(`\0${relative(ROOT, file)}\0`);
    hash.update(PICTURE.test(file) ? String(statSync(file).size) : readFileSync(file));
  }
  return hash.digest('hex');
}

function isDone(app: App, done: Done, hash: string): boolean {
  const stamp = stampOf(app, done);
  return (
    existsSync(join(app.dist, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
  );
}

/** The vite command file, for Node to run. */
export function viteCommand(): string {
  const require = createRequire(join(WEB_DIR, 'package.json'));
  return join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
}

/** Builds and compresses the web and the back office where that was not done for their sources. Throws StartupError when it fails. */
export async function ensureWebBuilt(signal: AbortSignal): Promise<void> {
  for (const app of [buildOf(WEB), buildOf(OFFICE)]) {
    await app.ensureBuilt({ signal });
    await app.ensureCompressed({ signal });
  }
}

/** As after `npm ci`. */
export function removeBuilds(): void {
  const ofApps = [WEB, OFFICE].flatMap(({ dir, dist }) => [dist, join(dir, '.cache')]);
  for (const path of [...ofApps, PRODUCT_CACHE]) rmSync(path, { recursive: true, force: true });
}

interface BuildOptions {
  readonly signal: AbortSignal;
  /** Beside the running product, which says itself how far it is. */
  readonly isBeside?: boolean;
}

/** The build of an app, for its sources as they are now. */
export interface Build {
  /** Whether it can be served. */
  readonly isBuilt: () => boolean;
  /** Whether it need not be compressed while it is served. */
  readonly isCompressed: () => boolean;
  /** Builds it where its build is missing or older than its sources. Throws StartupError when that fails. */
  ensureBuilt(options: BuildOptions): Promise<void>;
  /** Compresses what is built, as the server sends it to most browsers; until then it compresses again each time. */
  ensureCompressed(options: Pick<BuildOptions, 'signal'>): Promise<void>;
}

export function buildOf(app: App): Build {
  const hash = hashOfInputs(app);
  const isBuilt = () => isDone(app, 'web-build', hash);
  const isCompressed = () => isDone(app, 'web-compressed', hash);
  const name = app.name.replace('the', 'The');
  const run = (args: readonly string[], { signal, env = {} }: Pick<ChildWork, 'env' | 'signal'>) =>
    runChild({ name, args, cwd: app.dir, signal, env, isPatient: true });
  return {
    isBuilt,
    isCompressed,
    async ensureBuilt({ signal, isBeside }) {
      if (isBuilt()) return;
      if (!isBeside) say(`Building ${app.name} …`);
      rmSync(stampOf(app, 'web-compressed'), { force: true });
      // Whatever this process's environment: with NODE_ENV=test an app would be half as large again, and slow.
      const env = { NODE_ENV: 'production' };
      await stamped(app, 'web-build', hash, () => run([viteCommand(), 'build'], { signal, env }));
    },
    async ensureCompressed({ signal }) {
      if (isCompressed()) return;
      await stamped(app, 'web-compressed', hash, () => run([join(app.dir, 'build/compress.ts')], { signal }));
    },
  };
}

/** Keeps that it was done, once it is. */
async function stamped(app: App, done: Done, hash: string, work: () => Promise<void>): Promise<void> {
  const stamp = stampOf(app, done);
  try {
    rmSync(stamp, { force: true });
    mkdirSync(dirname(stamp), { recursive: true });
    await work();
    writeFileSync(stamp, hash);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES' && code !== 'EROFS') throw error;
    throw new StartupError(
      `${app.name.replace('the', 'The')} has to be built, but ${path} cannot be written: give this user the folder, or build it as its owner.`,
    );
  }
}
