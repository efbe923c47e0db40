import { isDay } from '@yoimachi/domain/time';
import { READ_KINDS } from '@yoimachi/domain/read-log';
import { findOperator } from '#desk/operator';
import { call } from './call.ts';
import { UsageError, type ActingContext, type CliArgs, type CliCommand } from './command.ts';
import { findOne } from './find-one.ts';
import { operatorReasons } from './operator-reasons.ts';
import { refused } from './refused.ts';

export const readLogCommands: readonly CliCommand[] = [
  {
    name: 'read-log',
    usage:
      '[--by <operator>] [--of <phone|id>] [--kind <kind>] [--day <day>]: who read what is private of whom and why, the newest first; for owners',
    act: runLog,
  },
  {
    name: 'check-audit',
    usage: ': whether a row of the audit is missing or was changed; for owners',
    act: runCheck,
  },
];

async function runCheck(context: ActingContext): Promise<void> {
  const { rows, brokenAt, link } = await call(context, 'checkAudit', {}, operatorReasons);
  console.log(brokenAt === null ? `Whole: ${rows} rows, ${link ?? '-'}` : `Broken at row ${brokenAt}`);
}

async function runLog(context: ActingContext, args: CliArgs): Promise<void> {
  const query = {
    operatorId: await operatorIn(context, args.option('by')),
    accountId: await accountIn(context, args.option('of')),
    kind: kindOf(args.option('kind')),
    day: args.option('day'),
  };
  if (query.day !== undefined && !isDay(query.day))
    throw new UsageError('--day is a day such as 2026-11-22.');
  const reasons = { OWNER_ONLY: 'only an owner looks at who read what' };
  const { items, isAll } = await call(context, 'listReads', { query }, reasons);
  for (const { at, operatorName, kind, accountId, subject, shown, reason } of items)
    console.log(
      `${at}  ${operatorName}  ${kind}  ${accountId ?? '-'}  ${subject || '-'}  ${shown} shown  ${reason.replaceAll('\n', ' ')}`,
    );
  console.log(`${items.length}${isAll ? '' : ' or more'} reads`);
}

async function operatorIn({ db }: ActingContext, name: string | undefined): Promise<string | undefined> {
  if (name === undefined) return undefined;
  const found = await findOperator(db, name);
  if (!found.ok) throw refused(found.error, operatorReasons);
  return found.value.id;
}

const accountIn = async (context: ActingContext, who: string | undefined) =>
  who === undefined ? undefined : findOne(context, who);

function kindOf(text: string | undefined) {
  const kind = READ_KINDS.find((one) => one === text?.toUpperCase().replaceAll('-', '_'));
  if (text !== undefined && !kind)
    throw new UsageError(`--kind is one of ${READ_KINDS.join(', ').toLowerCase().replaceAll('_', '-')}.`);
  return kind;
}
