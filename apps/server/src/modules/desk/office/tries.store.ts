import { OFFICE_TRIES } from '@yoimachi/domain/operator';
import { theRow, type Db } from '#platform/database';

/** Counts one more. What was too often is over at the same time, however often it is tried meanwhile. */
export const addTry = (db: Db, key: Buffer, { at, endsAt }: { readonly at: Date; readonly endsAt: Date }) =>
  theRow<{ tries: number; ends_at: Date }>(db)`
    insert into operator_try as t (key_hash, tries, ends_at) values (${key}, 1, ${endsAt})
    on conflict (key_hash) do update set
      tries = case when t.ends_at > ${at} then least(t.tries + 1, ${OFFICE_TRIES + 1}) else 1 end,
      ends_at = case when t.ends_at > ${at} and t.tries >= ${OFFICE_TRIES} then t.ends_at else ${endsAt} end
    returning tries, ends_at`;

export const clearTries = (db: Db, key: Buffer) =>
  db.deleteFrom('operator_try').where('key_hash', '=', key).execute();
