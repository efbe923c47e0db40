import { AgeStatus } from '@yoimachi/domain/account';
import { listCasts } from '#desk/operator';
import { call } from './call.ts';
import { isSuspensionCategory, SUSPENSION_CATEGORIES } from '@yoimachi/domain/operator';
import type { ActingContext, CliArgs, CliCommand, OperatorContext } from './command.ts';
import { findOne } from './find-one.ts';
import { showList } from './show-list.ts';

/** Sentences for what can go wrong, by code. */
const REASONS = {
  NOT_FOUND: 'there is no such account',
  CONFLICT: 'this account is not suspended',
  REASON_REQUIRED: 'say a reason',
};
const LISTED = 200;

export const accountCommands: readonly CliCommand[] = [
  {
    name: 'list-casts',
    usage: '[--pending]: all casts, or only those who wait for verification',
    run: runList,
  },
  {
    name: 'suspend',
    usage:
      "<phone|id> --reason <text> [--take-fee] [--category <terms|payment|trouble|identity|other>]: ends an account's sessions and its bookings that have not begun",
    act: runSuspend,
  },
  {
    name: 'lift-suspension',
    usage: '<phone|id> --reason <text>: a suspended person can sign in again; what ended stays ended',
    act: runLift,
  },
  {
    name: 'view-member',
    usage:
      '<phone|id> --reason <text>: a link that shows the product as this person sees it for five minutes and changes nothing; who looks is kept',
    act: runView,
  },
];

async function runList(context: OperatorContext, args: CliArgs): Promise<void> {
  const pending = args.flag('pending');
  const casts = await listCasts(context.db, { pending }, LISTED);
  const states = {
    [AgeStatus.NONE]: 'not verified',
    [AgeStatus.PENDING]: 'pending',
    [AgeStatus.VERIFIED]: 'verified',
  };
  showList(casts, { most: LISTED, what: pending ? 'waiting' : 'casts' }, (cast) => {
    const state = `${states[cast.verify_status]}${cast.suspended ? ', suspended' : ''}, stage ${cast.registration_stage}`;
    return `${cast.id}  ${cast.registered_at.toISOString()}  ${state}  ${cast.nickname}`;
  });
}

async function runSuspend(context: ActingContext, args: CliArgs): Promise<void> {
  const accountId = await findOne(context, args.at(0));
  const category = (args.option('category') ?? 'other').toUpperCase();
  if (!isSuspensionCategory(category))
    throw new Error(`--category is one of ${SUSPENSION_CATEGORIES.join(', ').toLowerCase()}`);
  const body = { takeFee: args.flag('take-fee'), category, reason: args.required('reason') };
  const input = { params: { accountId }, body };
  const { isNew, endedBookings } = await call(context, 'suspendAccount', input, REASONS);
  console.log(
    `${isNew ? 'Suspended' : 'Was suspended already'}: ${accountId}, ${endedBookings} bookings ended`,
  );
}

async function runLift(context: ActingContext, args: CliArgs): Promise<void> {
  const accountId = await findOne(context, args.at(0));
  const input = { params: { accountId }, body: { reason: args.required('reason') } };
  await call(context, 'liftSuspension', input, REASONS);
  console.log(`Lifted: ${accountId}`);
}

async function runView(context: ActingContext, args: CliArgs): Promise<void> {
  const accountId = await findOne(context, args.at(0));
  const input = { params: { accountId }, body: { reason: args.required('reason') } };
  const reasons = { ...REASONS, READ_CEILING: 'that was the last look of today' };
  const { url, endsAt } = await call(context, 'viewAsMember', input, reasons);
  console.log(`Until ${endsAt}: ${url}`);
}
