import type { RegistrationStage, UserType } from '@yoimachi/domain/account';
import type { Day } from '@yoimachi/domain/time';
import type { Db, Trx } from '#platform/database';

export interface AccountRow {
  readonly id: string;
  readonly identity_id: string;
  readonly user_type: UserType;
  readonly registration_stage: RegistrationStage;
  readonly suspended_at: Date | null;
  /** Null for guests. */
  readonly verify_status: 1 | 2 | 3 | null;
}

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

export function listAccounts(db: Db, identityId: string): Promise<AccountRow[]> {
  return accounts(db).where('account.identity_id', '=', identityId).execute();
}

export function findAccount(db: Db, identityId: string, userType: UserType): Promise<AccountRow | undefined> {
  return accounts(db)
    .where('account.identity_id', '=', identityId)
    .where('account.user_type', '=', userType)
    .executeTakeFirst();
}

export function findAccountById(db: Db, accountId: string): Promise<AccountRow | undefined> {
  return accounts(db).where('account.id', '=', accountId).executeTakeFirst();
}

/** False when the identity already has an account of the type; a concurrent one is waited for. */
export async function insertAccount(
  trx: Trx,
  account: {
    readonly id: string;
    readonly identityId: string;
    readonly userType: UserType;
    readonly stage: RegistrationStage;
    readonly at: Date;
  },
): Promise<boolean> {
  const result = await trx
    .insertInto('account')
    .values({
      id: account.id,
      identity_id: account.identityId,
      user_type: account.userType,
      registration_stage: account.stage,
      created_at: account.at,
    })
    .onConflict((conflict) => conflict.columns(['identity_id', 'user_type']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function insertGuest(trx: Trx, accountId: string): Promise<void> {
  await trx.insertInto('guest').values({ id: accountId }).execute();
}

export async function insertCast(trx: Trx, accountId: string, at: Date): Promise<void> {
  await trx.insertInto('cast_member').values({ id: accountId, registered_at: at }).execute();
}

/** False when a birthday was confirmed already, by a document or a card, and is another one. */
export async function saveGuestBirthday(trx: Trx, guestId: string, birthday: Day): Promise<boolean> {
  const result = await trx
    .updateTable('guest')
    .set({ birthday })
    .where('id', '=', guestId)
    .where((eb) =>
      eb.or([eb('age_checked_at', 'is', null), eb('birthday', 'is', null), eb('birthday', '=', birthday)]),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** False when the cast was verified with another birthday. */
export async function saveCastBirthday(trx: Trx, castId: string, birthday: Day): Promise<boolean> {
  const result = await trx
    .updateTable('cast_member')
    .set({ birthday })
    .where('id', '=', castId)
    .where((eb) =>
      eb.or([eb('verify_status', '<>', 2), eb('birthday', 'is', null), eb('birthday', '=', birthday)]),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Gives a guest the name that he asked for. */
export async function nameGuest(trx: Trx, guestId: string, nickname: string): Promise<void> {
  await trx.updateTable('guest').set({ nickname }).where('id', '=', guestId).execute();
}
