import { isDay } from '@yoimachi/domain/time';
import { call } from './call.ts';
import { UsageError, type ActingContext, type CliArgs, type CliCommand } from './command.ts';
import { showList } from './show-list.ts';

export const accessRecordCommands: readonly CliCommand[] = [
  {
    name: 'access-records',
    usage:
      '<account id> --from <day> --to <day> --reason <text>: from where somebody signed in, posted and bought; who asked is kept',
    act: runRead,
  },
];

async function runRead(context: ActingContext, args: CliArgs): Promise<void> {
  const [from, to] = [dayOf(args, 'from'), dayOf(args, 'to')];
  const input = { params: { accountId: args.at(0) }, body: { from, to, reason: args.required('reason') } };
  const { items } = await call(context, 'readAccessRecords', input, {
    REASON_REQUIRED: 'say why: --reason <text>',
  });
  showList(
    items,
    { what: 'records' },
    ({ at, kind, call: name, address, port, agent }) =>
      `${at}  ${kind}  ${name}  ${address}${port === null ? '' : ` port ${port}`}  ${agent}`,
  );
}

function dayOf(args: CliArgs, name: string): string {
  const day = args.required(name);
  if (!isDay(day)) throw new UsageError(`--${name} is a day such as 2026-11-22.`);
  return day;
}
