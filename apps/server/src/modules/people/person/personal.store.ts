import { signsBefore } from '@yoimachi/domain/person';
import { sql } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import type { PersonalTables } from '#platform/personal';
import { isLongGone } from './long-gone.ts';

/** What is erased of people's devices, with the last of their accounts; a ban outlives it. And what is forgotten of who was one person. */
export const personPersonal: PersonalTables = {
  identity_device: {
    erased: (trx, { identityId }) =>
      sql`delete from identity_device where identity_id = ${identityId}
        and not exists (select from account a where a.identity_id = ${identityId}
          and (a.left_at is null or a.suspended_at is not null))`.execute(trx),
    async aged(db, now, limit) {
      const { rows } =
        await sql`${sql.raw(PLAN_ANEW)} delete from identity_device where (identity_id, device_hash) in (
        select distinct d.identity_id, d.device_hash from account l join identity_device d on d.identity_id = l.identity_id
        where l.left_at <= ${signsBefore(now)} and ${isLongGone('l.identity_id', now)} limit ${limit}) returning seen_at`.execute(
          db,
        );
      return rows.length;
    },
  },
  identity_match: {
    // Both ways, also of an identity that was given up and has no account. With itself each stays one person.
    async aged(db, now, limit) {
      const { rows } =
        await sql`${sql.raw(PLAN_ANEW)} delete from identity_match where (identity_id, other_id, kind) in (
        select distinct m.identity_id, m.other_id, m.kind
        from account l join identity_match m on l.identity_id in (m.identity_id, m.other_id)
        where l.left_at <= ${signsBefore(now)} and m.kind <> 'PHONE' and m.decision is not null
          and ${isLongGone('m.identity_id', now)} and ${isLongGone('m.other_id', now)} limit ${limit}) returning kind`.execute(
          db,
        );
      return rows.length;
    },
  },
};
