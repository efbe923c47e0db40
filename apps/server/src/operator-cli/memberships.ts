import { isDay } from '@yoimachi/domain/time';
import { call } from './call.ts';
import { UsageError, type ActingContext, type CliArgs, type CliCommand } from './command.ts';
import { findOne } from './find-one.ts';

const CLASSES = ['REGULAR', 'PREMIUM', 'SUPER_PREMIUM'] as const;
const REASONS = {
  AGE_UNDER_18: 'nobody below 18 can be registered',
  NOT_FOUND: 'there is no such member',
  REQUIRED: 'say something',
  CONFLICT: 'this member has left already',
  REASON_REQUIRED: 'say a reason',
  LEAVING_REFUSED: 'something has to end before: see leaving',
  LEAVING_CHANGED: 'the sums are others by now: see leaving',
};

export const membershipCommands: readonly CliCommand[] = [
  {
    name: 'correct-birthday',
    usage: '<phone|id> --day <YYYY-MM-DD> --reason <text>: corrects a birthday, having seen a document',
    act: runBirthday,
  },
  {
    name: 'add-note',
    usage: '<phone|id> --text <text>: a note for the staff about a member, which stays as it is',
    act: runNote,
  },
  {
    name: 'sign-out-member',
    usage: '<phone|id>: ends all sessions of a member',
    act: runSignOut,
  },
  {
    name: 'set-class',
    usage: `<phone|id> --class <${CLASSES.join('|').toLowerCase()}> --reason <text>: puts a cast into another class; her prices stay`,
    act: runSetClass,
  },
  {
    name: 'leaving',
    usage: '<phone|id>: what leaving would do for a member now, and what refuses it',
    act: runLeaving,
  },
  {
    name: 'leave-for',
    usage:
      '<phone|id> --lapsing <points> --transfer <yen> --reason <text>: a member leaves for good who asked for it by letter or phone; the sums are those that leaving has shown',
    act: runLeaveFor,
  },
];

async function runBirthday(context: ActingContext, args: CliArgs): Promise<void> {
  const birthday = args.required('day');
  if (!isDay(birthday)) throw new UsageError('--day is a day such as 1998-05-01.');
  const accountId = await findOne(context, args.at(0));
  const body = { birthday, reason: args.required('reason') };
  await call(context, 'correctBirthday', { params: { accountId }, body }, REASONS);
  console.log(`Corrected: the birthday of ${accountId}`);
}

async function runNote(context: ActingContext, args: CliArgs): Promise<void> {
  const text = args.required('text');
  const accountId = await findOne(context, args.at(0));
  await call(context, 'addNote', { params: { accountId }, body: { text } }, REASONS);
  console.log(`Noted: ${accountId}`);
}

async function runSignOut(context: ActingContext, args: CliArgs): Promise<void> {
  const accountId = await findOne(context, args.at(0));
  const { ended } = await call(context, 'endSessionsOfMember', { params: { accountId } }, REASONS);
  console.log(`Ended: ${ended} sessions of ${accountId}`);
}

async function runSetClass(context: ActingContext, args: CliArgs): Promise<void> {
  const typed = args.required('class').toUpperCase().replace('-', '_');
  const castClass = CLASSES.find((one) => one === typed);
  if (!castClass) throw new UsageError(`${typed} is no class; one of ${CLASSES.join(', ')}.`);
  const accountId = await findOne(context, args.at(0));
  const input = { params: { accountId }, body: { castClass, reason: args.required('reason') } };
  const { before } = await call(context, 'setCastClass', input, REASONS);
  console.log(`Changed: ${before} to ${castClass}`);
}

async function runLeaving(context: ActingContext, args: CliArgs): Promise<void> {
  const accountId = await findOne(context, args.at(0));
  const preview = await call(context, 'previewLeavingOf', { params: { accountId } }, REASONS);
  const { obstacles, lapsingPoints, couponCount, payoff, hasOtherAccount } = preview;
  if (obstacles.length > 0) console.log(`Refused: ${obstacles.join(', ')}`);
  console.log(`--lapsing ${lapsingPoints} --transfer ${payoff?.transferYen ?? 0}`);
  if (payoff) console.log(`Paid out on ${payoff.payDay}: ${payoff.points}P`);
  if (couponCount > 0) console.log(`${couponCount} coupons lapse`);
  if (hasOtherAccount) console.log('The other account of this person stays');
}

async function runLeaveFor(context: ActingContext, args: CliArgs): Promise<void> {
  const accountId = await findOne(context, args.at(0));
  const body = {
    lapsingPoints: sumOf(args, 'lapsing'),
    transferYen: sumOf(args, 'transfer'),
    reason: args.required('reason'),
  };
  await call(context, 'leaveFor', { params: { accountId }, body }, REASONS);
  console.log(`Left: ${accountId}`);
}

function sumOf(args: CliArgs, name: 'lapsing' | 'transfer'): number {
  const sum = Number(args.required(name));
  if (!Number.isSafeInteger(sum) || sum < 0) throw new UsageError(`--${name} is a whole number.`);
  return sum;
}
