export { suspendAccount } from './commands/suspend-account.ts';
export { verifyCast } from './commands/verify-cast.ts';
export { findAccounts } from './find-account.ts';
export type { OperatorContext } from './operator.context.ts';
export { listCasts } from './operator.store.ts';
