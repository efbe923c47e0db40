import { expect, test } from 'vitest';
import { changesSince } from './since.ts';

/** A git that knows these answers, by its arguments. */
const gitOf =
  (answers: Record<string, string>) =>
  (...args: string[]) =>
    answers[args.join(' ')] ?? null;
const STATUS = 'status --porcelain --untracked-files=all';
const UNTRACKED = 'ls-files --others --exclude-standard';
const HEAD = { 'rev-parse HEAD': 'head' };

test('on a branch everything since it left main counts, with what is not committed', () => {
  const git = gitOf({
    ...HEAD,
    [STATUS]: ' M a.ts',
    'merge-base origin/main HEAD': '0123456789',
    'diff --name-only --no-renames 0123456789': 'b.ts\na.ts',
    [UNTRACKED]: 'new.ts',
  });
  expect(changesSince(undefined, git)).toEqual({
    since: 'origin/main (01234567)',
    files: ['a.ts', 'b.ts', 'new.ts'],
  });
});

test('on main itself it is the last commit, or what is at work', () => {
  const clean = { ...HEAD, [STATUS]: '', 'merge-base main HEAD': 'head', [UNTRACKED]: '' };
  const committed = gitOf({ ...clean, 'diff --name-only --no-renames HEAD~1': 'a.ts' });
  expect(changesSince(undefined, committed).files).toEqual(['a.ts']);
  const working = gitOf({
    ...clean,
    [STATUS]: '?? n.ts',
    'diff --name-only --no-renames head': '',
    [UNTRACKED]: 'n.ts',
  });
  expect(changesSince(undefined, working)).toEqual({ since: 'the last commit', files: ['n.ts'] });
});

test('what to count from can be said, and what git does not know is refused', () => {
  const git = gitOf({
    ...HEAD,
    [STATUS]: '',
    [UNTRACKED]: '',
    'merge-base v1 HEAD': 'old',
    'diff --name-only --no-renames old': 'z.ts',
  });
  expect(changesSince('v1', git)).toEqual({ since: 'v1', files: ['z.ts'] });
  expect(() => changesSince('v9', git)).toThrow('git knows no v9');
  expect(() => changesSince(undefined, () => null)).toThrow('there is none here');
});
