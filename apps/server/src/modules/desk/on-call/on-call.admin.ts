import type { onCallAdminRoutes } from '@yoimachi/contract/on-call';
import { fail, ok } from '@yoimachi/domain/result';
import type { OperatorHandlers } from '#platform/http';
import type { ActContext } from '#platform/module';
import { acknowledge } from './commands/acknowledge.ts';
import { noteAlert } from './commands/note-alert.ts';
import { addShift } from './commands/add-shift.ts';
import { listAlerts, readAlertLog } from './queries/alerts.ts';
import { readAlarm } from './queries/read-alarm.ts';
import { shownShifts } from './queries/shifts.ts';
import { deleteShift } from './shift.store.ts';

export const onCallAdmin = (context: ActContext): OperatorHandlers<typeof onCallAdminRoutes> => ({
  listShifts: async () => ok({ items: await shownShifts(context) }),
  addShift: ({ params, body, operator }) => addShift(context, { ...params, ...body, by: operator }),
  removeShift: async ({ params }) =>
    (await deleteShift(context.db, params.shiftId)) ? ok() : fail('SHIFT_UNKNOWN'),
  listAlerts: ({ query }) => listAlerts(context, query),
  readAlertLog: ({ params }) => readAlertLog(context, params.alertId),
  readAlarm: ({ params, body, operator }) => readAlarm(context, { ...params, ...body, operator }),
  noteAlert: ({ params, body, operator }) => noteAlert(context, { ...params, ...body, operator }),
  acknowledgeAlarm: ({ params, operator }) => acknowledge(context, { ...params, operator }),
});
