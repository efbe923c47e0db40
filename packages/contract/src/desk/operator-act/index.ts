import * as z from 'zod/mini';
import { bookingEnding } from '@yoimachi/contract/booking-admin';
import { id, instant, listOf, pageQuery, points, text } from '@yoimachi/contract/common';
import { auditFilters } from '@yoimachi/contract/office-admin';
import { queuePage } from '@yoimachi/contract/queue';
import { READ_ERRORS } from '@yoimachi/contract/read-log';
import { route } from '@yoimachi/contract/route';
import { ACT_KINDS, EXPORT_KINDS, EXPORT_STATES } from '@yoimachi/domain/operator-act';

const PROPOSAL_ERRORS = ['NOT_FOUND', 'NUMBER_INVALID', 'REASON_REQUIRED'] as const;
const one = z.object({ actId: id() });
const reason = { reason: text(500) };
const proposed = z.object({ actId: id() });
/** What of the audit a file holds: everything by then that meets the filters. */
const auditExport = z.object({ ...auditFilters, rows: z.int() });
export type AuditExport = z.output<typeof auditExport>;
const FETCH_ERRORS = [
  'NOT_FOUND',
  'EXPORT_NOT_APPROVED',
  'EXPORT_FETCHED',
  'EXPORT_ENDED',
  ...READ_ERRORS,
] as const;

/** What one operator proposes and another approves. */
export const operatorActAdminRoutes = {
  readGoodwill: route('GET', '/goodwill', 'operator', {
    summary: 'How many points an operator gives alone in a day, and how many the one who asks has left.',
    answer: z.object({ pointsADay: points(), leftPoints: points() }),
  }),
  giveGoodwill: route('POST', '/accounts/:accountId/goodwill', 'operator', {
    summary: 'Gives a guest free points of 30 days at once, within what an operator gives alone in a day.',
    params: z.object({ accountId: id() }),
    body: z.object({ points: points(), ...reason }),
    answer: z.object({ leftPoints: points() }),
    errors: [...PROPOSAL_ERRORS, 'GOODWILL_LIMIT'],
  }),
  setGoodwillLimit: route('POST', '/goodwill/limit', 'operator', {
    summary: 'How many points each operator gives alone in a day, from now on.',
    body: z.object({ pointsADay: points() }),
    errors: ['NUMBER_INVALID'],
  }),
  proposeAdjustment: route('POST', '/accounts/:accountId/adjustments', 'operator', {
    summary: 'Proposes to give points, or with a negative number to take them.',
    params: z.object({ accountId: id() }),
    body: z.object({ points: z.int(), ...reason }),
    answer: proposed,
    errors: PROPOSAL_ERRORS,
  }),
  proposeRefund: route('POST', '/purchases/:purchaseId/refunds', 'operator', {
    summary: 'Proposes to pay points of a purchase back to its card.',
    params: z.object({ purchaseId: id() }),
    body: z.object({ points: z.int(), ...reason }),
    answer: proposed,
    errors: PROPOSAL_ERRORS,
  }),
  proposeBookingEnd: route('POST', '/bookings/:bookingId/propose-end', 'operator', {
    summary: 'Proposes to end a meeting and bill the real time, as of the approval.',
    params: z.object({ bookingId: id() }),
    body: z.object(reason),
    answer: z.object({ actId: id(), ending: bookingEnding }),
    errors: ['NOT_FOUND', 'REASON_REQUIRED', 'CLAIM_OPEN', 'ACTION_NOT_ALLOWED'],
  }),
  releaseReward: route('POST', '/rewards/:participationId/release', 'operator', {
    summary: "A frozen reward is the cast's after all.",
    params: z.object({ participationId: id() }),
    body: z.object(reason),
    answer: z.object({ rewardPoints: points() }),
    errors: ['NOT_FOUND', 'CONFLICT', 'REASON_REQUIRED'],
  }),
  proposeRewardReturn: route('POST', '/rewards/:participationId/propose-return', 'operator', {
    summary: 'Proposes to give a frozen reward and its fee back to the guest.',
    params: z.object({ participationId: id() }),
    body: z.object(reason),
    answer: z.object({ actId: id(), points: points() }),
    errors: ['NOT_FOUND', 'CONFLICT', 'REASON_REQUIRED'],
  }),
  listActs: route('GET', '/acts', 'operator', {
    summary: 'What was proposed and waits for a second operator, the oldest first.',
    query: z.object(pageQuery),
    answer: queuePage({
      actId: id(),
      kind: z.literal(ACT_KINDS),
      /** Null: it is about nobody alone. */
      accountId: z.nullable(id()),
      nickname: z.string(),
      /** Of an export of the audit. */
      audit: z.nullable(auditExport),
      purchaseId: z.nullable(id()),
      bookingId: z.nullable(id()),
      participationId: z.nullable(id()),
      points: z.int(),
      /** As its proposer wrote it. */
      reason: z.string(),
      proposer: z.object({ id: id(), name: z.string() }),
    }),
  }),
  listFrozenRewards: route('GET', '/frozen-rewards', 'operator', {
    summary: 'Rewards that wait for a decision, because one of the two was suspended, the oldest first.',
    query: z.object(pageQuery),
    answer: queuePage({
      participationId: id(),
      bookingId: id(),
      number: z.string(),
      castId: id(),
      castName: z.string(),
      guestId: id(),
      guestName: z.string(),
      rewardPoints: points(),
      feePoints: points(),
    }),
  }),
  approveAct: route('POST', '/acts/:actId/approve', 'operator', {
    summary: 'Does what another operator proposed; what it meets leaves it open.',
    params: one,
    errors: [
      'NOT_FOUND',
      'ACT_ALREADY_DECIDED',
      'ACT_SAME_OPERATOR',
      'POINTS_INSUFFICIENT',
      'REWARD_INSUFFICIENT',
      'REWARD_DECIDED',
      'CONFLICT',
      'CLAIM_OPEN',
      'ACTION_NOT_ALLOWED',
      'REASON_REQUIRED',
      'OWNER_ONLY',
    ],
  }),
  declineAct: route('POST', '/acts/:actId/decline', 'operator', {
    summary: 'Ends an act without doing it; its own proposer may take it back.',
    params: one,
    errors: ['NOT_FOUND', 'ACT_ALREADY_DECIDED'],
  }),
  proposeAuditExport: route('POST', '/audit/exports', 'operator', {
    summary: 'Proposes a file of the audit by its filters, as it stands now; another owner approves it.',
    body: z.object({ ...auditFilters, ...reason }),
    answer: z.object({ actId: id(), rows: z.int() }),
    errors: ['NOT_FOUND', 'REASON_REQUIRED', 'EXPORT_TOO_LARGE'],
  }),
  proposePersonalExport: route('POST', '/accounts/:accountId/exports', 'operator', {
    summary: 'Proposes a file of all that is kept of a member, as they are given who ask themselves.',
    params: z.object({ accountId: id() }),
    body: z.object(reason),
    answer: proposed,
    errors: ['NOT_FOUND', 'REASON_REQUIRED'],
  }),
  listOwnExports: route('GET', '/exports', 'operator', {
    summary: 'The last exports that the one who asks proposed, the newest first, and how far each is.',
    answer: z.object({
      items: listOf({
        actId: id(),
        kind: z.literal(EXPORT_KINDS),
        accountId: z.nullable(id()),
        nickname: z.string(),
        audit: z.nullable(auditExport),
        reason: z.string(),
        proposedAt: instant(),
        state: z.literal(EXPORT_STATES),
        /** Until when it is fetched; null: not approved. */
        endsAt: z.nullable(instant()),
      }),
    }),
  }),
  readAuditExport: route('POST', '/acts/:actId/audit-file', 'operator', {
    summary: 'The file of the audit that was approved, for its proposer, once within 24 hours.',
    params: one,
    file: 'text/csv; charset=utf-8',
    errors: FETCH_ERRORS,
  }),
  readPersonalExport: route('POST', '/acts/:actId/personal-file', 'operator', {
    summary: 'The file of a member that was approved, for its proposer, once within 24 hours.',
    params: one,
    file: 'application/json',
    errors: FETCH_ERRORS,
  }),
} as const;
