import { isOldEnough, UserType } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { Day } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import type { AccountDeps } from '../account.deps.ts';
import type { AccountRow } from '../account.store.ts';

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
