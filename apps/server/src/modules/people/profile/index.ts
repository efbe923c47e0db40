export { listStores } from './stores.store.ts';
export { profileAdmin } from './profile.admin.ts';
export { profileModule } from './profile.module.ts';
export { openAccountInfo, openBankAccount, sealPrivate } from './private.ts';
export { forbiddenNicknames } from './nickname.store.ts';
