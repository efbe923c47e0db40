import { allRows } from '#platform/database';
import { deletesOwn, type PersonalTables } from '#platform/personal';

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
    erased: deletesOwn('favorite', 'guest_id', 'cast_id'),
  },
  favorite_guest: {
    exported: async (db, { accountId }) => {
      return allRows<object>(db)`
        select f.guest_id as "guestId", g.nickname, f.created_at as "addedAt"
        from favorite_guest f join guest g on g.id = f.guest_id
        where f.cast_id = ${accountId} and f.guest_id in (select known_people(${accountId}))
        order by f.created_at, f.guest_id`;
    },
    erased: deletesOwn('favorite_guest', 'guest_id', 'cast_id'),
  },
};
