export { profileModule } from './profile.module.ts';
export { openAccountInfo, openBankAccount, sealPrivate } from './private.ts';
