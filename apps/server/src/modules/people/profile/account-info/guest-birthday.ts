import { birthdayAfter, mayChooseDrinking } from '@yoimachi/domain/account';
import type { Result } from '@yoimachi/domain/result';
import type { Day } from '@yoimachi/domain/time';
import type { Trx } from '#platform/database';
import { findGuest, lockGuest, writeGuestBirthday, type GuestRow } from '../guest.store.ts';
import { drinks } from './register-info.ts';

/** A guest's birthday becomes another; one that forbids it takes his drink option. */
export async function changeGuestBirthday(trx: Trx, guestId: string, birthday: Day, at: Date): Promise<void> {
  await write(trx, await lockedGuest(trx, guestId), birthday, at);
}

/** Keeps the birthday that he says at his sign-up. Fails with AGE_UNDER_18, BIRTHDAY_FIXED. */
export async function saveGuestBirthday(
  trx: Trx,
  guestId: string,
  birthday: Day,
  at: Date,
): Promise<Result<unknown, 'AGE_UNDER_18' | 'BIRTHDAY_FIXED'>> {
  const guest = await lockedGuest(trx, guestId);
  const after = birthdayAfter(birthday, guest, at);
  if (after.ok) await write(trx, guest, birthday, at);
  return after;
}

async function lockedGuest(trx: Trx, guestId: string) {
  await lockGuest(trx, guestId);
  return findGuest(trx, guestId);
}

const write = (trx: Trx, { id, profile }: GuestRow, birthday: Day, at: Date): Promise<void> =>
  writeGuestBirthday(trx, id, birthday, drinks(profile) && !mayChooseDrinking(birthday, at));
