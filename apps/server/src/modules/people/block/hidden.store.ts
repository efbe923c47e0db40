import {
  allRows,
  allValues,
  CAST,
  firstValue,
  GUEST,
  inColumns,
  run,
  theValue,
  type Db,
  type NewRow,
  type Trx,
} from '#platform/database';

export function listHidden(db: Db, castId: string) {
  return db
    .selectFrom('hidden_number')
    .select(['id as hiddenId', 'label', 'created_at as addedAt'])
    .where('cast_id', '=', castId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The lock of what she adds; a request to her that is being stored ends first. */
export const lockHider = (trx: Trx, castId: string) =>
  run(trx)`select from cast_member where id = ${castId} for no key update`;

/** One that is there already is left as it is. */
export async function insertHidden(trx: Trx, hidden: NewRow<'hidden_number'>): Promise<void> {
  await trx
    .insertInto('hidden_number')
    .values(inColumns(hidden))
    .onConflict((conflict) => conflict.constraint('hidden_number_once').doNothing())
    .execute();
}

export const countHidden = (trx: Trx, castId: string) =>
  theValue<number>(trx)`select count(*)::int as count from hidden_number where cast_id = ${castId}`;

/** Returns the number of which she shows herself again; undefined when it was none of hers. */
export const deleteHidden = (trx: Trx, castId: string, id: string) =>
  firstValue<Buffer>(trx)`
    delete from hidden_number where id = ${id} and cast_id = ${castId} returning phone_index`;

/** The guests' accounts of a number. */
export const guestsOfNumber = (trx: Trx, phoneIndex: Buffer) =>
  allValues<string>(trx)`
    select a.id from identity i join account a on a.identity_id = i.id
    where i.phone_index = ${phoneIndex} and a.user_type = ${GUEST} order by a.id`;

/** An identity's guest with each cast who hides from its number, or from one that it had. */
export const pairsOfNumbers = (trx: Trx, identityId: string, former: Buffer | null) =>
  allRows<{ guestId: string; castId: string }>(trx)`
    select distinct a.id as "guestId", h.cast_id as "castId" from identity i
    join account a on a.identity_id = i.id and a.user_type = ${GUEST}
    join hidden_number h on h.phone_index in (i.phone_index, ${former}::bytea)
    where i.id = ${identityId} order by 1, 2`;

interface Two {
  readonly guestId: string;
  readonly castId: string;
}

/**
 * Who is hidden from whom because two identities are one person, or was: the guest of one and the cast of the other, and each of the two
 * where something stands between the other and somebody.
 */
export const pairsOfMatch = (db: Db, identityId: string, otherId: string) =>
  allRows<Two>(db)`
    with two (id, other_id) as (values (${identityId}::uuid, ${otherId}::uuid), (${otherId}::uuid, ${identityId}::uuid)),
      guests as (select o.id, a.id as as_other from two join account a on a.identity_id = two.id and a.user_type = ${GUEST}
        join account o on o.identity_id = two.other_id and o.user_type = ${GUEST}),
      casts as (select o.id, a.id as as_other from two join account a on a.identity_id = two.id and a.user_type = ${CAST}
        join account o on o.identity_id = two.other_id and o.user_type = ${CAST})
    select g.id as "guestId", c.id as "castId" from two join account g on g.identity_id = two.id and g.user_type = ${GUEST}
      join account c on c.identity_id = two.other_id and c.user_type = ${CAST}
    union select g.id, k.cast_id from guests g join account_block k on k.guest_id = g.as_other and k.unblocked_at is null
    union select k.guest_id, c.id from casts c join account_block k on k.cast_id = c.as_other and k.unblocked_at is null
    union select g.id, r.cast_id from guests g join review r on r.guest_id = g.as_other and r.again = 'NOT_OK'
    order by 1, 2`;
