export { listStores } from './stores.store.ts';
export { profileAdmin } from './profile.admin.ts';
export { profileModule } from './profile.module.ts';
export { openAccountInfo, openBankAccount, sealPrivate } from './private.ts';
export { forbiddenNicknames } from './nickname.store.ts';
export { profilesOfAccounts } from './account-effects.ts';
export { countReview, markVerified, raiseCastStage, writeBankAccount, showSuspended } from './cast.store.ts';
export { markAgeChecked, markPaymentReview, nameGuest } from './guest.store.ts';
