import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a program: what the variable says, one of the names on PATH, or in a usual place; null if there is none. */
export function findProgram(
  variable: string,
  names: readonly string[],
  places: readonly string[],
): string | null {
  const asked = process.env[variable];
  if (asked) return isProgram(asked) ? asked : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places];
  return candidates.find(isProgram) ?? null;
}

/** Installs Debian packages, as root on Debian; returns what went wrong, or null. */
export function installPackages(packages: readonly string[]): string | null {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!isDebianRoot || packages.length === 0) return null;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    console.log(`apt-get ${args.join(' ')}`);
    const run = spawnSync('apt-get', args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    });
    if (run.status !== 0) return run.stderr.trim().split('\n').at(-1) ?? `apt-get ended with ${run.status}`;
  }
  return null;
}
