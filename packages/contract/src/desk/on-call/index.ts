import * as z from 'zod/mini';
import { id, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

const rowId = () => z.coerce.number().check(z.int(), z.minimum(1));

/** Who answers alarms, and that somebody has. */
export const onCallAdminRoutes = {
  addShift: route({
    method: 'POST',
    path: '/operators/:operatorId/shifts',
    who: 'operator',
    summary:
      'An operator answers alarms at these hours, by this number and mail; alarms that wait are told at once.',
    params: z.object({ operatorId: id() }),
    /** All as typed: `fri-sun`, `18:00-02:00`. Without a position the last. */
    body: z.object({
      phone: text(40),
      mail: z.optional(text(254)),
      weekdays: text(40),
      hours: text(20),
      position: z.optional(z.int().check(z.minimum(1), z.maximum(1_000))),
    }),
    answer: z.object({ shiftId: z.int(), position: z.int() }),
    errors: [
      'OPERATOR_UNKNOWN',
      'OPERATOR_DISABLED',
      'SHIFT_INVALID',
      'SHIFT_POSITION_TAKEN',
      'PHONE_REQUIRED',
      'PHONE_INVALID',
      'PHONE_NOT_MOBILE',
      'EMAIL_INVALID',
    ],
  }),
  removeShift: route({
    method: 'POST',
    path: '/shifts/:shiftId/remove',
    who: 'operator',
    summary: 'These hours are answered no more; the number is forgotten.',
    params: z.object({ shiftId: rowId() }),
    errors: ['SHIFT_UNKNOWN'],
  }),
  acknowledgeAlarm: route({
    method: 'POST',
    path: '/alerts/:alertId/acknowledge',
    who: 'operator',
    summary: 'An operator takes an alarm: nobody else is told of it any more.',
    params: z.object({ alertId: rowId() }),
    errors: ['NOT_FOUND', 'ALARM_TAKEN'],
  }),
} as const;
