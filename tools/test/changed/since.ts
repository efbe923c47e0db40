import { spawnSync } from 'node:child_process';
import { ROOT } from '../../launch/paths.ts';

/** What git answers; null where it refuses. */
type Git = (...args: string[]) => string | null;

const git: Git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 });
  return status === 0 ? stdout.trim() : null;
};

export interface Changes {
  /** What they are counted from, in words. */
  readonly since: string;
  /** Paths from the project's root, also of files that are gone or not added yet. */
  readonly files: readonly string[];
}

const BRANCHES = ['origin/main', 'main'];

/**
 * What has changed since `ref`; without one since the branch left main, or, on main itself with nothing at work, in the last commit. What is
 * not committed counts.
 */
export function changesSince(ref: string | undefined, ask: Git = git): Changes {
  const head = ask('rev-parse', 'HEAD');
  if (head === null) throw new Error('What has changed is asked of git, and there is none here');
  const atWork = lines(ask('status', '--porcelain', '--untracked-files=all')).length > 0;
  const { base, since } = baseOf(ref, head, atWork, ask);
  const changed = lines(ask('diff', '--name-only', '--no-renames', base));
  const untracked = lines(ask('ls-files', '--others', '--exclude-standard'));
  return { since, files: [...new Set([...changed, ...untracked])].sort() };
}

const lines = (text: string | null): string[] => (text ?? '').split('\n').filter(Boolean);

function baseOf(
  ref: string | undefined,
  head: string,
  atWork: boolean,
  ask: Git,
): { base: string; since: string } {
  if (ref !== undefined) {
    const base = ask('merge-base', ref, 'HEAD');
    if (base === null) throw new Error(`git knows no ${ref}`);
    return { base, since: ref };
  }
  for (const branch of BRANCHES) {
    const base = ask('merge-base', branch, 'HEAD');
    if (base !== null && base !== head) return { base, since: `${branch} (${base.slice(0, 8)})` };
  }
  return atWork
    ? { base: head, since: 'the last commit' }
    : { base: 'HEAD~1', since: 'the commit before the last' };
}
