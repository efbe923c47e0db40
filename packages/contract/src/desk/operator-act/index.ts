import * as z from 'zod/mini';
import { bookingEnding } from '@yoimachi/contract/booking-admin';
import { id, pageQuery, points, text } from '@yoimachi/contract/common';
import { queuePage } from '@yoimachi/contract/queue';
import { route } from '@yoimachi/contract/route';

const PROPOSAL_ERRORS = ['NOT_FOUND', 'NUMBER_INVALID', 'REASON_REQUIRED'] as const;
const one = z.object({ actId: id() });
const reason = { reason: text(500) };
const proposed = z.object({ actId: id() });

/** What one operator proposes and another approves. */
export const operatorActAdminRoutes = {
  readGoodwill: route({
    method: 'GET',
    path: '/goodwill',
    who: 'operator',
    summary: 'How many points an operator gives alone in a day, and how many the one who asks has left.',
    answer: z.object({ pointsADay: points(), leftPoints: points() }),
  }),
  giveGoodwill: route({
    method: 'POST',
    path: '/accounts/:accountId/goodwill',
    who: 'operator',
    summary: 'Gives a guest free points of 30 days at once, within what an operator gives alone in a day.',
    params: z.object({ accountId: id() }),
    body: z.object({ points: points(), ...reason }),
    answer: z.object({ leftPoints: points() }),
    errors: [...PROPOSAL_ERRORS, 'GOODWILL_LIMIT'],
  }),
  setGoodwillLimit: route({
    method: 'POST',
    path: '/goodwill/limit',
    who: 'operator',
    summary: 'How many points each operator gives alone in a day, from now on.',
    body: z.object({ pointsADay: points() }),
    errors: ['NUMBER_INVALID'],
  }),
  proposeAdjustment: route({
    method: 'POST',
    path: '/accounts/:accountId/adjustments',
    who: 'operator',
    summary: 'Proposes to give points, or with a negative number to take them.',
    params: z.object({ accountId: id() }),
    body: z.object({ points: z.int(), ...reason }),
    answer: proposed,
    errors: PROPOSAL_ERRORS,
  }),
  proposeRefund: route({
    method: 'POST',
    path: '/purchases/:purchaseId/refunds',
    who: 'operator',
    summary: 'Proposes to pay points of a purchase back to its card.',
    params: z.object({ purchaseId: id() }),
    body: z.object({ points: z.int(), ...reason }),
    answer: proposed,
    errors: PROPOSAL_ERRORS,
  }),
  proposeBookingEnd: route({
    method: 'POST',
    path: '/bookings/:bookingId/propose-end',
    who: 'operator',
    summary: 'Proposes to end a meeting and bill the real time, as of the approval.',
    params: z.object({ bookingId: id() }),
    body: z.object(reason),
    answer: z.object({ actId: id(), ending: bookingEnding }),
    errors: ['NOT_FOUND', 'REASON_REQUIRED', 'CLAIM_OPEN', 'ACTION_NOT_ALLOWED'],
  }),
  releaseReward: route({
    method: 'POST',
    path: '/rewards/:participationId/release',
    who: 'operator',
    summary: "A frozen reward is the cast's after all.",
    params: z.object({ participationId: id() }),
    body: z.object(reason),
    answer: z.object({ rewardPoints: points() }),
    errors: ['NOT_FOUND', 'CONFLICT', 'REASON_REQUIRED'],
  }),
  proposeRewardReturn: route({
    method: 'POST',
    path: '/rewards/:participationId/propose-return',
    who: 'operator',
    summary: 'Proposes to give a frozen reward and its fee back to the guest.',
    params: z.object({ participationId: id() }),
    body: z.object(reason),
    answer: z.object({ actId: id(), points: points() }),
    errors: ['NOT_FOUND', 'CONFLICT', 'REASON_REQUIRED'],
  }),
  listActs: route({
    method: 'GET',
    path: '/acts',
    who: 'operator',
    summary: 'What was proposed and waits for a second operator, the oldest first.',
    query: z.object(pageQuery),
    answer: queuePage({
      actId: id(),
      kind: z.literal(['GUEST_ADJUSTMENT', 'CAST_ADJUSTMENT', 'REFUND', 'BOOKING_END', 'REWARD_RETURN']),
      accountId: id(),
      nickname: z.string(),
      purchaseId: z.nullable(id()),
      bookingId: z.nullable(id()),
      participationId: z.nullable(id()),
      points: z.int(),
      /** As its proposer wrote it. */
      reason: z.string(),
      proposer: z.object({ id: id(), name: z.string() }),
    }),
  }),
  listFrozenRewards: route({
    method: 'GET',
    path: '/frozen-rewards',
    who: 'operator',
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
  approveAct: route({
    method: 'POST',
    path: '/acts/:actId/approve',
    who: 'operator',
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
    ],
  }),
  declineAct: route({
    method: 'POST',
    path: '/acts/:actId/decline',
    who: 'operator',
    summary: 'Ends an act without doing it; its own proposer may take it back.',
    params: one,
    errors: ['NOT_FOUND', 'ACT_ALREADY_DECIDED'],
  }),
} as const;
