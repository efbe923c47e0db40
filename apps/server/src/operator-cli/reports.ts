import { openReports } from '#people/block';
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

export const reportCommands: readonly CliCommand[] = [
  {
    name: 'reports',
    usage: ': what guests and casts have reported of each other, the oldest first',
    run: runList,
  },
  {
    name: 'read-report',
    usage: '<report id> --reason <text>: what was written; who reads it is kept',
    act: runRead,
  },
  { name: 'handle-report', usage: '<report id>: somebody looked after it', act: runHandle },
];

async function runList({ db }: OperatorContext): Promise<void> {
  const reports = await openReports(db, LISTED);
  showList(reports, { most: LISTED, what: 'open' }, (report) => [
    `${report.reportId}  ${report.askedAt.toISOString()}  ${report.category}${report.isSafety ? '  SAFETY' : ''}`,
    `    ${report.reporterId} of ${report.reportedId}`,
  ]);
}

async function runRead(context: ActingContext, args: CliArgs): Promise<void> {
  const input = { params: { reportId: reportIdOf(args) }, body: { reason: args.required('reason') } };
  const report = await call(context, 'readReport', input, { NOT_FOUND: 'there is no such report' });
  console.log(`${report.at}  ${report.category}${report.isSafety ? '  SAFETY' : ''}`);
  console.log(`${report.reporterId} of ${report.reportedId}: ${report.text.replaceAll('\n', ' ') || '-'}`);
}

async function runHandle(context: ActingContext, args: CliArgs): Promise<void> {
  const reportId = reportIdOf(args);
  const reasons = { NOT_FOUND: `report ${reportId} is not open` };
  await call(context, 'handleReport', { params: { reportId } }, reasons);
  console.log(`Handled: ${reportId}`);
}

function reportIdOf(args: CliArgs): string {
  const reportId = args.at(0);
  if (!UUID.test(reportId)) throw new UsageError(`${reportId} is no report's id.`);
  return reportId;
}
