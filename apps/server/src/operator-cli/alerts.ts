import { mapAddressOf } from '@yoimachi/domain/safety';
import { waitingAlerts } from '#desk/on-call';
import { call } from './call.ts';
import type { CliCommand } from './command.ts';
import { showList } from './show-list.ts';

const LISTED = 100;

export const alertCommands: readonly CliCommand[] = [
  {
    name: 'alerts',
    usage: ': what waits for an operator, the oldest first',
    async run({ db }) {
      showList(
        await waitingAlerts(db, LISTED),
        { most: LISTED, what: 'open' },
        ({ itemId, kind, payload, askedAt }) =>
          `${itemId}  ${askedAt.toISOString()}  ${kind}  ${JSON.stringify(payload)}`,
      );
    },
  },
  {
    name: 'alarm-place',
    usage: '<alert id> --reason <text>: where somebody who calls for help says to be',
    async act(context, args) {
      const reason = args.required('reason');
      const alertId = args.wholeNumberAt(0);
      const reasons = { NOT_FOUND: `alert ${alertId} is no call for help` };
      const { place, isWithdrawn } = await call(
        context,
        'readAlarm',
        { params: { alertId }, body: { reason } },
        reasons,
      );
      if (isWithdrawn) console.log('taken back');
      console.log(
        place ? `${mapAddressOf(place)} within ${Math.round(place.accuracyMeters)} m` : 'no place was sent',
      );
    },
  },
  {
    name: 'note-alert',
    usage: '<alert id> --text <text>: notes what was done about it, for those who come after',
    async act(context, args) {
      const body = { note: args.required('text') };
      const alertId = args.wholeNumberAt(0);
      const NOT_FOUND = `there is no alert ${alertId}`;
      await call(context, 'noteAlert', { params: { alertId }, body }, { NOT_FOUND });
      console.log(`Noted: ${alertId}`);
    },
  },
  {
    name: 'handle-alert',
    usage: '<alert id>: somebody looked after it',
    async act(context, args) {
      const alertId = args.wholeNumberAt(0);
      const NOT_FOUND = `alert ${alertId} is not open`;
      await call(context, 'handleAlert', { params: { alertId } }, { NOT_FOUND, VALIDATION: NOT_FOUND });
      console.log(`Handled: ${alertId}`);
    },
  },
];
