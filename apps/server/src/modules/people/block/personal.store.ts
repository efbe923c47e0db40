import { sql } from 'kysely';
import { UserType } from '@yoimachi/domain/account';
import { allRows, type Trx } from '#platform/database';
import { ERASED_TEXT, type DataOwner, type PersonalTables } from '#platform/personal';

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
  const rows = await allRows<Two>(trx)`
    select guest_id as "guestId", cast_id as "castId" from hidden_by_number where cast_id = ${castId}`;
  await trx.deleteFrom('hidden_number').where('cast_id', '=', castId).execute();
  return rows;
}

/** What is exported of blocks and reports; never those by others. */
export const blockTables = {
  account_block: {
    exported: (_, { accountId, userType }) =>
      userType === UserType.GUEST
        ? sql`select cast_id as "castId", created_at as "blockedAt", unblocked_at as "unblockedAt" from account_block
            where guest_id = ${accountId} and blocked_by = 'guest' order by created_at`
        : sql`select guest_id as "guestId", created_at as "blockedAt", unblocked_at as "unblockedAt" from account_block
            where cast_id = ${accountId} and blocked_by = 'cast' order by created_at`,
  },
  report: {
    exported: (_, { accountId }) =>
      sql`select reported_id as "reportedId", category, is_safety as "isSafety", body, created_at as "sentAt"
        from report where reporter_id = ${accountId} order by created_at`,
    erased: (_, { accountId }) =>
      sql`update report set body = ${ERASED_TEXT} where reporter_id = ${accountId}`,
  },
  hidden_number: {
    exported: (_, { accountId }) =>
      sql`select label, created_at as "addedAt" from hidden_number where cast_id = ${accountId} order by created_at`,
  },
} satisfies PersonalTables;
