import { sql } from 'kysely';
import type { Trx } from '#platform/database';
import { sixMonthsBefore, type DataOwner, type PersonalTables } from '#platform/personal';

const numberPlace = (identityId: string) => `identity.phone:${identityId}` as const;

/** Whether all other accounts of the person are forgotten already, so that what belongs to the person goes with this one. */
export async function isLastOfPerson(trx: Trx, { accountId, identityId }: DataOwner): Promise<boolean> {
  const { rows } = await sql`select from account o left join departure d on d.account_id = o.id
    where o.identity_id = ${identityId} and o.id <> ${accountId} and d.erased_at is null limit 1`.execute(
    trx,
  );
  return rows.length === 0;
}

/** What is exported and erased of people's accounts. */
export const accountPersonal: PersonalTables = {
  identity: {
    async exported(db, { identityId }, crypto) {
      const row = await db
        .selectFrom('identity')
        .select(['phone_sealed', 'created_at'])
        .where('id', '=', identityId)
        .executeTakeFirstOrThrow();
      const phone = row.phone_sealed && crypto.open(row.phone_sealed, numberPlace(identityId));
      return [{ phone, createdAt: row.created_at }];
    },
    // Only with the last of the person's accounts.
    // Who comes back by LINE proves a number again, as those do who have none.
    async erased(trx, owner, { at }) {
      if (!(await isLastOfPerson(trx, owner))) return;
      await trx
        .updateTable('identity')
        .set({ phone_sealed: null, phone_last4: null, phone_verified_at: null, number_erased_at: at })
        .where('id', '=', owner.identityId)
        .execute();
    },
  },
  identity_grant: {
    exported: (_, { identityId }) =>
      sql`select created_at as "signedInAt", revoked_at as "signedOutAt" from identity_grant
        where identity_id = ${identityId} order by created_at`,
    aged: (_, now, limit) => sql`delete from identity_grant where id in (
      select g.id from identity_grant g where g.revoked_at < ${sixMonthsBefore(now)}
        and not exists (select from session s where s.grant_id = g.id) limit ${limit})`,
    erased: (_, { accountId, identityId }, { at }) =>
      sql`update identity_grant g set revoked_at = ${at} where g.identity_id = ${identityId} and g.revoked_at is null
        and not exists (select from account o where o.identity_id = ${identityId} and o.id <> ${accountId} and o.left_at is null)`,
  },
  sms_code: {
    aged: (_, now, limit) => sql`delete from sms_code where id in (
      select id from sms_code where sent_at < ${sixMonthsBefore(now)} order by sent_at limit ${limit})`,
  },
  account: {
    exported: (_, { accountId }) =>
      sql`select user_type as "userType", created_at as "createdAt", suspended_at as "suspendedAt"
        from account where id = ${accountId}`,
  },
  session: {
    exported: (_, { accountId }) =>
      sql`select created_at as "openedAt", refreshed_at as "lastUsedAt", ended_at as "endedAt"
        from session where account_id = ${accountId} order by created_at`,
    aged: (_, now, limit) => sql`delete from session where id in (
      select id from session where ended_at < ${sixMonthsBefore(now)} limit ${limit})`,
  },
};
