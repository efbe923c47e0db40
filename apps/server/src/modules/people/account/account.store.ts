import { sql } from 'kysely';
import type { UserType } from '@yoimachi/domain/account';
import { inColumns, isThere, type Db, type NewRow, type Trx } from '#platform/database';

function accounts(db: Db) {
  return db
    .selectFrom('account')
    .leftJoin('cast_member', 'cast_member.id', 'account.id')
    .select([
      'account.id',
      'account.identity_id',
      'account.user_type',
      'account.registration_stage',
      'account.suspended_at',
      'cast_member.verify_status',
    ]);
}

export function listAccounts(db: Db, identityId: string) {
  return accounts(db)
    .where('account.identity_id', '=', identityId)
    .where('account.left_at', 'is', null)
    .execute();
}

export function findAccount(db: Db, identityId: string, userType: UserType) {
  return accounts(db)
    .where('account.identity_id', '=', identityId)
    .where('account.user_type', '=', userType)
    .where('account.left_at', 'is', null)
    .executeTakeFirst();
}
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export function findAccountById(db: Db, accountId: string) {
  return accounts(db)
    .where('account.id', '=', accountId)
    .where('account.left_at', 'is', null)
    .executeTakeFirst();
}

/** False when the identity already has an account of the type; waits for a concurrent insert. */
export async function insertAccount(trx: Trx, account: NewRow<'account'>): Promise<boolean> {
  const result = await trx
    .insertInto('account')
    .values(inColumns(account))
    .onConflict((conflict) =>
      conflict.columns(['identity_id', 'user_type']).where('left_at', 'is', null).doNothing(),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Registration goes on; a stage once reached stays. */
export async function raiseStage(trx: Trx, accountId: string, stage: 1 | 4 | 5): Promise<void> {
  await trx
    .updateTable('account')
    .set({ registration_stage: stage })
    .where('id', '=', accountId)
    .where('registration_stage', '<', stage)
    .execute();
}

/**
 * Whether an account that the person has, or left, is suspended, of one kind or of any: a ban is shed neither by leaving nor by another
 * number. Who has but a bank account in common with somebody suspended is looked into, and not refused.
 */
export function isBanned(db: Db, identityId: string, userType?: UserType): Promise<boolean> {
  const ofKind = userType === undefined ? sql`` : sql`and a.user_type = ${userType}`;
  return isThere(db)`select from same_person s
    join account a on a.identity_id = s.other_id and a.suspended_at is not null ${ofKind}
    where s.identity_id = ${identityId} and s.kind <> 'BANK' limit 1`;
}

/** The row that leaving locks first, before the person's own. False when the person has left already. */
export async function lockStaying(trx: Trx, accountId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('account')
    .select('left_at')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.left_at === null;
}

export async function setLeft(trx: Trx, accountId: string, at: Date): Promise<void> {
  await trx.updateTable('account').set({ left_at: at }).where('id', '=', accountId).execute();
}

/** Why an account is suspended, in the words that its person is told. */
export async function suspensionCategory(db: Db, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('suspension')
    .select('category')
    .where('account_id', '=', accountId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  return row?.category;
}

/** Suspends an account, or with null lifts that; false when it was so before. */
export async function setSuspended(trx: Trx, accountId: string, at: Date | null): Promise<boolean> {
  const result = await trx
    .updateTable('account')
    .set({ suspended_at: at })
    .where('id', '=', accountId)
    .where('suspended_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
