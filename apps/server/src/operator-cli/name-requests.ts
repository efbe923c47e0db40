import { openNameRequests } from '#people/profile';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { showList } from './show-list.ts';

const LISTED = 100;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Sentences for what can go wrong, by code. */
const REASONS = {
  NOT_FOUND: 'no such request waits',
  AGE_UNDER_18: 'with that birthday she is under 18: reject it, and suspend her',
  REASON_REQUIRED: 'say a reason, which she is told',
};

export const nameRequestCommands: readonly CliCommand[] = [
  {
    name: 'name-requests',
    usage: ': who asks to change her registered name or birthday, the oldest first',
    run: runList,
  },
  {
    name: 'read-name-request',
    usage: '<request id> --reason <text>: what she asks for beside what is registered',
    act: runRead,
  },
  {
    name: 'approve-name-request',
    usage: '<request id>: her document shows it: she is registered anew and told',
    act: (context, args) => decide(context, args, { approved: true }),
  },
  {
    name: 'reject-name-request',
    usage: '<request id> --reason <text>: it stays as it is; she is told why',
    act: (context, args) => decide(context, args, { approved: false, reason: args.required('reason') }),
  },
];

async function runList({ db }: OperatorContext): Promise<void> {
  const rows = await openNameRequests(db, LISTED);
  showList(
    rows,
    { most: LISTED, what: 'waiting' },
    ({ itemId, askedAt, castId, nickname }) => `${itemId}  ${askedAt.toISOString()}  ${castId} ${nickname}`,
  );
}

async function runRead(context: ActingContext, args: CliArgs): Promise<void> {
  const input = {
    params: { requestId: requestIdOf(args) },
    body: { reason: args.required('reason') },
  };
  const { castId, registered, wanted } = await call(context, 'readNameRequest', input, REASONS);
  console.log(`Cast ${castId}`);
  for (const key of ['name', 'nameKana', 'birthday'] as const)
    console.log(
      `${key}: ${registered[key]} -> ${wanted[key]}${registered[key] === wanted[key] ? ' (same)' : ''}`,
    );
  console.log(`why: ${wanted.reason.replaceAll('\n', ' ')}`);
}

async function decide(
  context: ActingContext,
  args: CliArgs,
  body: { readonly approved: boolean; readonly reason?: string },
): Promise<void> {
  const input = { params: { requestId: requestIdOf(args) }, body };
  const { castId } = await call(context, 'decideNameRequest', input, REASONS);
  console.log(`${body.approved ? 'Approved' : 'Rejected'}: ${castId}`);
}

function requestIdOf(args: CliArgs): string {
  const requestId = args.at(0);
  if (!UUID.test(requestId)) throw new UsageError(`${requestId} is no request's id.`);
  return requestId;
}
