import { openReports } from '#people/block';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';

const LISTED = 100;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const reportCommands: readonly CliCommand[] = [
  {
    name: 'reports',
    usage: ': what guests and casts have reported of each other, the oldest first',
    run: runList,
  },
  { name: 'handle-report', usage: '<report id>: somebody looked after it', act: runHandle },
];

async function runList({ db }: OperatorContext): Promise<void> {
  const reports = await openReports(db, LISTED);
  for (const { id, reporter_id, reported_id, category, is_safety, body, created_at } of reports) {
    console.log(`${id}  ${created_at.toISOString()}  ${category}${is_safety ? '  SAFETY' : ''}`);
    console.log(`    ${reporter_id} of ${reported_id}: ${body.replaceAll('\n', ' ') || '-'}`);
  }
  console.log(`${reports.length}${reports.length === LISTED ? ' or more' : ''} open`);
}

async function runHandle(context: ActingContext, args: CliArgs): Promise<void> {
  const reportId = args.at(0);
  if (!UUID.test(reportId)) throw new UsageError(`${reportId} is no report's id.`);
  await call(
    context,
    'handleReport',
    { params: { reportId } },
    { NOT_FOUND: `report ${reportId} is not open` },
  );
  console.log(`Handled: ${reportId}`);
}
