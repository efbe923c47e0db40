export { accountModule } from './account.module.ts';
export type { Profiles } from './account.deps.ts';
export { findAccountById, raiseStage, setSuspended } from './account.store.ts';
export { ensureAccount } from './commands/create-account.ts';
export { endSuspendedSessions } from './commands/end-sessions.ts';
export { createGrant, createIdentity, phonePlace } from './commands/sign-in.ts';
export { createIdentification } from './identification.ts';
export { ownIdentityTokens } from './own-identity-tokens.ts';
