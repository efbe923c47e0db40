export { suspendAccount, type Suspended } from './commands/suspend-account.ts';
export { verifyCast } from './commands/verify-cast.ts';
export { findAccounts } from './find-account.ts';
export type { OperatorContext } from './operator.context.ts';
export { listCasts, type ListedCast } from './operator.store.ts';
