import { handleAlert, openAlerts } from '#desk/operator';
import { UsageError, type CliCommand } from './command.ts';

const LISTED = 100;

export const alertCommands: readonly CliCommand[] = [
  {
    name: 'alerts',
    usage: ': what waits for an operator, the oldest first',
    async run({ db }) {
      const alerts = await openAlerts(db, LISTED);
      for (const { id, kind, payload, created_at } of alerts) {
        console.log(`${id}  ${created_at.toISOString()}  ${kind}  ${JSON.stringify(payload)}`);
      }
      console.log(`${alerts.length}${alerts.length === LISTED ? ' or more' : ''} open`);
    },
  },
  {
    name: 'handle-alert',
    usage: '<alert id>: somebody looked after it',
    async act({ db, clock, operator }, args) {
      const id = args.wholeNumberAt(0);
      if (!(await handleAlert(db, id, operator.id, clock.now())))
        throw new UsageError(`Alert ${id} is not open.`);
      console.log(`Handled: ${id}`);
    },
  },
];
