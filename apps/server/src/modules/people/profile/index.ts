export type { DistrictRow } from './district.store.ts';
export { judgedByDistricts, recentDistricts } from './districts.ts';
export { profileAdmin } from './profile.admin.ts';
export { nameRequestQueue } from './account-info/list-name-requests.ts';
export { meetingCount, presentShownGuest, type ShownGuestRow } from './guest-for-casts.ts';
export { profileModule } from './profile.module.ts';
export {
  legalNameIndex,
  markedAccountInfo,
  openAccountInfo,
  openBankAccount,
  sealedPrivate,
  sealPrivate,
} from './private.ts';
export { registeredPersons } from './queries/registered-persons.ts';
export { forbiddenNicknames } from './nickname.store.ts';
export { profilesOfAccounts } from './account-effects.ts';
export {
  countReview,
  markVerified,
  raiseCastStage,
  showSuspended,
  writeAgeStatus,
  writeBankAccount,
} from './cast.store.ts';
export { placeCasts } from './cast.store.ts';
export { hideLeft } from './left.store.ts';
export { confirmAge, markAgeChecked, markPaymentReview, nameGuest, refuseAge } from './guest.store.ts';
export { profilePersonal } from './personal.store.ts';
export { accountInfoPersonal } from './account-info/personal.store.ts';
export { sealedAccountInfo } from './private.ts';
