import { signsBefore } from '@yoimachi/domain/person';
import { sql, type RawBuilder } from 'kysely';

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
