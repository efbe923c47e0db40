import { sql } from 'kysely';
import type { Db, Trx } from '#platform/database';
import type { DataOwner } from '#platform/personal';

/** Who left and is not forgotten yet, earliest first. */
export const departed = (db: Db) =>
  db
    .selectFrom('departure')
    .select(['account_id as id', 'erase_at as due_at'])
    .where('erased_at', 'is', null)
    .orderBy('erase_at')
    .orderBy('account_id');

/** The owner of what is to be erased, locked; undefined when it is not due any more. */
export async function lockDeparted(trx: Trx, accountId: string, at: Date): Promise<DataOwner | undefined> {
  const { rows } = await sql<DataOwner>`
    select a.id as "accountId", a.identity_id as "identityId", a.user_type as "userType"
    from departure d join account a on a.id = d.account_id
    where d.account_id = ${accountId} and d.erased_at is null and d.erase_at <= ${at} for update of d`.execute(
    trx,
  );
  return rows[0];
}

/** Whether money of the person is still on its way: a balance that a bank sent back, a payoff that waits, a debt. */
export async function hasOpenMoney(trx: Trx, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select from reward_balance where cast_id = ${accountId} and reward_points > 0)
      or exists (select from payoff where cast_id = ${accountId} and status in ('AWAITING_APPROVAL', 'NOT_TRANSFERRED'))
      or exists (select from frozen_reward where cast_id = ${accountId} and outcome is null)
      or exists (select from debt where guest_id = ${accountId} and status = 'OPEN') as open`.execute(trx);
  return rows[0]!.open;
}

export async function postpone(trx: Trx, accountId: string, until: Date): Promise<void> {
  await trx.updateTable('departure').set({ erase_at: until }).where('account_id', '=', accountId).execute();
}

export async function markErased(trx: Trx, accountId: string, at: Date): Promise<void> {
  await trx.updateTable('departure').set({ erased_at: at }).where('account_id', '=', accountId).execute();
}
