import { sql } from 'kysely';
import { deletesOwn, ownRows, type PersonalTables } from '#platform/personal';

/** What is exported and erased of groups. */
export const groupPersonal: PersonalTables = {
  contact_group: {
    exported: ownRows('contact_group', 'owner_id', ['id', 'name', 'member_type', 'created_at'], 'created_at'),
    erased: deletesOwn('contact_group', 'owner_id'),
  },
  contact_group_member: {
    // The name as its owner may see it: of whoever is hidden or gone, nothing.
    exported: async (db, { accountId }) => {
      const { rows } = await sql<object>`
        select m.group_id as "groupId", coalesce(g.nickname, c.nickname) as nickname, m.added_at as "addedAt"
        from contact_group o join contact_group_member m on m.group_id = o.id
        left join guest g on g.id = m.member_id left join cast_member c on c.id = m.member_id
        where o.owner_id = ${accountId} and m.member_id in (select known_people(${accountId}))
        order by m.added_at, m.member_id`.execute(db);
      return rows;
    },
    erased: (trx, { accountId }) =>
      sql`delete from contact_group_member where member_id = ${accountId}
        or group_id in (select id from contact_group where owner_id = ${accountId})`.execute(trx),
  },
};
