import { deletesOwn, ownRows, type PersonalTables } from '#platform/personal';

/** What is exported and erased of calls for help, loud and quiet, and of what she was asked. */
export const safetyPersonal: PersonalTables = {
  sos: {
    async exported(db, { accountId }, crypto) {
      const rows = await db
        .selectFrom('sos')
        .select(['id', 'booking_id', 'place_sealed', 'created_at'])
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .execute();
      return rows.map((row) => ({
        bookingId: row.booking_id,
        calledAt: row.created_at,
        place: row.place_sealed && JSON.parse(crypto.open(row.place_sealed, `sos.place:${row.id}`)),
      }));
    },
    elsewhere: 'by the module every night, 30 days after the call',
  },
  quiet_help: {
    exported: ownRows(
      'quiet_help',
      'cast_id',
      ['choice', 'created_at as sentAt', 'withdrawn_at'],
      'created_at',
    ),
    elsewhere: 'by the module every night, a year after it was sent',
  },
  all_right_question: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('all_right_question')
        .select(['asked_at as askedAt', 'answer', 'answered_at as answeredAt'])
        .where('cast_id', '=', accountId)
        .where('asked_at', 'is not', null)
        .orderBy('asked_at')
        .execute(),
    elsewhere: 'by the module every night, a year after it was asked',
  },
  safety_setting: {
    exported: ownRows('safety_setting', 'cast_id', ['asks_all_right', 'updated_at as changedAt']),
    erased: deletesOwn('safety_setting', 'cast_id'),
  },
};
