import { spawnSync } from 'node:child_process';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';

/** What an npm command prints. Throws StartupError when it fails. */
export function npm(cwd: string, args: readonly string[]): string {
  // npm hands on to what it runs how it was run itself.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const run = spawnSync('npm', args, { cwd, env, encoding: 'utf8', maxBuffer: 100_000_000 });
  if (run.error) throw new StartupError(`npm cannot be run: ${run.error.message}`);
  if (run.status !== 0) throw new StartupError(`npm ${args.join(' ')} failed:\n${run.stderr.trim()}`);
  return run.stdout;
}
