import * as z from 'zod/mini';
import { listedBooking } from '@yoimachi/contract/booking-admin';
import { id, instant, instantText, listOf, pageQuery, points, text } from '@yoimachi/contract/common';
import { queuePage } from '@yoimachi/contract/queue';
import { route } from '@yoimachi/contract/route';
import { OPERATOR_ROLES, SUSPENSION_CATEGORIES } from '@yoimachi/domain/operator';

const account = z.object({ accountId: id() });
const role = z.literal([...OPERATOR_ROLES]);
const one = z.object({ operatorId: id() });
const NAME_ERRORS = [
  'OPERATOR_NAME_MISSING',
  'OPERATOR_NAME_TOO_LONG',
  'OPERATOR_NAME_LETTERS',
  'OPERATOR_NAME_SCRIPTS',
] as const;
const OWNER_ERRORS = ['OPERATOR_REQUIRED', 'OWNER_FIRST', 'OWNER_ONLY'] as const;
const changed = z.object({ name: z.string(), role, isDisabled: z.boolean() });

/** What operators do with accounts, and with what they are alerted of. */
export const operatorAdminRoutes = {
  suspendAccount: route('POST', '/accounts/:accountId/suspend', 'operator', {
    summary:
      "Ends an account's sessions and its bookings that have not begun; with `takeFee` a guest owes the fee of the day.",
    params: account,
    body: z.object({
      takeFee: z.boolean(),
      category: z.optional(z.literal([...SUSPENSION_CATEGORIES])),
      reason: text(500),
    }),
    /** `isNew`: it was not suspended before. */
    answer: z.object({ isNew: z.boolean(), endedBookings: z.int() }),
    errors: ['NOT_FOUND', 'REASON_REQUIRED'],
  }),
  previewSuspension: route('POST', '/accounts/:accountId/preview-suspension', 'operator', {
    summary: 'What suspending an account would end now, and what it would cost; nothing ends.',
    params: account,
    answer: z.object({
      isSuspended: z.boolean(),
      sessions: z.int(),
      /** Bookings that have not begun, with the fee a guest would owe with `takeFee`. */
      ends: listOf({ booking: listedBooking, feePoints: points() }),
      /** What has begun or is not paid yet: it goes on, and its casts' rewards wait for an operator. */
      goesOn: z.array(listedBooking),
      feePoints: points(),
    }),
    errors: ['NOT_FOUND'],
  }),
  liftSuspension: route('POST', '/accounts/:accountId/lift-suspension', 'operator', {
    summary: 'A suspended person can sign in again; what ended stays ended.',
    params: account,
    body: z.object({ reason: text(500) }),
    errors: ['NOT_FOUND', 'CONFLICT', 'REASON_REQUIRED'],
  }),
  showMaintenance: route('GET', '/maintenance', 'operator', {
    summary: 'Whether the product is closed, and until when that is meant to be.',
    answer: z.object({ until: z.nullable(instant()) }),
  }),
  beginMaintenance: route('POST', '/maintenance', 'operator', {
    summary:
      'Closes calls and screens for everybody until it is ended; until when that is meant to be is told.',
    body: z.object({ until: instantText() }),
  }),
  endMaintenance: route('POST', '/maintenance/end', 'operator', {
    summary: 'Opens the product again.',
  }),
  handleAlert: route('POST', '/alerts/:alertId/handle', 'operator', {
    summary: 'Somebody looked after what operators were alerted of.',
    params: z.object({ alertId: z.coerce.number().check(z.int(), z.minimum(1)) }),
    errors: ['NOT_FOUND'],
  }),
  listDeadWork: route('GET', '/dead-work', 'operator', {
    summary: 'Events that nobody could handle and jobs that were given up, the oldest first.',
    query: z.object(pageQuery),
    answer: queuePage({
      what: z.literal(['EVENT', 'JOB']),
      /** The event's topic or the job's name. */
      name: z.string(),
      reason: z.string(),
    }),
  }),
  reviveEvent: route('POST', '/events/:eventId/revive', 'operator', {
    summary: 'An event that nobody could handle is handed on again.',
    params: z.object({ eventId: z.coerce.number().check(z.int(), z.minimum(1)) }),
    errors: ['NOT_FOUND'],
  }),
  reviveJob: route('POST', '/jobs/:jobId/revive', 'operator', {
    summary: 'A job that was given up is tried again, from its first try on.',
    params: z.object({ jobId: id() }),
    errors: ['NOT_FOUND'],
  }),
  addOperator: route('POST', '/operators', 'operator', {
    summary: 'An owner adds an operator.',
    /** `name` as typed: another spelling of one that is taken is taken, too. */
    body: z.object({ name: text(200), role }),
    answer: z.object({ id: id(), name: z.string() }),
    errors: [...NAME_ERRORS, ...OWNER_ERRORS, 'OPERATOR_NAME_TAKEN'],
  }),
  changeRole: route('POST', '/operators/:operatorId/role', 'operator', {
    summary: 'An owner changes what an operator is there for; one owner stays.',
    params: one,
    body: z.object({ role }),
    answer: changed,
    errors: [...NAME_ERRORS, ...OWNER_ERRORS, 'OPERATOR_UNKNOWN', 'LAST_OWNER'],
  }),
  switchOperator: route('POST', '/operators/:operatorId/switch', 'operator', {
    summary: 'An owner stops an operator from acting, or lets them act again; one owner stays.',
    params: one,
    body: z.object({ isDisabled: z.boolean() }),
    answer: changed,
    errors: [...NAME_ERRORS, ...OWNER_ERRORS, 'OPERATOR_UNKNOWN', 'LAST_OWNER'],
  }),
} as const;
