import { ALERT_NOTE_MAX } from '@yoimachi/domain/on-call';
import * as z from 'zod/mini';
import { id, instant, listOf, pageQuery, text } from '@yoimachi/contract/common';
import { queuePage } from '@yoimachi/contract/queue';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { route } from '@yoimachi/contract/route';
import { sosPlace } from '@yoimachi/contract/safety';

const rowId = () => z.coerce.number().check(z.int(), z.minimum(1));

/** Who answers alarms, and that somebody has. */
export const onCallAdminRoutes = {
  listShifts: route('GET', '/shifts', 'operator', {
    summary:
      'Who answers alarms when, in the order in which they are told. Numbers and addresses are not shown.',
    answer: z.object({
      items: listOf({
        shiftId: z.int(),
        operator: z.object({ id: id(), name: z.string() }),
        /** 0 Sunday to 6 Saturday. */
        weekdays: z.array(z.int()),
        fromMinute: z.int(),
        /** Not later than `fromMinute`: of the next day. */
        toMinute: z.int(),
        position: z.int(),
        hasMail: z.boolean(),
        isOnDuty: z.boolean(),
      }),
    }),
  }),
  addShift: route('POST', '/operators/:operatorId/shifts', 'operator', {
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
  removeShift: route('POST', '/shifts/:shiftId/remove', 'operator', {
    summary: 'These hours are answered no more; the number is forgotten.',
    params: z.object({ shiftId: rowId() }),
    errors: ['SHIFT_UNKNOWN'],
  }),
  listAlerts: route('GET', '/alerts', 'operator', {
    summary: 'What calls for an operator and nobody has looked after, the oldest first.',
    query: z.object({ ...pageQuery, isUrgent: z.optional(z.literal(['true', 'false'])) }),
    answer: queuePage({
      alertId: z.int(),
      kind: z.string(),
      /** One sentence. */
      text: z.string(),
      /** It wakes who is on call until somebody takes it. */
      isUrgent: z.boolean(),
      acknowledgedBy: z.nullable(z.object({ id: id(), name: z.string(), at: instant() })),
      /** Whom it is about, where that is one account. */
      account: z.nullable(z.object({ id: id(), who: z.literal(['CAST', 'GUEST']), nickname: z.string() })),
      /** Ids of what it is about, by their names. */
      about: z.record(z.string(), z.string()),
      notes: z.int(),
    }),
  }),
  readAlertLog: route('GET', '/alerts/:alertId/log', 'operator', {
    summary:
      'What was done about an alert, in the order of time: who was told, who took it, what operators noted.',
    params: z.object({ alertId: rowId() }),
    answer: z.object({
      kind: z.string(),
      text: z.string(),
      items: listOf({
        what: z.literal(['RAISED', 'TOLD', 'ACKNOWLEDGED', 'NOTED', 'HANDLED']),
        at: instant(),
        operator: z.nullable(z.object({ id: id(), name: z.string() })),
        /** What was noted. */
        note: z.nullable(z.string()),
      }),
    }),
    errors: ['NOT_FOUND'],
  }),
  readAlarm: route('POST', '/alerts/:alertId/help', 'operator', {
    summary:
      'Where somebody who calls for help says to be, and whether a quiet call was taken back; private, so it needs a reason.',
    params: z.object({ alertId: rowId() }),
    body: z.object(readReason),
    answer: z.object({
      /** The last one that her phone sent; null: none. */
      place: z.nullable(sosPlace),
      /** She took the quiet call back. */
      isWithdrawn: z.boolean(),
    }),
    errors: ['NOT_FOUND', ...READ_ERRORS],
  }),
  noteAlert: route('POST', '/alerts/:alertId/notes', 'operator', {
    summary: 'Notes what was done about an alert, for those who come after; nothing private belongs there.',
    params: z.object({ alertId: rowId() }),
    body: z.object({ note: text(ALERT_NOTE_MAX) }),
    errors: ['NOT_FOUND', 'REQUIRED'],
  }),
  acknowledgeAlarm: route('POST', '/alerts/:alertId/acknowledge', 'operator', {
    summary: 'An operator takes an alarm: nobody else is told of it any more.',
    params: z.object({ alertId: rowId() }),
    errors: ['NOT_FOUND', 'ALARM_TAKEN'],
  }),
} as const;
