import * as z from 'zod/mini';
import { PAGE_SIZE } from '@yoimachi/contract/common';
import type { payoffRoutes } from '@yoimachi/contract/payoff';
import { ACCOUNT_CHANGE_WAIT_HOURS } from '@yoimachi/domain/payoff';
import { fail, ok, type ErrorCode, type Result } from '@yoimachi/domain/result';
import { endOfDay } from '@yoimachi/domain/time';
import { bankAccountChanged } from '#events/catalogue.ts';
import type { SmsGateway } from '#gateways/sms/port.ts';
import { pageOf, type Handlers } from '#platform/http';
import { does, job, type DueWork } from '#platform/jobs';
import type { AppContext, Module } from '#platform/module';
import { on, type Subscription } from '#platform/outbox';
import { createPrinter } from '#platform/pdf';
import { phonePlace } from '#people/account';
import { findSealedPhone } from './cast-account.store.ts';
import { applyAccountChange, postponePayoff, scheduleAccountChange } from './commands/due-payoff.ts';
import { requestPayoff } from './commands/request-payoff.ts';
import { nextSystemDay, runSystemPayoffs } from './commands/system-payoff.ts';
import { payoffWatch } from './commands/watch-payoffs.ts';
import { ja } from './payoff.ja.ts';
import { openDestination, presentDestination } from './destination.ts';
import { listPayoffs, payoffsDue, systemDayDone, type PayoffRow } from './payoff.store.ts';
import { exportYear } from './queries/year-statement.ts';
import { preparePayoff } from './queries/prepare-payoff.ts';

export function payoffModule(context: AppContext, sms: SmsGateway): Module {
  const { db, crypto } = context;
  const printer = createPrinter();
  /** As its cast sees it; the account number only in part. */
  const shown = (row: PayoffRow) => ({
    ...row,
    destination: presentDestination(openDestination(crypto, row.payoffId, row.destination)),
  });
  const handlers: Handlers<typeof payoffRoutes> = {
    preparePayoff: async ({ principal }) => ok(await preparePayoff(context, principal.accountId)),
    async requestPayoff({ principal, idempotency, body }) {
      const asked = await requestPayoff(context, principal.accountId, idempotency, body);
      return asked.ok ? ok(shown(asked.value)) : asked;
    },
    async listPayoffs({ principal, query }) {
      const before = query.cursor ?? null;
      if (before !== null && !z.uuid().safeParse(before).success) return fail('VALIDATION', 'cursor');
      const rows = await listPayoffs(db, principal.accountId, before, PAGE_SIZE + 1);
      return ok(pageOf(rows, PAGE_SIZE, shown, ({ payoffId }) => payoffId));
    },
    yearStatement: ({ principal, query }) =>
      exportYear({ ...context, printer }, principal.accountId, query.year),
  };
  const dueWork = [postponing(context), accountChanges(context), systemPayoffs(context)];
  return {
    handlers,
    dueWork,
    routines: [payoffWatch(context)],
    jobs: [does(accountNotice, (changed) => sendAccountNotice(context, sms, changed))],
    subscriptions: [accountChanged(context)],
    close: () => printer.close(),
  };
}

function postponing(context: AppContext): DueWork {
  return {
    name: 'payoff.postpone',
    queue: payoffsDue('approval_due_at'),
    // The rest of a payoff's days follows from it, and they are few.
    together: false,
    run: ({ id, dueAt }) => done(postponePayoff(context, id, dueAt)),
  };
}

function accountChanges(context: AppContext): DueWork {
  return {
    name: 'payoff.account-change',
    queue: payoffsDue('destination_due_at'),
    // Each has an instant of its own: the one at which a cast changed her account.
    together: false,
    run: ({ id, dueAt }) => done(applyAccountChange(context, id, dueAt)),
  };
}

function systemPayoffs(context: AppContext): DueWork {
  return {
    name: 'payoff.system',
    queue: systemDayDone,
    rowOf({ id }, now) {
      const day = nextSystemDay(id, now);
      return { id: day, dueAt: endOfDay(day) };
    },
    // It is one row.
    together: false,
    run: ({ id }) => runSystemPayoffs(context, id),
  };
}

/** Somebody may have been faster; any other refusal would recur for ever and must be seen. */
async function done(change: Promise<Result<unknown, ErrorCode>>): Promise<void> {
  const result = await change;
  if (!result.ok && result.error.code !== 'NOT_DUE') throw new Error(`Refused: ${result.error.code}`);
}

/** A changed account is a security matter: pending payoffs wait, and she is told at once, through a channel that no page shows. */
function accountChanged({ jobs }: AppContext): Subscription {
  return on(bankAccountChanged, async ({ payload: { castId, isFirst }, at }, trx) => {
    await scheduleAccountChange(trx, castId, at);
    if (!isFirst) await jobs.send(trx, accountNotice, { castId, changedAt: at.toISOString() });
  });
}

/** Notices left behind before `changedAt` was kept have none. */
const notice = z.object({ castId: z.uuid(), changedAt: z.optional(z.string()) });
const accountNotice = job('payoff.account-notice', notice);

async function sendAccountNotice(
  { db, crypto }: AppContext,
  sms: SmsGateway,
  { castId, changedAt }: z.output<typeof notice>,
): Promise<void> {
  const phone = await findSealedPhone(db, castId);
  if (!phone?.phone_sealed) return;
  const to = crypto.open(phone.phone_sealed, phonePlace(phone.identity_id));
  const key = `account-notice:${castId}:${changedAt ?? ''}`;
  await sms.send({ key, to, body: ja.accountChanged(ACCOUNT_CHANGE_WAIT_HOURS) });
}
