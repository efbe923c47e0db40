import { createPool, MIGRATION_LIMITS, prepareDatabase } from './platform/database/index.ts';
import { SCHEMAS } from './platform/database/describe-schema.ts';
import { makeJobTables } from './platform/jobs/index.ts';

interface Asked {
  /** As the role that owns the tables, with a session of its own. */
  readonly url: string;
  /** The role that the product comes as, which may be the same. */
  readonly user: string;
}

/**
 * Brings a database up to date, with the tables of jobs, and lets the role of the product read and write them: it needs no right to change
 * a table.
 *
 * @returns names of the migrations applied now.
 * @throws StartupError with one sentence.
 */
export async function migrateDatabase({ url, user }: Asked): Promise<string[]> {
  const pool = createPool({ url, size: 2, limits: MIGRATION_LIMITS });
  try {
    const applied = await prepareDatabase(pool);
    await makeJobTables(pool);
    if (decodeURIComponent(new URL(url).username) !== user) {
      // Each name is quoted by PostgreSQL.
      const { rows } = await pool.query<{ grants: string }>(GRANTS, [[...SCHEMAS, 'pgboss'], user]);
      await pool.query(rows.map(({ grants }) => grants).join('; '));
    }
    return applied;
  } finally {
    await pool.end();
  }
}

const GRANTS = `
  select concat_ws('; ',
    format('grant usage on schema %I to %I', name, $2::text),
    format('grant select, insert, update, delete on all tables in schema %I to %I', name, $2),
    format('grant usage, select, update on all sequences in schema %I to %I', name, $2)) as grants
  from unnest($1::text[]) name`;
