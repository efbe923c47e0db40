import { call } from './call.ts';
import type { ActingContext, CliArgs, CliCommand } from './command.ts';
import { findOne } from './find-one.ts';
import { writeWhole } from './write-whole.ts';

const REASONS = {
  NOT_FOUND: 'there is no such member, export or chargeback of yours, or nothing in the audit meets this',
  VALIDATION: 'a filter is not as --help says',
  REASON_REQUIRED: 'say a reason',
  READ_CEILING: 'that was the last such read of today',
  EXPORT_TOO_LARGE: 'too many rows for a file: narrow it down',
  EXPORT_NOT_APPROVED: 'it waits for another operator, or was declined',
  EXPORT_FETCHED: 'it was fetched already',
  EXPORT_ENDED: 'more than 24 hours have gone by since it was approved',
};

export const exportCommands: readonly CliCommand[] = [
  {
    name: 'propose-export',
    usage: '<phone|id> --reason <text>: proposes a file of all that is kept of a member',
    act: runPropose,
  },
  {
    name: 'propose-audit-export',
    usage:
      '--reason <text> [--of <operator id>] [--account <id>] [--target <id>] [--call <name>] [--outcome <done|refused>] [--from <day>] [--to <day>]: proposes a file of the audit; two owners make it',
    act: runProposeAudit,
  },
  { name: 'exports', usage: ': the files that you proposed, and how far each is', act: runList },
  {
    name: 'fetch-export',
    usage: '<act id> --out <path>: an approved file, once within 24 hours',
    act: runFetch,
  },
  {
    name: 'chargebacks',
    usage: ': what card companies took back, with the deadline of each',
    act: runChargebacks,
  },
  {
    name: 'evidence',
    usage:
      '<chargeback id> --reason <text> --out <path>: what speaks for the payment, as a PDF for the card company',
    act: runEvidence,
  },
];

async function runPropose(context: ActingContext, args: CliArgs): Promise<void> {
  const accountId = await findOne(context, args.at(0));
  const input = { params: { accountId }, body: { reason: args.required('reason') } };
  const { actId } = await call(context, 'proposePersonalExport', input, REASONS);
  console.log(`Proposed: ${actId}`);
}

const FILTERS = {
  operatorId: 'of',
  accountId: 'account',
  target: 'target',
  call: 'call',
  from: 'from',
  to: 'to',
};

async function runProposeAudit(context: ActingContext, args: CliArgs): Promise<void> {
  const given = Object.entries(FILTERS).map(([field, option]) => [field, args.option(option)] as const);
  const outcome = args.option('outcome')?.toUpperCase();
  const body = {
    ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
    ...(outcome !== undefined && { outcome: outcome as 'DONE' }),
    reason: args.required('reason'),
  };
  const { actId, rows } = await call(context, 'proposeAuditExport', { body }, REASONS);
  console.log(`Proposed: ${actId}, ${rows} rows`);
}

async function runList(context: ActingContext): Promise<void> {
  const { items } = await call(context, 'listOwnExports', {}, REASONS);
  for (const { actId, kind, proposedAt, state, endsAt } of items)
    console.log(`${actId}  ${proposedAt}  ${kind}  ${state}${endsAt === null ? '' : `, until ${endsAt}`}`);
  console.log(`${items.length} exports`);
}

async function runFetch(context: ActingContext, args: CliArgs): Promise<void> {
  const [actId, path] = [args.at(0), args.required('out')];
  const { items } = await call(context, 'listOwnExports', {}, REASONS);
  const isAudit = items.some((one) => one.actId === actId && one.kind === 'AUDIT_EXPORT');
  const name = isAudit ? 'readAuditExport' : 'readPersonalExport';
  const { bytes } = await call(context, name, { params: { actId } }, REASONS);
  await writeWhole(path, Buffer.from(bytes));
  console.log(`Written: ${path}`);
}

async function runChargebacks(context: ActingContext): Promise<void> {
  const { items, nextCursor } = await call(context, 'listChargebacks', { query: {} }, REASONS);
  for (const { chargebackId, at, purchaseId, amountYen, reason, respondBy, outcome } of items) {
    const state = outcome ?? (respondBy === null ? 'open' : `open, to be answered by ${respondBy}`);
    console.log(`${chargebackId}  ${at}  ${purchaseId}  ${amountYen} yen  ${reason ?? '-'}  ${state}`);
  }
  console.log(`${items.length}${nextCursor === null ? '' : ' newest'} chargebacks`);
}

async function runEvidence(context: ActingContext, args: CliArgs): Promise<void> {
  const path = args.required('out');
  const input = { params: { chargebackId: args.at(0) }, body: { reason: args.required('reason') } };
  const { bytes } = await call(context, 'readEvidence', input, REASONS);
  await writeWhole(path, Buffer.from(bytes));
  console.log(`Written: ${path}`);
}
