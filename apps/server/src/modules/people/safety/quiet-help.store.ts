import type { QuietChoice } from '@yoimachi/domain/safety';
import type { Db, RowOf, Trx } from '#platform/database';

const COLUMNS = ['id', 'cast_id', 'choice', 'created_at', 'withdrawn_at'] as const;
export type QuietHelpRow = RowOf<'quiet_help', (typeof COLUMNS)[number]>;

export const findQuietHelp = (db: Db, id: string): Promise<QuietHelpRow | undefined> =>
  db.selectFrom('quiet_help').select(COLUMNS).where('id', '=', id).executeTakeFirst();

/** What a cast has sent since then, the newest first. */
export const quietHelpsOf = (db: Db, castId: string, since: Date): Promise<QuietHelpRow[]> =>
  db
    .selectFrom('quiet_help')
    .select(COLUMNS)
    .where('cast_id', '=', castId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Serialises what one cast sends, so that each sees the one before. */
export async function lockCast(trx: Trx, castId: string): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', castId).forUpdate().execute();
}

export async function insertQuietHelp(
  trx: Trx,
  {
    id,
    castId,
    choice,
    at,
  }: { readonly id: string; readonly castId: string; readonly choice: QuietChoice; readonly at: Date },
): Promise<void> {
  await trx.insertInto('quiet_help').values({ id, cast_id: castId, choice, created_at: at }).execute();
}

/** Returns whether it stood until now. */
export async function withdraw(trx: Trx, id: string, castId: string, at: Date): Promise<boolean> {
  const result = await trx
    .updateTable('quiet_help')
    .set({ withdrawn_at: at })
    .where('id', '=', id)
    .where('cast_id', '=', castId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function removeQuietHelpsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('quiet_help').where('created_at', '<', before).execute();
}
