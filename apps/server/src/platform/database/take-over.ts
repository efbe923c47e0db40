import { createHash } from 'node:crypto';
import type pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { BASELINE } from './baseline.gen.ts';
import { describeSchema } from './describe-schema.ts';
import type { Applied } from './migration-files.ts';

/** The first file of every history before version 1.0.0, as it was then, and all of them: names and checksums. */
const FIRST_CHECKSUM = 'eabaee9122a9db4efb4964655715ad525cd7eec3911ca623da72283fee5070c8';
const HISTORY_DIGEST = '50df9dd16b478fba566217dd373138038654ef0db7045b585106433a90720c33';
const LAST_NAME = '153_notices_that_ask.sql';
/** On no other was a database before version 1.0.0. */
const MAJOR_VERSION = 18;

/** What the last version before 1.0.0 had otherwise. */
const DIFFERENCES = `
  alter table schema_migration add column is_expand boolean not null default false;
  alter table district alter column id drop default;
  alter table operator_act validate constraint operator_act_two_people;
  alter table node_beat add column unseen_marks integer;
  create index idempotency_key_by_time on idempotency_key (created_at);
  create index outbox_by_time on outbox using brin (processed_at) with (autosummarize = on);
  drop index live_event_age;
  create index live_event_by_time on live_event using brin (created_at) with (autosummarize = on);`;

/** A history of before version 1.0.0, whose files are not those of today. */
export const isBeforeBaseline = ([first]: readonly Applied[]): boolean => first?.checksum === FIRST_CHECKSUM;

/**
 * Takes over a database of the last version before 1.0.0, once: its schema is compared with that of the baseline, then its history is that of the
 * baseline's files. One that differs stays as it is.
 *
 * @param baseline the files of the baseline, as `schema_migration` lists them.
 * @throws StartupError naming what differs.
 */
export async function takeOver(
  client: pg.ClientBase,
  applied: readonly Applied[],
  baseline: readonly Applied[],
): Promise<void> {
  if (digestOf(applied) !== HISTORY_DIGEST)
    throw new StartupError(
      `The database is of a version before 1.0.0 (${applied.at(-1)!.name}): start the last version before 1.0.0 on it once, which applies ${LAST_NAME}, then this one.`,
    );
  await client.query('begin');
  try {
    await client.query(DIFFERENCES);
    await compare(client);
    await client.query('delete from schema_migration');
    await client.query(
      'insert into schema_migration (name, checksum) select * from unnest($1::text[], $2::text[])',
      [baseline.map(({ name }) => name), baseline.map(({ checksum }) => checksum)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const digestOf = (applied: readonly Applied[]): string =>
  createHash('sha256')
    .update(applied.map(({ name, checksum }) => `${name} ${checksum}\n`).join(''))
    .digest('hex');

async function compare(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  if (rows[0]!.version !== MAJOR_VERSION)
    throw new StartupError(
      `A database of before 1.0.0 is taken over on PostgreSQL ${MAJOR_VERSION}, and this is ${rows[0]!.version}: start this version there once, then move the database.`,
    );
  const found = await describeSchema(client);
  const differing = [...new Set([...Object.keys(BASELINE), ...found.keys()])].filter(
    (object) => BASELINE[object] !== found.get(object),
  );
  if (differing.length > 0)
    throw new StartupError(
      `The database cannot be taken over: its schema is not that of version 1.0.0 at ${differing.join(', ')}.`,
    );
}
