export { accountModule } from './account.module.ts';
export { findAccountById, nameGuest } from './account.store.ts';
export { ensureAccount } from './commands/create-account.ts';
export { endSuspendedSessions } from './commands/end-sessions.ts';
export { createGrant, createIdentity, phonePlace } from './commands/sign-in.ts';
export { createIdentification } from './identification.ts';
export { ownIdentityTokens } from './own-identity-tokens.ts';
