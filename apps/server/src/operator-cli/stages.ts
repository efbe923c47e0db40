import { UserType } from '@yoimachi/domain/account';
import { listInspections, readStages } from '#money/stage';
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

const LISTED = 200;

export const stageCommands: readonly CliCommand[] = [
  { name: 'stages', usage: ': the stages with their fees and requirements', run: runStages },
  {
    name: 'edit-stage',
    usage: '<stage> [--fee <percent>] [--friends <n>] [--bookings <n>]: changes a stage from now on',
    act: runEdit,
  },
  {
    name: 'referrals',
    usage: ': invited casts beyond ten in 30 days, which wait for a decision',
    run: runReferrals,
  },
  {
    name: 'decide-referral',
    usage: '<phone|id of the invited cast> [--refuse]: she counts as a friend, or never does',
    act: runDecide,
  },
  {
    name: 'uncount',
    usage:
      '<participation id|id of the invited cast> --reason <text>: takes a reversed booking or friend out of the count',
    act: runUncount,
  },
];

async function runStages({ db }: OperatorContext): Promise<void> {
  for (const { stage, feePercent, friends, bookings } of await readStages(db)) {
    const needs = friends === null ? '' : `  ${friends} friends or ${bookings} bookings`;
    console.log(`${stage}  ${feePercent} %${needs}`);
  }
}

async function runEdit(context: ActingContext, args: CliArgs): Promise<void> {
  const number = (name: string) => {
    const text = args.option(name);
    if (text !== undefined && !/^\d{1,6}$/.test(text))
      throw new UsageError(`--${name} is not a whole number.`);
    return text === undefined ? undefined : Number(text);
  };
  const edit = { feePercent: number('fee'), friends: number('friends'), bookings: number('bookings') };
  const stage = args.wholeNumberAt(0);
  const reasons = { NOT_FOUND: 'there is no such stage', VALIDATION: 'out of range' };
  await call(context, 'editStage', { params: { stage }, body: edit }, reasons);
  await runStages(context);
}

async function runReferrals({ db }: OperatorContext): Promise<void> {
  const reviews = await listInspections(db, LISTED);
  showList(
    reviews,
    { most: LISTED, what: 'waiting' },
    ({ friendId, friendName, referrerId, referrerName }) =>
      `${friendId} ${friendName}  invited by ${referrerId} ${referrerName}`,
  );
}

async function runDecide(context: ActingContext, args: CliArgs): Promise<void> {
  const friendId = await findOne(context, args.at(0), UserType.CAST);
  const counts = !args.flag('refuse');
  const reasons = { NOT_FOUND: 'nobody invited her', CONFLICT: 'nothing waits for a decision' };
  const input = { params: { friendId }, body: { counts } };
  const { referrerId } = await call(context, 'decideReferral', input, reasons);
  console.log(`${counts ? 'Counted' : 'Refused'}: ${friendId}, invited by ${referrerId}`);
}

async function runUncount(context: ActingContext, args: CliArgs): Promise<void> {
  const causeId = args.at(0);
  if (!/^[0-9a-f-]{36}$/.test(causeId)) throw new UsageError(`${causeId} is not an id.`);
  const body = { reason: args.required('reason') };
  const reasons = { NOT_FOUND: 'it was never counted', REASON_REQUIRED: 'say a reason' };
  const { castId } = await call(context, 'uncount', { params: { causeId }, body }, reasons);
  console.log(`Taken out of the count of ${castId}: ${causeId}`);
}
