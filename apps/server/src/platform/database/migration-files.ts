import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';

export const MIGRATIONS_DIR = join(import.meta.dirname, '../../../migrations');
/** The last file of version 1.0.0. */
export const LAST_OF_BASELINE = '013_help_pages.sql';

/** A migration that a database has applied. */
export interface Applied {
  readonly name: string;
  readonly checksum: string;
  /** The version before goes on working with it. */
  readonly is_expand: boolean;
}

export interface Migration extends Applied {
  readonly text: string;
  /** Its one statement runs outside of a transaction, while others read and write: `create index concurrently`, or `drop`. */
  readonly isConcurrent: boolean;
}

/** What the first line of each file behind the baseline says: `-- expand: …`, or `-- contract 014: …` of what file 014 has replaced. */
export const FIRST_LINE = /^-- (expand|contract (\d{3})): \S/;

/** The migrations of a folder: its files `NNN_title.sql`, in this order. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{3}_\w+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(directory, name), 'utf8');
      return {
        name,
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
        is_expand: FIRST_LINE.exec(text)?.[1] === 'expand',
        isConcurrent: /^(?:create (?:unique )?|drop )index concurrently\b/im.test(text),
      };
    }),
  );
}

/** The number of the newest migration among names of files. */
export const newestOf = (names: readonly string[]): number =>
  Math.max(0, ...names.map((name) => Number(/^\d+/.exec(name)?.[0] ?? 0)));

/** That of the newest that this version of the product knows. */
export const newestMigration = async (directory: string = MIGRATIONS_DIR): Promise<number> =>
  newestOf(await readdir(directory));

/**
 * Those files that a database has not applied yet. It may have applied newer ones than this version knows, while these are for both versions.
 *
 * @throws StartupError when an applied file was changed or is missing, or a newer one is not for this version.
 */
export function waitingOf(applied: readonly Applied[], files: readonly Migration[]): readonly Migration[] {
  for (const [index, row] of applied.entries()) {
    const file = files[index];
    if (file?.name === row.name) {
      if (file.checksum !== row.checksum)
        throw new StartupError(`The migration ${row.name} was changed after the database had applied it.`);
    } else if (file !== undefined || !row.is_expand)
      throw new StartupError(
        `The database has the migration ${row.name}, which this version of the product does not know.`,
      );
  }
  return files.slice(applied.length);
}
