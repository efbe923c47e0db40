import { UserType } from '@yoimachi/domain/account';
import { listActs, type ListedAct } from '#desk/operator-act';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { findOne } from './find-one.ts';
import { showList } from './show-list.ts';

/** Sentences for what can go wrong, by code. */
const REASONS = {
  NOT_FOUND: 'there is no such act, account or paid purchase',
  GOODWILL_LIMIT: 'that is more than you give alone today',
  NUMBER_INVALID: 'the points must be a whole number up to 1,000,000 and not 0',
  REASON_REQUIRED: 'say a reason',
  ACT_ALREADY_DECIDED: 'this act was decided before',
  ACT_SAME_OPERATOR: 'who proposed it cannot approve it',
  OPERATOR_DISABLED: 'you were disabled meanwhile',
  CONFLICT: 'the purchase was charged back',
  POINTS_INSUFFICIENT: 'fewer points remain; nothing has moved',
  CLAIM_OPEN: 'a claim about the booking is open; nothing has moved',
  ACTION_NOT_ALLOWED: 'nobody is in this meeting any more; nothing has moved',
  REWARD_DECIDED: 'the frozen reward was decided before; nothing has moved',
  REWARD_INSUFFICIENT: 'the cast has fewer points; nothing has moved',
};
const LISTED = 200;

export const pointsCommands: readonly CliCommand[] = [
  {
    name: 'adjust',
    usage: '<phone|id> <points> --reason <text>: proposes to give points, or to take -points',
    act: runAdjust,
  },
  {
    name: 'goodwill',
    usage: '<phone|id> <points> --reason <text>: gives a guest free points alone, within the day',
    act: runGoodwill,
  },
  {
    name: 'goodwill-limit',
    usage: '<points>: what each operator gives alone in a day, from now on',
    act: runGoodwillLimit,
  },
  {
    name: 'refund',
    usage: '<purchase id> <points> --reason <text>: proposes to pay points of a purchase back to its card',
    act: runRefund,
  },
  {
    name: 'acts',
    usage: '[--all]: acts that wait for a second operator, or all',
    run: runList,
  },
  { name: 'approve', usage: '<act id>: does what another operator proposed', act: runApprove },
  { name: 'decline', usage: '<act id>: ends an act without doing it', act: runDecline },
];

async function runAdjust(context: ActingContext, args: CliArgs): Promise<void> {
  const body = { points: args.wholeNumberAt(1), reason: args.required('reason') };
  const accountId = await findOne(context, args.at(0));
  told(context, await call(context, 'proposeAdjustment', { params: { accountId }, body }, REASONS));
}

async function runGoodwill(context: ActingContext, args: CliArgs): Promise<void> {
  const body = { points: args.wholeNumberAt(1), reason: args.required('reason') };
  const accountId = await findOne(context, args.at(0), UserType.GUEST);
  const { leftPoints } = await call(context, 'giveGoodwill', { params: { accountId }, body }, REASONS);
  console.log(`Given: ${body.points} points to ${accountId}, ${leftPoints} left today`);
}

async function runGoodwillLimit(context: ActingContext, args: CliArgs): Promise<void> {
  const pointsADay = args.wholeNumberAt(0);
  await call(context, 'setGoodwillLimit', { body: { pointsADay } }, REASONS);
  console.log(`Each operator gives up to ${pointsADay} points a day`);
}

async function runRefund(context: ActingContext, args: CliArgs): Promise<void> {
  const purchaseId = idAt(args, 0);
  const body = { points: args.wholeNumberAt(1), reason: args.required('reason') };
  told(context, await call(context, 'proposeRefund', { params: { purchaseId }, body }, REASONS));
}

const told = ({ operator }: ActingContext, { actId }: { readonly actId: string }) =>
  console.log(`Proposed by ${operator.name}, to be approved by somebody else: ${actId}`);

async function runList(context: OperatorContext, args: CliArgs): Promise<void> {
  const acts = await listActs(context.db, { open: !args.flag('all') }, LISTED);
  showList(acts, { most: LISTED, what: 'acts' }, lineOf);
}

function lineOf(act: ListedAct): string {
  const state = act.approvedAt
    ? `approved by ${act.approver}`
    : act.declinedAt
      ? `declined by ${act.decliner}`
      : 'open';
  const target = act.bookingId ?? act.purchaseId ?? act.participationId ?? act.accountId;
  return `${act.actId}  ${act.proposedAt.toISOString()}  ${act.kind} ${act.points} of ${target}, by ${act.proposer}: ${act.reason}  ${state}`;
}

async function runApprove(context: ActingContext, args: CliArgs): Promise<void> {
  const actId = idAt(args, 0);
  await call(context, 'approveAct', { params: { actId } }, REASONS);
  console.log(`Approved and done: ${actId}`);
}

async function runDecline(context: ActingContext, args: CliArgs): Promise<void> {
  const actId = idAt(args, 0);
  await call(context, 'declineAct', { params: { actId } }, REASONS);
  console.log(`Declined: ${actId}`);
}

function idAt(args: CliArgs, index: number): string {
  const text = args.at(index);
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) throw new UsageError(`${text} is not an id.`);
  return text;
}
