import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LAST_OF_BASELINE, MIGRATIONS_DIR } from '../../apps/server/src/platform/database/migration-files.ts';
import { ROOT } from '../launch/paths.ts';

const FOLDER = relative(ROOT, MIGRATIONS_DIR);

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

const migrationsOf = (commit: string): string[] =>
  git('ls-tree', '--name-only', commit, `${FOLDER}/`)
    .split('\n')
    .map((path) => path.slice(FOLDER.length + 1));

/** The last commit whose migrations are fewer than today's; null where there is no history, or nothing before but the baseline. */
export function commitBefore(): string | null {
  const today = readdirSync(MIGRATIONS_DIR).length;
  try {
    const commits = ['HEAD', ...git('log', '--format=%H^', '--', FOLDER).split('\n').filter(Boolean)];
    const before = commits.find((commit) => migrationsOf(commit).length < today);
    const isOfBaseline = before && migrationsOf(before).at(-1)! >= LAST_OF_BASELINE;
    return before && isOfBaseline ? git('rev-parse', before) : null;
  } catch {
    return null;
  }
}

/**
 * Lays out the code of a commit below a folder that is not there yet, with the packages that are installed here and its own of the project.
 *
 * @returns how it is taken away again.
 */
export function layOut(commit: string, folder: string): () => void {
  git('worktree', 'add', '--detach', folder, commit);
  const own = join(folder, 'node_modules/@yoimachi');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@yoimachi')
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  for (const place of ['packages', 'apps'])
    for (const name of readdirSync(join(folder, place))) {
      symlinkSync(join(folder, place, name), join(own, name));
      linkModules(join(place, name), folder);
    }
  return () => void git('worktree', 'remove', '--force', folder);
}

/** Packages of which a part of the project has another version than the rest. */
function linkModules(part: string, folder: string): void {
  const from = join(ROOT, part, 'node_modules');
  try {
    readdirSync(from);
    symlinkSync(from, join(folder, part, 'node_modules'));
  } catch {
    // It has none.
  }
}
