import { isOldEnough, UserType } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Day } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import type { AccountDeps } from '../account.deps.ts';
import type { AccountRow } from '../account.store.ts';

/** Stores an account's birthday: AGE_UNDER_18, FORBIDDEN when a different one was already confirmed. */
export function saveBirthday(
  { db, clock, profiles }: Pick<AccountDeps, 'db' | 'clock' | 'profiles'>,
  account: AccountRow,
  birthday: Day,
): Promise<Result<undefined, 'AGE_UNDER_18' | 'FORBIDDEN'>> {
  return withTransaction(db, async (trx): Promise<Result<undefined, 'AGE_UNDER_18' | 'FORBIDDEN'>> => {
    if (!isOldEnough(birthday, clock.now())) return fail('AGE_UNDER_18', 'birthday');
    const save = account.user_type === UserType.CAST ? 'saveCastBirthday' : 'saveGuestBirthday';
    return (await profiles[save](trx, account.id, birthday)) ? ok() : fail('FORBIDDEN', 'birthday');
  });
}
