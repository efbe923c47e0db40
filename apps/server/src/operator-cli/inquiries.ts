import { REMOVAL_OUTCOMES, removalDueAt } from '@yoimachi/domain/inquiry';
import { openInquiries, openRemovals } from '#talk/inquiry';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { showList } from './show-list.ts';

const LISTED = 200;
const REASONS = {
  NOT_FOUND: 'there is no such inquiry, removal request or account',
  VALIDATION: 'a number looks like Y-7KQ2-M9XD, an account is its id',
  REQUIRED: 'the text is empty',
  TOO_LONG: 'the text is too long',
} as const;
const ANSWER_REASONS = {
  ...REASONS,
  CONFLICT: 'it was written in after what you have read, or it is decided: read it again',
} as const;

export const inquiryCommands: readonly CliCommand[] = [
  {
    name: 'inquiries',
    usage: ': inquiries that wait for an operator, the longest first, with when a removal request is due',
    run: runList,
  },
  {
    name: 'read-inquiry',
    usage:
      '<number> --reason <text>: what was asked and answered, with links to its pictures; who reads it is kept',
    act: runRead,
  },
  { name: 'take-inquiry', usage: '<number>: you look after it', act: runTake },
  {
    name: 'answer-inquiry',
    usage: '<number> --seen <last message> --text <answer>: answers it; the person is told',
    act: runAnswer,
  },
  {
    name: 'hear-poster',
    usage: '<number> <account id> --text <question>: asks who posted what a removal request is about',
    act: runHear,
  },
  {
    name: 'decide-removal',
    usage: `<number> --outcome <${REMOVAL_OUTCOMES.join('|')}> --seen <last message> --text <reason>: decides a removal request; what is shown is taken away before, by reject-media or suspend`,
    act: runDecide,
  },
];

async function runList({ db }: OperatorContext): Promise<void> {
  const removals = (await openRemovals(db, LISTED)).map((row) => ({
    ...row,
    due: `  ${row.right}, due ${removalDueAt(row.askedAt).toISOString()}`,
  }));
  const others = (await openInquiries(db, LISTED)).map((row) => ({ ...row, due: '' }));
  showList([...removals, ...others], { most: LISTED, what: 'waiting' }, (row) => [
    `${row.number}  since ${row.askedAt.toISOString()}  ${row.category}  ${row.state}${row.due}`,
    `    ${row.accountId ?? 'signed out'}${row.takenBy ? `  taken by ${row.takenBy}` : ''}`,
  ]);
}

async function runRead(context: ActingContext, args: CliArgs): Promise<void> {
  const input = { params: { number: args.at(0) }, body: { reason: args.required('reason') } };
  const read = await call(context, 'readInquiry', input, REASONS);
  const who = read.accountId ?? `signed out: ${read.name ?? '-'} <${read.mail ?? '-'}>`;
  console.log(`${args.at(0)}  ${read.category}  ${read.state}  ${who}`);
  if (read.bookingId !== null) console.log(`Booking ${read.bookingId}`);
  console.log(`Subject: ${plain(read.subject)}`);
  if (read.removal) {
    const { what, right, isGrave, dueAt, outcome, heard } = read.removal;
    console.log(`To be removed: ${plain(what)}`);
    console.log(
      `${right}${isGrave ? ' (grave: hide it first)' : ''}  due ${dueAt}  ${outcome ?? 'not decided'}`,
    );
    if (heard.length > 0) console.log(`Heard: ${heard.join(', ')}`);
  }
  for (const { number, by, at, text, pictures } of read.messages) {
    console.log(`${number}  ${at}  ${by}: ${plain(text)}`);
    for (const picture of pictures) console.log(`    ${picture}`);
  }
}

async function runTake(context: ActingContext, args: CliArgs): Promise<void> {
  const reasons = { ...REASONS, CONFLICT: 'it is answered', ITEM_TAKEN: 'somebody else looks after it' };
  await call(context, 'takeInquiry', { params: { number: args.at(0) } }, reasons);
  console.log(`Taken: ${args.at(0)}`);
}

async function runAnswer(context: ActingContext, args: CliArgs): Promise<void> {
  const body = { text: args.required('text'), seen: seenOf(args) };
  await call(context, 'answerInquiry', { params: { number: args.at(0) }, body }, ANSWER_REASONS);
  console.log(`Answered: ${args.at(0)}`);
}

async function runHear(context: ActingContext, args: CliArgs): Promise<void> {
  const params = { number: args.at(0), accountId: args.at(1) };
  const reasons = { ...REASONS, CONFLICT: 'it is decided, or this account is asked already' };
  const { number } = await call(
    context,
    'hearPoster',
    { params, body: { text: args.required('text') } },
    reasons,
  );
  console.log(`Asked: the answer will stand in ${number}`);
}

async function runDecide(context: ActingContext, args: CliArgs): Promise<void> {
  const typed = args.required('outcome').toUpperCase();
  const outcome = REMOVAL_OUTCOMES.find((one) => one === typed);
  if (!outcome) throw new UsageError(`${typed} is no outcome; one of ${REMOVAL_OUTCOMES.join(', ')}.`);
  const body = { outcome, text: args.required('text'), seen: seenOf(args) };
  await call(context, 'decideRemoval', { params: { number: args.at(0) }, body }, ANSWER_REASONS);
  console.log(`Decided: ${args.at(0)}  ${outcome}`);
}

/** The number before the last message that `read-inquiry` has shown. */
function seenOf(args: CliArgs): number {
  const seen = Number(args.required('seen'));
  if (!Number.isSafeInteger(seen) || seen < 1) throw new UsageError('--seen is the number of a message.');
  return seen;
}

const plain = (text: string): string => text.replaceAll('\n', ' ');
