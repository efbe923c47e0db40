import { sql } from 'kysely';
import type { UserType } from '@yoimachi/domain/account';
import {
  firstValue,
  inColumns,
  isThere,
  run,
  theValue,
  type Db,
  type NewRow,
  type Trx,
} from '#platform/database';

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
export const raiseStage = (trx: Trx, accountId: string, stage: 1 | 4 | 5) =>
  run(trx)`
    update account set registration_stage = ${stage} where id = ${accountId} and registration_stage < ${stage}`;

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
export const lockStaying = (trx: Trx, accountId: string) =>
  theValue<boolean>(trx)`select left_at is null from account where id = ${accountId} for no key update`;

export const setLeft = (trx: Trx, accountId: string, at: Date) =>
  run(trx)`update account set left_at = ${at} where id = ${accountId}`;

/** Why an account is suspended, in the words that its person is told. */
export const suspensionCategory = (db: Db, accountId: string) =>
  firstValue<string>(db)`
    select category from suspension where account_id = ${accountId} and lifted_at is null`;

/** Suspends an account, or with null lifts that; false when it was so before. */
export const setSuspended = (trx: Trx, accountId: string, at: Date | null) =>
  isThere(trx)`
    update account set suspended_at = ${at}
    where id = ${accountId} and (suspended_at is null) <> ${at === null} returning 1`;
