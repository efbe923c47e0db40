import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { canEnter, databaseUser } from './user.ts';

/** Where root keeps what `nobody` must access. It survives a reboot, unlike the temporary folder. */
const OUTSIDE_PLACES = ['/var/lib/yoimachi', join(tmpdir(), 'yoimachi')];

export function outsidePlace(): string {
  for (const place of OUTSIDE_PLACES) {
    try {
      mkdirSync(place, { recursive: true, mode: 0o755 });
      accessSync(place, constants.W_OK);
      // A folder created by somebody else is not trusted with programs and data.
      const ours = lstatSync(place).uid === process.getuid?.();
      if (ours && canEnter(databaseUser(place), place)) return place;
    } catch {
      // Read-only: try the next place.
    }
  }
  throw new StartupError(
    `PostgreSQL cannot run as root, and neither ${OUTSIDE_PLACES.join(' nor ')} can be used for its data: start as an ordinary user or set DATABASE_URL.`,
  );
}

/**
 * The cluster's folder: `DATA_DIR/postgres`, or, if the database's user cannot enter DATA_DIR, an outside folder whose path is kept in
 * `DATA_DIR/postgres.place`: a fresh DATA_DIR means a fresh cluster.
 */
export function clusterPlace(dataDir: string): string {
  const inside = join(dataDir, 'postgres');
  const note = join(dataDir, 'postgres.place');
  if (existsSync(note)) return readFileSync(note, 'utf8').trim();
  if (existsSync(inside) || canEnter(databaseUser(inside), dataDir)) return inside;
  const outside = join(outsidePlace(), `data-${randomBytes(8).toString('hex')}`);
  writeFileSync(note, `${outside}\n`, { mode: 0o600 });
  return outside;
}
