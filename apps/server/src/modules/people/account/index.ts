export { accountModule } from './account.module.ts';
export type { Profiles } from './account.deps.ts';
export {
  findAccountById,
  isBanned,
  listAccounts,
  lockStaying,
  raiseStage,
  setLeft,
  setSuspended,
} from './account.store.ts';
export { markPhoneVerified } from './identity.store.ts';
export { ensureAccount } from './commands/create-account.ts';
export {
  endLeftSessions,
  endSessionsByOperator,
  endSuspendedSessions,
  signOutDevices,
} from './commands/end-sessions.ts';
export { identityForgetting } from './commands/identity-token.ts';
export { closeIdentity } from './commands/end-sessions.ts';
export { bindPhone, findOwner, holdPhone, readPhone } from './phone-of-identity.ts';
export {
  createGrant,
  createIdentity,
  credentialsOf,
  phonePlace,
  sealedPhones,
  type Credentials,
} from './commands/sign-in.ts';
export { spendCode, type CodeFailure } from './commands/spend-code.ts';
export { grantOfSession, identityOfAccount, listSessions } from './session.store.ts';
export { insertIdentityWithoutPhone, lockIdentities, setContactMethod } from './identity.store.ts';
export { createIdentification } from './access.ts';
export { accountPersonal, isLastOfPerson } from './personal.store.ts';
export { sessionOpenedAt } from './session.store.ts';
