import { sql, type RawBuilder } from 'kysely';
import type { Role } from '@yoimachi/domain/booking';

const SEEN: Readonly<Record<Role, (accountId: string) => RawBuilder<unknown>>> = {
  guest: (accountId) => sql`m.friend_id <> all ((select hidden_casts(${accountId}))::uuid[])`,
  cast: (accountId) =>
    sql`m.friend_id <> all (array(select guest_id from hidden_pair where cast_id = ${accountId}))`,
};

/** Only those whom this person sees; `m` is the row of the person's list. */
export const isSeen = (role: Role, accountId: string) => SEEN[role](accountId);
