export { correctStore } from './commands/correct-store.ts';
export { joinStores } from './commands/join-stores.ts';
export { listStores } from './stores.store.ts';
export { profileModule } from './profile.module.ts';
export { openAccountInfo, openBankAccount, sealPrivate } from './private.ts';
export { rename } from './commands/rename.ts';
export { forbiddenNicknames } from './nickname.store.ts';
