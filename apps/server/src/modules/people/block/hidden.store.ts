import { sql } from 'kysely';
import { GUEST, type Db, type Trx } from '#platform/database';

export function listHidden(db: Db, castId: string) {
  return db
    .selectFrom('hidden_number')
    .select(['id', 'label', 'created_at'])
    .where('cast_id', '=', castId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The lock of what she adds; a request to her that is being stored ends first. */
export async function lockHider(trx: Trx, castId: string): Promise<void> {
  await sql`select from cast_member where id = ${castId} for no key update`.execute(trx);
}

interface Hidden {
  readonly id: string;
  readonly castId: string;
  readonly phoneIndex: Buffer;
  readonly label: string;
  readonly at: Date;
}

/** One that is there already is left as it is. */
export async function insertHidden(trx: Trx, hidden: Hidden): Promise<void> {
  await trx
    .insertInto('hidden_number')
    .values({
      id: hidden.id,
      cast_id: hidden.castId,
      phone_index: hidden.phoneIndex,
      label: hidden.label,
      created_at: hidden.at,
    })
    .onConflict((conflict) => conflict.constraint('hidden_number_once').doNothing())
    .execute();
}

export async function countHidden(trx: Trx, castId: string): Promise<number> {
  const row = await trx
    .selectFrom('hidden_number')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cast_id', '=', castId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Returns the number of which she shows herself again; undefined when it was none of hers. */
export async function deleteHidden(trx: Trx, castId: string, id: string): Promise<Buffer | undefined> {
  const gone = await trx
    .deleteFrom('hidden_number')
    .where('id', '=', id)
    .where('cast_id', '=', castId)
    .returning('phone_index')
    .executeTakeFirst();
  return gone?.phone_index;
}

/** The guests' accounts of a number. */
export async function guestsOfNumber(trx: Trx, phoneIndex: Buffer): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from identity i join account a on a.identity_id = i.id
    where i.phone_index = ${phoneIndex} and a.user_type = ${GUEST} order by a.id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** An identity's guest with each cast who hides from its number, or from one that it had. */
export async function pairsOfNumbers(
  trx: Trx,
  identityId: string,
  former: Buffer | null,
): Promise<{ readonly guestId: string; readonly castId: string }[]> {
  const { rows } = await sql<{ guestId: string; castId: string }>`
    select distinct a.id as "guestId", h.cast_id as "castId" from identity i
    join account a on a.identity_id = i.id and a.user_type = ${GUEST}
    join hidden_number h on h.phone_index in (i.phone_index, ${former}::bytea)
    where i.id = ${identityId} order by 1, 2`.execute(trx);
  return rows;
}
