import { sql } from 'kysely';
import { UserType } from '@yoimachi/domain/account';
import { pairSight, pairUnblocked } from '#events/catalogue.ts';
import { publish } from '#platform/outbox';
import { ERASED_TEXT, type PersonalTables } from '#platform/personal';

/** What is exported and erased of blocks and reports; never those by others. */
export const blockPersonal: PersonalTables = {
  account_block: {
    exported: (db, { accountId, userType }) =>
      userType === UserType.GUEST
        ? db
            .selectFrom('account_block')
            .select(['cast_id as castId', 'created_at as blockedAt', 'unblocked_at as unblockedAt'])
            .where('guest_id', '=', accountId)
            .where('blocked_by', '=', 'guest')
            .orderBy('created_at')
            .execute()
        : db
            .selectFrom('account_block')
            .select(['guest_id as guestId', 'created_at as blockedAt', 'unblocked_at as unblockedAt'])
            .where('cast_id', '=', accountId)
            .where('blocked_by', '=', 'cast')
            .orderBy('created_at')
            .execute(),
    // Who is blocked does not wash it off by leaving: it holds for the account with which he comes back.
    async erased(trx, { accountId, userType }, { at }) {
      const [own, by] =
        userType === UserType.GUEST ? (['guest_id', 'guest'] as const) : (['cast_id', 'cast'] as const);
      const gone = await trx
        .deleteFrom('account_block')
        .where(own, '=', accountId)
        .where('blocked_by', '=', by)
        .returning(['guest_id', 'cast_id', 'unblocked_at'])
        .execute();
      for (const { guest_id: guestId, cast_id: castId, unblocked_at } of gone)
        if (unblocked_at === null) await publish(trx, pairUnblocked, { guestId, castId }, at);
    },
  },
  report: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('report')
        .select([
          'reported_id as reportedId',
          'category',
          'is_safety as isSafety',
          'body',
          'created_at as sentAt',
        ])
        .where('reporter_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
    erased: (trx, { accountId }) =>
      trx.updateTable('report').set({ body: ERASED_TEXT }).where('reporter_id', '=', accountId).execute(),
  },
  hidden_number: {
    exported: (db, { accountId }) =>
      db
        .selectFrom('hidden_number')
        .select(['label', 'created_at as addedAt'])
        .where('cast_id', '=', accountId)
        .orderBy('created_at')
        .execute(),
    async erased(trx, { accountId: castId }, { at }) {
      const { rows } = await sql<{ guestId: string }>`
        select guest_id as "guestId" from hidden_by_number where cast_id = ${castId}`.execute(trx);
      await trx.deleteFrom('hidden_number').where('cast_id', '=', castId).execute();
      for (const { guestId } of rows) await publish(trx, pairSight, { guestId, castId }, at);
    },
  },
};
