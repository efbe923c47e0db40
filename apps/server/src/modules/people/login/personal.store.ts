import { signsBefore } from '@yoimachi/domain/person';
import { sql } from 'kysely';
import { PLAN_ANEW } from '#platform/database';
import { isLastOfPerson } from '#people/account';
import { isLongGone } from '#people/person';
import type { PersonalTables } from '#platform/personal';
import { lineNamePlace, linePlace } from './line-secrets.ts';

/** What is exported and erased of the ways in beside the number; what belongs to the person goes with the last of the accounts. */
export const loginPersonal: PersonalTables = {
  line_user: {
    async exported(db, { identityId }, crypto) {
      const rows = await db
        .selectFrom('line_user')
        .select(['name_sealed as name', 'linked_at as linkedAt', 'unlinked_at as unlinkedAt'])
        .where('identity_id', '=', identityId)
        .orderBy('linked_at')
        .execute();
      return rows.map(({ name, ...row }) => ({
        name: name && crypto.open(name, lineNamePlace(identityId)),
        ...row,
      }));
    },
    async erased(trx, owner, { crypto }) {
      if (!(await isLastOfPerson(trx, owner))) return;
      await trx
        .updateTable('line_user')
        .set({ user_sealed: crypto.seal('', linePlace(owner.identityId)), name_sealed: null })
        .where('identity_id', '=', owner.identityId)
        .execute();
    },
    // Of an identity without a number it stays: it is what the HMAC of the number is to others.
    aged: (_, now, limit) => sql`${sql.raw(PLAN_ANEW)} delete from line_user where id in (
      select distinct u.id from account l join line_user u on u.identity_id = l.identity_id join identity i on i.id = l.identity_id
      where l.left_at <= ${signsBefore(now)} and ${isLongGone('l.identity_id', now)}
        and (u.unlinked_at is not null or i.phone_index is not null or i.closed_at is not null) limit ${limit})`,
  },
  line_login: { elsewhere: 'by the module every night, once it has ended' },
  passkey: {
    exported: (_, { identityId }) =>
      sql`select name, created_at as "addedAt", last_used_at as "lastUsedAt"
        from passkey where identity_id = ${identityId} order by created_at`,
    async erased(trx, owner) {
      if (!(await isLastOfPerson(trx, owner))) return;
      await trx.deleteFrom('passkey').where('identity_id', '=', owner.identityId).execute();
    },
  },
  passkey_challenge: { elsewhere: 'by the module every night, once it has ended' },
};
