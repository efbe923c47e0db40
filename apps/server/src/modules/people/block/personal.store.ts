import { sql } from 'kysely';
import { UserType } from '@yoimachi/domain/account';
import type { Trx } from '#platform/database';
import { ERASED_TEXT, ownRows, type DataOwner, type PersonalTables } from '#platform/personal';

interface Two {
  readonly guestId: string;
  readonly castId: string;
}

/** Returns the two of each block that held. Who is blocked does not wash it off by leaving: it holds for the account with which he comes back. */
export async function eraseBlocks(trx: Trx, { accountId, userType }: DataOwner): Promise<Two[]> {
  const [own, by] =
    userType === UserType.GUEST ? (['guest_id', 'guest'] as const) : (['cast_id', 'cast'] as const);
  const gone = await trx
    .deleteFrom('account_block')
    .where(own, '=', accountId)
    .where('blocked_by', '=', by)
    .returning(['guest_id', 'cast_id', 'unblocked_at'])
    .execute();
  return gone
    .filter(({ unblocked_at }) => unblocked_at === null)
    .map(({ guest_id: guestId, cast_id: castId }) => ({ guestId, castId }));
}

/** Returns the guests from whom she hid, with her. */
export async function eraseHidden(trx: Trx, castId: string): Promise<Two[]> {
  const { rows } = await sql<Two>`
    select guest_id as "guestId", cast_id as "castId" from hidden_by_number where cast_id = ${castId}`.execute(
    trx,
  );
  await trx.deleteFrom('hidden_number').where('cast_id', '=', castId).execute();
  return rows;
}

/** What is exported of blocks and reports; never those by others. */
export const blockTables = {
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
  },
  report: {
    exported: ownRows(
      'report',
      'reporter_id',
      ['reported_id', 'category', 'is_safety', 'body', 'created_at as sentAt'],
      'created_at',
    ),
    erased: (trx, { accountId }) =>
      trx.updateTable('report').set({ body: ERASED_TEXT }).where('reporter_id', '=', accountId).execute(),
  },
  hidden_number: {
    exported: ownRows('hidden_number', 'cast_id', ['label', 'created_at as addedAt'], 'created_at'),
  },
} satisfies PersonalTables;
