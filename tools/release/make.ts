import {
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { bundle } from '../launch/bundle.ts';
import { ADMIN_DIST, ROOT, SERVE_BUNDLE, WEB_DIST } from '../launch/paths.ts';
import { ensureWebBuilt } from '../launch/web-build.ts';
import { licencesText } from './licences.ts';
import { npm } from '../launch/npm.ts';
import { readManifest, releasedPrograms, releasedScripts } from './programs.ts';
import { reachedFrom } from './reached.ts';
import { sbomText } from './sbom.ts';

const SERVER = '@yoimachi/server';
/** What is shipped of others' work: packages of the server as they are, those of the apps built into these. */
const SHIPPED = ['apps/server', 'apps/web', 'apps/admin'];
/** What is read beside code: migrations, styles and scripts of pages; and what operators read. */
const BESIDE = [
  'apps/server/migrations/*.sql',
  'apps/server/src/**/*.{css,js}',
  'docs/**/*.md',
  'docs/*.json',
  'ops/**/*',
  '{README,CHANGELOG,UPGRADING,ARCHITECTURE}.md',
  '.env.example',
];
const NOT_BESIDE = /(?:^|\/)(?:test|dev)\/|\.test\./;
const NO_BIGGER_BYTES = 600_000_000;

/**
 * Makes a folder with everything that production needs, for who may read it and write nothing in it: the server's code as it is run, the built
 * apps, production packages, the list of these (SBOM) and their licences.
 *
 * @throws StartupError when the folder is there already or something cannot be made; then nothing is left of it.
 */
export async function makeRelease(folder: string, signal: AbortSignal): Promise<void> {
  if (existsSync(folder)) throw new StartupError(`${folder} is there already: name a new one, or remove it.`);
  try {
    await ensureWebBuilt(signal);
    installPackages(folder);
    copyOwn(folder);
    await bundleServe(folder);
    writeAbout(folder);
    const bytes = sizeOf(folder);
    if (bytes > NO_BIGGER_BYTES) throw new StartupError(`The release would have ${inMb(bytes)}.`);
    console.log(`${folder}: ${readManifest().version}, ${inMb(bytes)}`);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The server's packages by the lock file, into a copy of the manifests. */
function installPackages(folder: string): void {
  const manifests = globSync('{packages,apps}/*/package.json', { cwd: ROOT });
  for (const path of ['package.json', 'package-lock.json', '.npmrc', ...manifests]) copy(folder, path);
  const sparing = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  npm(folder, ['ci', '--omit=dev', '--workspace', SERVER, ...sparing]);
  for (const path of ['package-lock.json', '.npmrc', 'packages/ui', 'apps/web', 'apps/admin'])
    rmSync(join(folder, path), { recursive: true });
}

/** Our own files that the programs of a release need when they run, and what they read beside them. */
function copyOwn(folder: string): void {
  // Of a folder all would be copied.
  const isWanted = (path: string) => !NOT_BESIDE.test(path) && lstatSync(join(ROOT, path)).isFile();
  const beside = globSync(BESIDE, { cwd: ROOT }).filter(isWanted);
  for (const path of [...reachedFrom(releasedPrograms(readManifest())).keys(), ...beside]) copy(folder, path);
  for (const dist of [WEB_DIST, ADMIN_DIST])
    cpSync(dist, join(folder, dist.slice(ROOT.length)), { recursive: true });
}

/**
 * What starts production in few files, made of what was copied. Each entry is a file of its own: the log and the configuration are read first, since
 * they say where Node keeps what it compiles of the rest.
 */
async function bundleServe(folder: string): Promise<void> {
  const entries = {
    'serve-production': 'tools/launch/serve-production.ts',
    log: 'apps/server/src/platform/log/index.ts',
    serve: 'tools/launch/serve.ts',
  };
  // The bundler knows files by their true paths.
  const root = realpathSync(folder);
  const input = Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(root, path)]));
  await bundle(input, join(root, dirname(relative(ROOT, SERVE_BUNDLE))), { hasPackages: true });
}

function copy(folder: string, path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(ROOT, path), join(folder, path), { recursive: true });
}

function writeAbout(folder: string): void {
  const manifest = readManifest();
  const { name, version, license } = manifest;
  const about = { name, version, private: true, license, type: 'module', engines: { node: '>=24' } };
  const scripts = releasedScripts(manifest);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...about, scripts }, null, 2)}\n`);
  writeFileSync(join(folder, 'sbom.cdx.json'), sbomText());
  writeFileSync(join(folder, 'THIRD-PARTY-LICENCES.txt'), licencesText(SHIPPED));
}

function sizeOf(path: string): number {
  const found = lstatSync(path);
  if (!found.isDirectory()) return found.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

const inMb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
