import * as z from 'zod/mini';
import { id, pageQuery, text } from '@yoimachi/contract/common';
import { queuePage } from '@yoimachi/contract/queue';
import { route } from '@yoimachi/contract/route';
import { stageRow } from '@yoimachi/contract/stage';

const count = () => z.optional(z.int().check(z.minimum(0), z.maximum(999_999)));

/** What operators do with stages and with what counts for them. */
export const stageAdminRoutes = {
  listStages: route('GET', '/stages', 'operator', {
    summary: 'The stages with their fees, and what reaches them: either is enough.',
    answer: z.object({ items: z.array(stageRow) }),
  }),
  editStage: route('PUT', '/stages/:stage', 'operator', {
    summary: 'Changes the fee or the requirements of a stage from now on.',
    params: z.object({ stage: z.coerce.number().check(z.int()) }),
    body: z.object({ feePercent: count(), friends: count(), bookings: count() }),
    errors: ['NOT_FOUND'],
  }),
  listReferrals: route('GET', '/referrals', 'operator', {
    summary: 'Invited casts beyond ten in 30 days, the longest waiting first.',
    query: z.object(pageQuery),
    answer: queuePage({ friendId: id(), friendName: z.string(), referrerId: id(), referrerName: z.string() }),
  }),
  decideReferral: route('POST', '/referrals/:friendId/decide', 'operator', {
    summary: 'An invited cast counts as a friend, or never does.',
    params: z.object({ friendId: id() }),
    body: z.object({ counts: z.boolean() }),
    /** Who invited her. */
    answer: z.object({ referrerId: id() }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  uncount: route('POST', '/stage-counts/:causeId/take-back', 'operator', {
    summary: 'Takes a reversed booking or friend out of the count.',
    /** Of a participation, or of the invited cast. */
    params: z.object({ causeId: id() }),
    body: z.object({ reason: text(500) }),
    answer: z.object({ castId: id() }),
    errors: ['NOT_FOUND', 'REASON_REQUIRED'],
  }),
} as const;
