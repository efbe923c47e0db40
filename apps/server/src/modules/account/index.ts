import { altchaBotCheck } from '../../gateways/bot-check/index.ts';
import { createSms } from '../../gateways/sms/index.ts';
import type { AppContext, Module } from '../../platform/module/index.ts';
import { createAccountModule } from './account.module.ts';

export type { AccountGateways } from './account.deps.ts';
export { createAccountModule } from './account.module.ts';
export { findAccountById, type AccountRow } from './account.store.ts';
export { ensureAccount } from './commands/create-account.ts';
export { endSuspendedSessions } from './commands/end-sessions.ts';
export { createGrant, createIdentity, phonePlace } from './commands/sign-in.ts';
export { createIdentification, type Identification } from './identification.ts';
export { samePerson } from './queries/same-person.ts';

/** The account feature with the gateways of this installation. */
export function accountModule(context: AppContext): Module {
  const { config, db, clock, crypto } = context;
  return createAccountModule(context, {
    sms: createSms(config, db, clock),
    botCheck: altchaBotCheck(db, clock, crypto),
  });
}
