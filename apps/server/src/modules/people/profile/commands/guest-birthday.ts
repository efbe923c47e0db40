import { birthdayAfter, mayChooseDrinking } from '@yoimachi/domain/account';
import type { Result } from '@yoimachi/domain/result';
import type { Day } from '@yoimachi/domain/time';
import type { Trx } from '#platform/database';
import { findGuest, lockGuest, writeGuestBirthday } from '../guest.store.ts';
import { drinks } from '../account-info/register-info.ts';

/** A guest's birthday becomes another; one that forbids it takes his drink option. */
export async function changeGuestBirthday(trx: Trx, guestId: string, birthday: Day, at: Date): Promise<void> {
  await lockGuest(trx, guestId);
  const { profile } = await findGuest(trx, guestId);
  await writeGuestBirthday(trx, guestId, birthday, drinks(profile) && !mayChooseDrinking(birthday, at));
}

/** Keeps the birthday that he says at his sign-up. Fails with AGE_UNDER_18, BIRTHDAY_FIXED. */
export async function saveGuestBirthday(
  trx: Trx,
  guestId: string,
  birthday: Day,
  at: Date,
): Promise<Result<unknown, 'AGE_UNDER_18' | 'BIRTHDAY_FIXED'>> {
  await lockGuest(trx, guestId);
  const after = birthdayAfter(birthday, await findGuest(trx, guestId), at);
  if (after.ok) await changeGuestBirthday(trx, guestId, birthday, at);
  return after;
}
