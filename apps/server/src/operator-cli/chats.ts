import type { chatAdminRoutes } from '@yoimachi/contract/chat-admin';
import type { AnswerOf } from '@yoimachi/contract/route';
import { call } from './call.ts';
import { UsageError, type ActingContext, type CliArgs, type CliCommand } from './command.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const chatCommands: readonly CliCommand[] = [
  {
    name: 'read-reported-chat',
    usage:
      '<report id> --reason <text>: what the two had written when it was reported, also what was taken back; who reads it is kept',
    act: readReported,
  },
  {
    name: 'read-chat',
    usage: '<guest id> <cast id> --reason <text>: what the two have written last; who reads it is kept',
    act: readNow,
  },
];

async function readReported(context: ActingContext, args: CliArgs): Promise<void> {
  const input = { params: { reportId: idAt(args, 0) }, body: { reason: args.required('reason') } };
  show(
    await call(context, 'readReportedChat', input, {
      NOT_FOUND: 'there is no such report, or the two had written nothing',
    }),
  );
}

async function readNow(context: ActingContext, args: CliArgs): Promise<void> {
  const params = { guestId: idAt(args, 0), castId: idAt(args, 1) };
  const input = { params, body: { reason: args.required('reason') } };
  show(await call(context, 'readChat', input, { NOT_FOUND: 'the two have written nothing' }));
}

function show({ guestId, castId, messages }: AnswerOf<(typeof chatAdminRoutes)['readChat']>): void {
  console.log(`guest ${guestId}, cast ${castId}`);
  for (const { number, by, at, text, line, type, isWithdrawn, isMeant } of messages) {
    const marks = [isMeant && 'REPORTED', isWithdrawn && 'TAKEN BACK'].filter(Boolean).join(' ');
    const said = (text ?? line ?? type).replaceAll('\n', ' ');
    console.log(`${number}  ${at}  ${by}${marks && `  ${marks}`}: ${said}`);
  }
}

function idAt(args: CliArgs, index: number): string {
  const id = args.at(index);
  if (!UUID.test(id)) throw new UsageError(`${id} is no id.`);
  return id;
}
