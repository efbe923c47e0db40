import type { Profiles } from '#people/account';
import { insertCast, saveCastBirthday } from './cast.store.ts';
import { saveGuestBirthday } from './account-info/guest-birthday.ts';
import { insertGuest } from './guest.store.ts';
import { registeredOf } from './registered.store.ts';

/** The rows that an account gets here when it is made, and the birthday that its sign-up asks for. */
export const profilesOfAccounts: Profiles = {
  openGuest: insertGuest,
  openCast: insertCast,
  saveGuestBirthday,
  saveCastBirthday,
  registeredOf,
};
