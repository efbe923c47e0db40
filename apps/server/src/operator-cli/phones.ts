import { listWaitingChanges, listWaitingRequests } from '#people/phone';
import { call } from './call.ts';
import type { ActingContext, CliArgs, CliCommand, OperatorContext } from './command.ts';
import { showList } from './show-list.ts';

/** Sentences for what can go wrong, by code. */
const REASONS = {
  NOT_FOUND: 'there is no such request',
  VALIDATION: 'the id is none, or the reason is too long',
  PHONE_CHANGE_DECIDED: 'it was approved, rejected or taken back',
  PHONE_TAKEN: 'the new number belongs to another person by now',
  REASON_REQUIRED: 'say a reason: the person reads it',
  LOST_NUMBER_DECIDED: 'it was approved or rejected',
  LOST_NUMBER_UNKNOWN: 'nobody has the old number, or who had it has left',
  PERSON_DIFFERS:
    'name or birthday are not the registered ones: look at it with lost-number, then say --although',
};
const LISTED = 200;

export const phoneCommands: readonly CliCommand[] = [
  {
    name: 'list-phone-changes',
    usage: ': changes of number that wait, the longest first',
    run: runChanges,
  },
  {
    name: 'approve-phone-change',
    usage: '<change id>: the new number is hers, her other devices are signed out',
    act: approveChange,
  },
  {
    name: 'reject-phone-change',
    usage: '<change id> --reason <text>: the old number stays, and she is told why',
    act: rejectChange,
  },
  {
    name: 'list-lost-numbers',
    usage: ': requests of people who have lost their number, the longest waiting first',
    run: runRequests,
  },
  {
    name: 'lost-number',
    usage:
      '<request id> --reason <text>: what was said, and whether it is what is registered; who reads it is kept',
    act: showRequest,
  },
  {
    name: 'approve-lost-number',
    usage:
      '<request id> [--although]: gives the person the new number and ends all sessions; --although: name or birthday differ',
    act: approveRequest,
  },
  {
    name: 'reject-lost-number',
    usage: '<request id> --reason <text>: changes nothing, and the new number is told why',
    act: rejectRequest,
  },
];

const WAITING = { most: LISTED, what: 'waiting' };

async function runChanges({ db }: OperatorContext): Promise<void> {
  const rows = await listWaitingChanges(db, LISTED);
  showList(rows, WAITING, (row) => `${row.itemId}  ${row.askedAt.toISOString()}  account ${row.accountId}`);
}

async function runRequests({ db }: OperatorContext): Promise<void> {
  const rows = await listWaitingRequests(db, LISTED);
  showList(rows, WAITING, (row) => `${row.itemId}  ${row.askedAt.toISOString()}`);
}

async function approveChange(context: ActingContext, args: CliArgs): Promise<void> {
  const changeId = args.at(0);
  await call(context, 'approvePhoneChange', { params: { changeId } }, REASONS);
  console.log(`Approved: ${changeId}`);
}

async function rejectChange(context: ActingContext, args: CliArgs): Promise<void> {
  const changeId = args.at(0);
  const input = { params: { changeId }, body: { reason: args.required('reason') } };
  await call(context, 'rejectPhoneChange', input, REASONS);
  console.log(`Rejected: ${changeId}`);
}

async function showRequest(context: ActingContext, args: CliArgs): Promise<void> {
  const input = { params: { requestId: args.at(0) }, body: { reason: args.required('reason') } };
  const said = await call(context, 'readLostNumber', input, REASONS);
  const { isKnown, isSamePerson } = said;
  console.log(`${said.state}, asked ${said.askedAt}`);
  console.log(`old ${said.oldPhone}: ${isKnown ? 'registered' : 'nobody has it'}`);
  console.log(`new ${said.newPhone}`);
  console.log(
    `name ${said.name}, born ${said.birthday}: ${isSamePerson ? 'as registered' : 'not as registered'}`,
  );
  console.log(`reason: ${said.reason}`);
}

async function approveRequest(context: ActingContext, args: CliArgs): Promise<void> {
  const requestId = args.at(0);
  const input = { params: { requestId }, body: { although: args.flag('although') } };
  await call(context, 'approveLostNumber', input, REASONS);
  console.log(`Approved: ${requestId}`);
}

async function rejectRequest(context: ActingContext, args: CliArgs): Promise<void> {
  const requestId = args.at(0);
  const input = { params: { requestId }, body: { reason: args.required('reason') } };
  await call(context, 'rejectLostNumber', input, REASONS);
  console.log(`Rejected: ${requestId}`);
}
