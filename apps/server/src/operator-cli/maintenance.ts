import { readMaintenance } from '../platform/maintenance/index.ts';
import { call } from './call.ts';
import {
  UsageError,
  type ActingContext,
  type CliArgs,
  type CliCommand,
  type OperatorContext,
} from './command.ts';
import { tokyoTime } from './tokyo-time.ts';

const REASONS = { VALIDATION: '--until has passed' };

export const maintenanceCommands: readonly CliCommand[] = [
  {
    name: 'maintenance',
    usage: ': whether the product is closed, and until when that was meant to be',
    run: runShow,
  },
  {
    name: 'begin-maintenance',
    usage:
      '--until <time>: closes calls and screens for everybody within some seconds; what payment and other services tell us is still taken in, and it ends by end-maintenance alone',
    act: runBegin,
  },
  { name: 'end-maintenance', usage: ': opens the product again', act: runEnd },
];

async function runShow({ db }: OperatorContext): Promise<void> {
  const until = await readMaintenance(db);
  console.log(until ? `Closed, meant to end at ${until.toISOString()}` : 'Open');
}

async function runBegin(context: ActingContext, args: CliArgs): Promise<void> {
  const until = tokyoTime(args, 'until', 'begin');
  if (until === null) throw new UsageError('--until is missing.');
  await call(context, 'beginMaintenance', { body: { until: until.toISOString() } }, REASONS);
  await runShow(context);
}

async function runEnd(context: ActingContext): Promise<void> {
  await call(context, 'endMaintenance', {});
  await runShow(context);
}
