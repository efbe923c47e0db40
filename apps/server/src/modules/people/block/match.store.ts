import { sql } from 'kysely';
import { CAST, GUEST, type Db } from '#platform/database';

interface Two {
  readonly guestId: string;
  readonly castId: string;
}

/**
 * Who is hidden from whom because two identities are one person, or was: the guest of one and the cast of the other, and each of the two
 * where something stands between the other and somebody.
 */
export async function pairsOfMatch(db: Db, identityId: string, otherId: string): Promise<Two[]> {
  const { rows } = await sql<Two>`
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
    order by 1, 2`.execute(db);
  return rows;
}
