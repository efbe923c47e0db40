import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';

/** What is exported and erased of groups. */
export const groupPersonal: PersonalTables = {
  contact_group: {
    exported: (_, { accountId }) =>
      sql`select id, name, member_type as "memberType", created_at as "createdAt"
        from contact_group where owner_id = ${accountId} order by created_at`,
    erased: (_, { accountId }) => sql`delete from contact_group where owner_id = ${accountId}`,
  },
  contact_group_member: {
    // The name as its owner may see it: of whoever is hidden or gone, nothing.
    exported: (_, { accountId }) =>
      sql`select m.group_id as "groupId", coalesce(g.nickname, c.nickname) as nickname, m.added_at as "addedAt"
        from contact_group o join contact_group_member m on m.group_id = o.id
        left join guest g on g.id = m.member_id left join cast_member c on c.id = m.member_id
        where o.owner_id = ${accountId} and m.member_id in (select known_people(${accountId}))
        order by m.added_at, m.member_id`,
    erased: (_, { accountId }) => sql`delete from contact_group_member where member_id = ${accountId}
      or group_id in (select id from contact_group where owner_id = ${accountId})`,
  },
};
