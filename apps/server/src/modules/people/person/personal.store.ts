import { signsBefore } from '@yoimachi/domain/person';
import { sql, type RawBuilder } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import type { PersonalTables } from '#platform/personal';

/** What is erased of people's devices, with the last of their accounts; a ban outlives it. And what is forgotten of who was one person. */
export const personPersonal: PersonalTables = {
  identity_device: {
    erased: (_, { identityId }) => sql`delete from identity_device where identity_id = ${identityId}
      and not exists (select from account a where a.identity_id = ${identityId}
        and (a.left_at is null or a.suspended_at is not null))`,
    aged: (_, now, limit) =>
      sql`${sql.raw(PLAN_ANEW)} delete from identity_device where (identity_id, device_hash) in (
      select distinct d.identity_id, d.device_hash from account l join identity_device d on d.identity_id = l.identity_id
      where l.left_at <= ${signsBefore(now)} and ${isLongGone('l.identity_id', now)} limit ${limit})`,
  },
  identity_match: {
    // Both ways, also of an identity that was given up and has no account. With itself each stays one person.
    aged: (_, now, limit) =>
      sql`${sql.raw(PLAN_ANEW)} delete from identity_match where (identity_id, other_id, kind) in (
      select distinct m.identity_id, m.other_id, m.kind
      from account l join identity_match m on l.identity_id in (m.identity_id, m.other_id)
      where l.left_at <= ${signsBefore(now)} and m.kind <> 'PHONE' and m.decision is not null
        and ${isLongGone('m.identity_id', now)} and ${isLongGone('m.other_id', now)} limit ${limit})`,
  },
};

/**
 * A condition: everybody whom an identity is one person with left so long ago that they are no longer known again, and no ban stands against one
 * of them, nor a block by somebody who is here.
 *
 * @param identityId the identity's column in the statement.
 */
export const isLongGone = (identityId: string, now: Date): RawBuilder<boolean> => sql`not exists (
  select from same_person s join account a on a.identity_id = s.other_id
  where s.identity_id = ${sql.ref(identityId)}
    and (a.left_at is null or a.left_at > ${signsBefore(now)} or a.suspended_at is not null
      or exists (select from account_block k where k.guest_id = a.id and k.blocked_by = 'cast' and k.unblocked_at is null)
      or exists (select from account_block k where k.cast_id = a.id and k.blocked_by = 'guest' and k.unblocked_at is null)))`;
