import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';

/** Where PostgreSQL's packages for Debian and Ubuntu put a version, and those for Red Hat. */
const USUAL = (major: string) => [`/usr/lib/postgresql/${major}`, `/usr/pgsql-${major}`];

export interface OwnTools {
  /** Of the server, such as 17. */
  readonly major: string;
  /** A folder with `bin` in it; null: where it usually is. */
  readonly programs: string | null;
}

/**
 * The folder of PostgreSQL's own programs of a version.
 *
 * @throws StartupError with both versions where they are of another one, or there are none.
 */
export function ownPrograms(tool: string, { major, programs }: OwnTools): string {
  const folder = [programs, ...USUAL(major)].find(
    (place) => place !== null && existsSync(join(place, 'bin', tool)),
  );
  if (folder === undefined || folder === null)
    throw new StartupError(
      `PostgreSQL ${major} needs its own ${tool} of the same version, which is not here: install it (on Debian postgresql-client-${major}, to restore postgresql-${major}), or name its folder in POSTGRES_PROGRAMS.`,
    );
  const { stdout } = spawnSync(join(folder, 'bin', tool), ['--version'], { encoding: 'utf8' });
  const own = /\) (\d+)/.exec(stdout ?? '')?.[1] ?? 'of no version';
  if (own === major) return folder;
  throw new StartupError(
    `The database is of PostgreSQL ${major}, but ${join(folder, 'bin', tool)} is of ${own}: only programs of the same version copy and restore it.`,
  );
}

export const ownTool = (tool: string, of: OwnTools): string => join(ownPrograms(tool, of), 'bin', tool);
