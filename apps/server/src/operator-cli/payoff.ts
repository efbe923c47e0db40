import { PAYOFF_STATUSES, type PayoffStatus } from '@yoimachi/domain/payoff';
import { UserType } from '@yoimachi/domain/account';
import { listAllPayoffs } from '#money/payoff';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { findOne } from './find-one.ts';
import { payoffReasons } from './payoff-reasons.ts';
import { showList } from './show-list.ts';

const LISTED = 500;

/** What an operator decides about individual payoffs. */
export const payoffCommands: readonly CliCommand[] = [
  {
    name: 'payoffs',
    usage: '[--status <status>]: payoffs by pay day, or those of one status',
    run: runList,
  },
  {
    name: 'pay-days',
    usage: ': the last pay days, and what of each stands where',
    act: runPayDays,
  },
  {
    name: 'payoff-account',
    usage: '<number> --reason <text>: a payoff, what was done about it, and the account it goes to',
    act: runPayoff,
  },
  {
    name: 'approve-payoff',
    usage: '<number>: it goes into the bank file of its pay day',
    act: runApprove,
  },
  {
    name: 'reject-payoff',
    usage: '<number> --reason <text>: sends it back, the points are hers again; she reads the reason',
    act: (context, args) => decide(context, args, 'rejectPayoff', 'Rejected'),
  },
  {
    name: 'release-payoff',
    usage: '<number> --reason <text>: what stopped it was looked at (another name, a returned transfer)',
    act: (context, args) => decide(context, args, 'releasePayoff', 'Released'),
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
  showList(rows, { most: LISTED, what: 'payoffs' }, (row) => {
    const file = row.inFile ? 'in a file' : '';
    const extra = [row.review, file, row.reason].filter(Boolean).join(', ');
    return `${row.number}  ${row.payDay}  ${row.status}  ${row.points} P  ${row.transferYen} yen  ${row.kind}  ${row.castId}  ${extra}`.trimEnd();
  });
}

async function runPayDays(context: ActingContext): Promise<void> {
  const { items } = await call(context, 'listPayDays', { query: {} });
  for (const day of items) {
    const { files, late } = await call(context, 'showPayDay', { params: { payDay: day.payDay } });
    console.log(
      `${day.payDay}  ${day.transferYen} yen  awaiting ${day.awaiting}, in review ${day.inReview}, to transfer ${day.toTransfer}, transferred ${day.transferred}, rejected ${day.rejected}, late ${late.count}`,
    );
    for (const file of files)
      console.log(
        `  ${file.status}  ${file.rowCount} payments  ${file.totalYen} yen  ${file.sha256}  by ${file.madeBy}`,
      );
  }
}

async function runPayoff(context: ActingContext, args: CliArgs): Promise<void> {
  const reason = args.required('reason');
  const params = { number: args.wholeNumberAt(0) };
  const shown = await call(context, 'showPayoff', { params }, payoffReasons);
  const account = await call(context, 'readPayoffAccount', { params, body: { reason } }, payoffReasons);
  console.log(
    `${shown.number}  ${shown.payDay}  ${shown.shelf}  ${shown.transferYen} yen  ${shown.cast.number}`,
  );
  console.log(
    `${account.bankName} ${account.branchName} ${account.accountType} ${account.maskedNumber} ${account.holderKana}, registered ${account.registeredKana || '-'}`,
  );
  for (const { at, action, by, operator, reason: why } of shown.history)
    console.log(`  ${at}  ${action}  ${operator ?? by}  ${why ?? ''}`.trimEnd());
}

async function runApprove(context: ActingContext, args: CliArgs): Promise<void> {
  const number = args.wholeNumberAt(0);
  await call(context, 'approvePayoff', { params: { number } }, payoffReasons);
  console.log(`Approved: payoff ${number}`);
}

async function decide(
  context: ActingContext,
  args: CliArgs,
  name: 'rejectPayoff' | 'releasePayoff',
  done: string,
): Promise<void> {
  const number = args.wholeNumberAt(0);
  const input = { params: { number }, body: { reason: args.required('reason') } };
  await call(context, name, input, payoffReasons);
  console.log(`${done}: payoff ${number}`);
}

async function runLeaving(context: ActingContext, args: CliArgs): Promise<void> {
  const castId = await findOne(context, args.at(0), UserType.CAST);
  const { payoffId } = await call(context, 'payLeavingCast', { params: { castId } }, payoffReasons);
  console.log(`Payoff made: ${payoffId}`);
}

function statusOption(text: string | undefined): PayoffStatus | null {
  if (text === undefined) return null;
  const status = PAYOFF_STATUSES.find((one) => one === text.toUpperCase());
  if (!status) throw new UsageError(`--status is one of ${PAYOFF_STATUSES.join(', ')}.`);
  return status;
}
