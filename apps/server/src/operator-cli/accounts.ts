import { AgeStatus, UserType } from '@yoimachi/domain/account';
import { listCasts } from '#desk/operator';
import { call } from './call.ts';
import type { ActingContext, CliArgs, CliCommand, OperatorContext } from './command.ts';
import { findOne } from './find-one.ts';

/** Sentences for what can go wrong, by code. */
const REASONS = {
  NOT_FOUND: 'there is no such account',
  REGISTRATION_ORDER: 'she has not finished the four registration steps',
  CONFLICT: 'this account is not suspended',
  REASON_REQUIRED: 'say a reason',
  AGE_UNDER_18: 'her birthday is missing or she is under 18',
};
const LISTED = 200;

export const accountCommands: readonly CliCommand[] = [
  {
    name: 'list-casts',
    usage: '[--pending]: all casts, or only those who wait for verification',
    run: runList,
  },
  {
    name: 'verify-cast',
    usage: "<phone|cast id>: the cast's document was seen: she can be booked",
    act: runVerify,
  },
  {
    name: 'suspend',
    usage: "<phone|id> [--take-fee]: ends an account's sessions and its bookings that have not begun",
    act: runSuspend,
  },
  {
    name: 'lift-suspension',
    usage: '<phone|id> --reason <text>: a suspended person can sign in again; what ended stays ended',
    act: runLift,
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
  for (const cast of casts) {
    const state = `${states[cast.verify_status]}${cast.suspended ? ', suspended' : ''}, stage ${cast.registration_stage}`;
    console.log(`${cast.id}  ${cast.registered_at.toISOString()}  ${state}  ${cast.nickname}`);
  }
  console.log(`${casts.length}${casts.length === LISTED ? ' or more' : ''} ${pending ? 'waiting' : 'casts'}`);
}

async function runVerify(context: ActingContext, args: CliArgs): Promise<void> {
  const castId = await findOne(context, args.at(0), UserType.CAST);
  const { nickname } = await call(context, 'verifyCast', { params: { castId } }, REASONS);
  console.log(`Verified: ${castId} ${nickname}`);
}

async function runSuspend(context: ActingContext, args: CliArgs): Promise<void> {
  const accountId = await findOne(context, args.at(0));
  const input = { params: { accountId }, body: { takeFee: args.flag('take-fee') } };
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
