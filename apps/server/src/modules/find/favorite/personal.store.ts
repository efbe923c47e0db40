import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';

/** What is exported and erased of favourites. */
export const favoritePersonal: PersonalTables = {
  favorite: {
    exported: (_, { accountId }) =>
      sql`select favorite.cast_id as "castId", cast_member.nickname, favorite.created_at as "addedAt"
        from favorite join cast_member on cast_member.id = favorite.cast_id
        where favorite.guest_id = ${accountId} order by favorite.created_at`,
    erased: (_, { accountId }) =>
      sql`delete from favorite where guest_id = ${accountId} or cast_id = ${accountId}`,
  },
  favorite_guest: {
    exported: (_, { accountId }) => sql`select f.guest_id as "guestId", g.nickname, f.created_at as "addedAt"
        from favorite_guest f join guest g on g.id = f.guest_id
        where f.cast_id = ${accountId} and f.guest_id in (select known_people(${accountId}))
        order by f.created_at, f.guest_id`,
    erased: (_, { accountId }) =>
      sql`delete from favorite_guest where guest_id = ${accountId} or cast_id = ${accountId}`,
  },
};
