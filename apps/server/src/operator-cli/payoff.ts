import { PAYOFF_STATUSES, type PayoffStatus } from '@yoimachi/domain/payoff';
import { UserType } from '@yoimachi/domain/account';
import type { OperatorRef } from '@yoimachi/domain/operator';
import type { ErrorCode, Result } from '@yoimachi/domain/result';
import {
  approvePayoff,
  idOfNumber,
  listAllPayoffs,
  payLeavingCast,
  rejectPayoff,
  releasePayoff,
} from '#money/payoff';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { findOne } from './find-one.ts';
import { payoffReasons } from './payoff-reasons.ts';
import { refused } from './refused.ts';

const LISTED = 500;

/** What an operator decides about single payoffs. */
export const payoffCommands: readonly CliCommand[] = [
  {
    name: 'payoffs',
    usage: '[--status <status>]: payoffs by pay day, or those of one status',
    run: runList,
  },
  {
    name: 'approve-payoff',
    usage: '<number>: it goes into the bank file of its pay day',
    act: (context, args) => decide(context, args, approvePayoff, 'Approved'),
  },
  {
    name: 'reject-payoff',
    usage: '<number> --reason <text>: sends it back, the points are hers again; she reads the reason',
    act: (context, args) => decide(context, args, rejectPayoff, 'Rejected'),
  },
  {
    name: 'release-payoff',
    usage: '<number> --reason <text>: what stopped it was looked at (another name, a returned transfer)',
    act: (context, args) => decide(context, args, releasePayoff, 'Released'),
  },
  {
    name: 'pay-leaving-cast',
    usage: '<phone|cast id>: pays out her whole balance without the minimum',
    act: runLeaving,
  },
];

async function runList({ db }: OperatorContext, args: CliArgs): Promise<void> {
  const status = statusOption(args.option('status'));
  const rows = await listAllPayoffs(db, status, LISTED);
  for (const row of rows) {
    const file = row.in_file ? 'in a file' : '';
    const extra = [row.review, file, row.reason].filter(Boolean).join(', ');
    console.log(
      `${row.number}  ${row.pay_day}  ${row.status}  ${row.points} P  ${row.transfer_yen} yen  ${row.kind}  ${row.cast_id}  ${extra}`.trimEnd(),
    );
  }
  console.log(`${rows.length}${rows.length === LISTED ? ' or more' : ''} payoffs`);
}

type Decide = (
  context: ActingContext,
  decision: { readonly payoffId: string; readonly operator: OperatorRef; readonly reason: string },
) => Promise<Result<unknown, ErrorCode>>;

async function decide(context: ActingContext, args: CliArgs, act: Decide, done: string): Promise<void> {
  const number = args.wholeNumberAt(0);
  const payoffId = await idOfNumber(context.db, number);
  if (payoffId === undefined) throw refused({ code: 'NOT_FOUND' }, payoffReasons);
  const reason = act === approvePayoff ? '' : args.required('reason');
  const decided = await act(context, { payoffId, operator: context.operator, reason });
  if (!decided.ok) throw refused(decided.error, payoffReasons);
  console.log(`${done}: payoff ${number}`);
}

async function runLeaving(context: ActingContext, args: CliArgs): Promise<void> {
  const castId = await findOne(context, args.at(0), UserType.CAST);
  const paid = await payLeavingCast(context, { castId, operator: context.operator });
  if (!paid.ok) throw refused(paid.error, payoffReasons);
  console.log(`Payoff made: ${paid.value}`);
}

function statusOption(text: string | undefined): PayoffStatus | null {
  if (text === undefined) return null;
  const status = PAYOFF_STATUSES.find((one) => one === text.toUpperCase());
  if (!status) throw new UsageError(`--status is one of ${PAYOFF_STATUSES.join(', ')}.`);
  return status;
}
