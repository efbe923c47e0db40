import { operatorAlert } from '#events/catalogue.ts';
import type { Passkeys } from '#gateways/passkey/port.ts';
import { withTransaction } from '#platform/database';
import { daily, type Routine } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { publish } from '#platform/outbox';
import type { PersonalTables } from '#platform/personal';
import { checkChain } from './audit-search.store.ts';
import { bindOffice, type AdminHandlers } from './bind-office.ts';
import { forgetOver } from './forget.store.ts';
import type { OfficeDeps } from './office.deps.ts';

/** The back office's door, and behind it every call of operators. */
export function officeModule(
  context: AppContext,
  { handlers, passkeys }: { readonly handlers: AdminHandlers; readonly passkeys: Passkeys },
): Module {
  const deps: OfficeDeps = { ...context, passkeys };
  return {
    office: (app, door) => bindOffice(app, deps, { handlers, ...door }),
    routines: [forgetting(deps), checking(deps)],
  };
}

const forgetting = ({ db, clock }: OfficeDeps): Routine => ({
  name: 'office.forget',
  minutes: daily(4, 25),
  run: () => forgetOver(db, clock.now()),
});

/** Reckons the chain of the audit again every night. Its newest link is logged: outside the database it shows rows that were cut off. */
const checking = ({ db, clock, log }: OfficeDeps): Routine => ({
  name: 'office.check-audit',
  minutes: daily(4, 40),
  async run() {
    const { rows, brokenAt, link } = await checkChain(db);
    log.info({ security: true, rows, brokenAt, link: link?.toString('hex') }, 'the audit was checked');
    if (brokenAt === null) return;
    await withTransaction(db, (trx) =>
      publish(trx, operatorAlert, { kind: 'OPERATOR_AUDIT_BROKEN', number: brokenAt }, clock.now()),
    );
  },
});

/** What is kept of those who work here; the nightly routine forgets it. */
export const officePersonal: PersonalTables = {
  operator_passkey: { elsewhere: 'when it is removed' },
  operator_challenge: { elsewhere: 'by the routine office.forget' },
  operator_recovery_code: { elsewhere: 'when new ones are made' },
  operator_invite: { elsewhere: 'by the routine office.forget' },
  operator_session: { elsewhere: 'by the routine office.forget' },
  operator_browser: { elsewhere: 'by the routine office.forget' },
  office_view: { elsewhere: 'when its operator removes it' },
  operator_try: { elsewhere: 'by the routine office.forget' },
};
