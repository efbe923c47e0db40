import type { PersonalTables } from '#platform/personal';

/** What is exported of gifts. */
export const giftPersonal: PersonalTables = {
  gift_sent: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('gift_sent')
        .innerJoin('gift', 'gift.id', 'gift_sent.gift_id')
        .select(['gift.name', 'gift_sent.points', 'gift_sent.sent_at as at'])
        .where((eb) =>
          eb.or([eb('gift_sent.guest_id', '=', accountId), eb('gift_sent.cast_id', '=', accountId)]),
        )
        .orderBy('gift_sent.sent_at')
        .execute(),
  },
};
