import { AUTH_CODE } from '@yoimachi/contract/errors';
import { isOldEnough, RegistrationStage, UserType } from '@yoimachi/domain/account';
import { fail, ok, type AuthFailure, type Result } from '@yoimachi/domain/result';
import type { Day } from '@yoimachi/domain/time';
import { withTransaction, type Trx } from '#platform/database';
import { unauthenticated } from '#platform/http';
import { noteCast } from '#people/person';
import type { AccountDeps } from '../account.deps.ts';
import { findAccount, insertAccount, isBanned, type AccountRow } from '../account.store.ts';

/** An identity's account, created with everything belonging to it if there is none; safe to call concurrently. */
export async function ensureAccount(
  trx: Trx,
  { ids, profiles, purses }: Pick<AccountDeps, 'ids' | 'profiles' | 'purses'>,
  {
    identityId,
    userType,
    at,
  }: { readonly identityId: string; readonly userType: UserType; readonly at: Date },
): Promise<AccountRow> {
  const id = ids.newId();
  const isNew = await insertAccount(trx, {
    id,
    identityId,
    userType,
    registrationStage: RegistrationStage.REGISTERED_ACCOUNT,
    createdAt: at,
  });
  if (isNew && userType === UserType.GUEST) {
    await profiles.openGuest(trx, id);
    await purses.openGuest(trx, id);
  }
  if (isNew && userType === UserType.CAST) {
    await profiles.openCast(trx, id, at);
    await purses.openCast(trx, id);
    await noteCast(trx, { identityId, castId: id }, at);
  }
  const account = await findAccount(trx, identityId, userType);
  if (!account) throw new Error(`Identity ${identityId} has no account of type ${userType}`);
  return account;
}

/**
 * Creates the guest or cast account of an identity; AGE_UNDER_18 without the 18+ box (rules.md 3); 401 with 20 for who is
 * suspended in an account that was left, or that is one person's with hers.
 */
export function createAccount(
  deps: AccountDeps,
  order: { readonly identityId: string; readonly userType: UserType; readonly over18: boolean },
): Promise<Result<AccountRow, 'AGE_UNDER_18' | AuthFailure>> {
  return withTransaction(deps.db, async (trx) => {
    if (!order.over18) return fail('AGE_UNDER_18', 'over18');
    if (await isBanned(trx, order.identityId, order.userType)) return unauthenticated(AUTH_CODE.SUSPENDED);
    return ok(await ensureAccount(trx, deps, { ...order, at: deps.clock.now() }));
  });
}

type SaveFailure = 'AGE_UNDER_18' | 'BIRTHDAY_FIXED' | 'FORBIDDEN';

/** Stores an account's birthday. Fails with AGE_UNDER_18; when a different one was already confirmed a guest's with BIRTHDAY_FIXED, a cast's with FORBIDDEN. */
export function saveBirthday(
  { db, clock, profiles }: Pick<AccountDeps, 'db' | 'clock' | 'profiles'>,
  account: AccountRow,
  birthday: Day,
): Promise<Result<unknown, SaveFailure>> {
  return withTransaction(db, async (trx) => {
    const at = clock.now();
    if (account.user_type === UserType.GUEST)
      return profiles.saveGuestBirthday(trx, account.id, birthday, at);
    if (!isOldEnough(birthday, at)) return fail('AGE_UNDER_18', 'birthday');
    return (await profiles.saveCastBirthday(trx, account.id, birthday))
      ? ok()
      : fail('FORBIDDEN', 'birthday');
  });
}
