import { inColumns, isThere, run, type Db, type NewRow, type Trx } from '#platform/database';

const helps = (db: Db) =>
  db
    .selectFrom('quiet_help')
    .select(['id as helpId', 'cast_id as castId', 'choice'])
    .select(['created_at as sentAt', 'withdrawn_at as withdrawnAt']);

export const findQuietHelp = (db: Db, id: string) => helps(db).where('id', '=', id).executeTakeFirst();
export type QuietHelpRow = NonNullable<Awaited<ReturnType<typeof findQuietHelp>>>;

/** What a cast has sent since then, the newest first. */
export const quietHelpsOf = (db: Db, castId: string, since: Date) =>
  helps(db)
    .where('cast_id', '=', castId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Serialises what one cast sends, so that each sees the one before. */
export const lockCast = (trx: Trx, castId: string) =>
  run(trx)`select id from account where id = ${castId} for update`;

export const insertQuietHelp = (trx: Trx, help: NewRow<'quiet_help'>) =>
  trx.insertInto('quiet_help').values(inColumns(help)).execute();

/** Returns whether it stood until now. */
export const withdraw = (trx: Trx, id: string, castId: string, at: Date) =>
  isThere(trx)`
    update quiet_help set withdrawn_at = ${at} where id = ${id} and cast_id = ${castId} and withdrawn_at is null
    returning 1`;

export const removeQuietHelpsBefore = (db: Db, before: Date) =>
  run(db)`delete from quiet_help where created_at < ${before}`;
