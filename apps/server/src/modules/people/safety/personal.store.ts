import { sql } from 'kysely';
import type { PersonalTables } from '#platform/personal';

/** What is exported and erased of calls for help, loud and quiet, and of what she was asked. */
export const safetyPersonal: PersonalTables = {
  sos: {
    async exported(db, { accountId }, crypto) {
      const rows = await db
        .selectFrom('sos')
        .select(['id', 'booking_id as bookingId', 'place_sealed', 'created_at as calledAt'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute();
      return rows.map(({ id, place_sealed, ...row }) => ({
        ...row,
        place: place_sealed && JSON.parse(crypto.open(place_sealed, `sos.place:${id}`)),
      }));
    },
    elsewhere: 'by the module every night, 30 days after the call',
  },
  quiet_help: {
    exported: (_, { accountId }) =>
      sql`select choice, created_at as "sentAt", withdrawn_at as "withdrawnAt"
        from quiet_help where cast_id = ${accountId} order by created_at`,
    elsewhere: 'by the module every night, a year after it was sent',
  },
  all_right_question: {
    exported: (_, { accountId }) =>
      sql`select asked_at as "askedAt", answer, answered_at as "answeredAt" from all_right_question
        where cast_id = ${accountId} and asked_at is not null order by asked_at`,
    elsewhere: 'by the module every night, a year after it was asked',
  },
  safety_setting: {
    exported: (_, { accountId }) =>
      sql`select asks_all_right as "asksAllRight", updated_at as "changedAt"
        from safety_setting where cast_id = ${accountId}`,
    erased: (_, { accountId }) => sql`delete from safety_setting where cast_id = ${accountId}`,
  },
};
