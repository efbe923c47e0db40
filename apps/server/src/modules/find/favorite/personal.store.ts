import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';

/** What is exported and erased of favourites. */
export const favoritePersonal: PersonalTables = {
  favorite: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('favorite')
        .innerJoin('cast_member', 'cast_member.id', 'favorite.cast_id')
        .select(['favorite.cast_id as castId', 'cast_member.nickname', 'favorite.created_at as addedAt'])
        .where('favorite.guest_id', '=', accountId)
        .orderBy('favorite.created_at')
        .execute(),
    erased: (trx, { accountId }) =>
      trx
        .deleteFrom('favorite')
        .where((eb) => eb.or([eb('guest_id', '=', accountId), eb('cast_id', '=', accountId)]))
        .execute(),
  },
  favorite_guest: {
    exported: async (db, { accountId }) => {
      const { rows } = await sql<object>`
        select f.guest_id as "guestId", g.nickname, f.created_at as "addedAt"
        from favorite_guest f join guest g on g.id = f.guest_id
        where f.cast_id = ${accountId} and f.guest_id in (select known_people(${accountId}))
        order by f.created_at, f.guest_id`.execute(db);
      return rows;
    },
    erased: (trx, { accountId }) =>
      trx
        .deleteFrom('favorite_guest')
        .where((eb) => eb.or([eb('guest_id', '=', accountId), eb('cast_id', '=', accountId)]))
        .execute(),
  },
};
