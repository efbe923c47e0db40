import { AgeStatus, RegistrationStage, type UserType } from '@yoimachi/domain/account';
import type { Db } from '#platform/database';

export interface ListedCast {
  readonly id: string;
  readonly nickname: string;
  readonly verify_status: AgeStatus;
  readonly registration_stage: RegistrationStage;
  readonly registered_at: Date;
  readonly suspended: boolean;
}

/** Casts in order of registration; `pending`: those who finished the wizard and await verification. */
export function listCasts(
  db: Db,
  filter: { readonly pending: boolean },
  limit: number,
): Promise<ListedCast[]> {
  return db
    .selectFrom('cast_member')
    .innerJoin('account', 'account.id', 'cast_member.id')
    .select([
      'cast_member.id',
      'cast_member.nickname',
      'cast_member.verify_status',
      'account.registration_stage',
      'cast_member.registered_at',
      'cast_member.suspended',
    ])
    .$if(filter.pending, (query) =>
      query
        .where('cast_member.verify_status', '<>', AgeStatus.VERIFIED)
        .where('account.registration_stage', '>=', RegistrationStage.SUCCESS_STEP)
        .where('account.left_at', 'is', null),
    )
    .orderBy('cast_member.registered_at')
    .orderBy('cast_member.id')
    .limit(limit)
    .execute();
}

/** Accounts with a number, to choose from; one that was left is named by its id. */
export function accountsOfPhone(db: Db, phoneIndex: Buffer): Promise<{ id: string; user_type: UserType }[]> {
  return db
    .selectFrom('account')
    .innerJoin('identity', 'identity.id', 'account.identity_id')
    .select(['account.id', 'account.user_type'])
    .where('identity.phone_index', '=', phoneIndex)
    .where('account.left_at', 'is', null)
    .execute();
}

export function accountOfId(db: Db, id: string): Promise<{ id: string; user_type: UserType } | undefined> {
  return db.selectFrom('account').select(['id', 'user_type']).where('id', '=', id).executeTakeFirst();
}

export const accountState = (db: Db, id: string) =>
  db.selectFrom('account').select('suspended_at').where('id', '=', id).executeTakeFirst();
