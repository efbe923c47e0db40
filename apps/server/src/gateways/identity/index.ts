export { ownIdentityTokens } from './own-tokens.ts';
export type { IdentityTokens, SignedIn, VerifiedIdentity } from './port.ts';
