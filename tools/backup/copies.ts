import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is known of a copy of the database, in clear beside it: nothing of what is in the database. */
export interface AboutBase {
  readonly productVersion: string;
  /** Such as 18: only programs of the same one read it. */
  readonly postgresMajor: string;
  /** Which cluster it is of, as PostgreSQL numbers them. */
  readonly systemId: string;
  readonly database: string;
  readonly superuser: string;
  /** The first file of the log that a restore of it reads. */
  readonly firstLog: string;
  /** From when on it is whole: no restore of it ends before. ISO, by the database's clock. */
  readonly wholeAt: string;
}

export interface Base extends AboutBase {
  readonly name: string;
}

/** The folders below `BACKUP_DIR`. */
export const places = (dir: string) => ({
  base: join(dir, 'base'),
  log: join(dir, 'log'),
  files: join(dir, 'files'),
  /** What the product has removed, a folder a day on which that was seen. */
  gone: join(dir, 'gone'),
});

export const ABOUT = 'about.json';

/** The whole copies of the database, the oldest first. */
export function basesIn(dir: string): Base[] {
  const { base } = places(dir);
  return namesIn(base).flatMap((name) => {
    const about = aboutOf(join(base, name, ABOUT));
    return about ? [{ name, ...about }] : [];
  });
}

/** In their order; none where there is no such folder. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return [];
  }
}

/** It is written last: a copy without it was cut off. */
function aboutOf(path: string): AboutBase | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as AboutBase;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}
