export { handleAlert, openAlerts } from './alert.store.ts';
export { operatorModule } from './operator.module.ts';
export { suspendAccount } from './commands/suspend-account.ts';
export { verifyCast } from './commands/verify-cast.ts';
export { findAccounts } from './find-account.ts';
export { listCasts } from './operator.store.ts';
