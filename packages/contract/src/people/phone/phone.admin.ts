import * as z from 'zod/mini';
import { PHONE_REJECTION_MAX } from '@yoimachi/domain/phone';
import { id, instant, pageQuery, text } from '@yoimachi/contract/common';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { queuePage } from '@yoimachi/contract/queue';
import { route } from '@yoimachi/contract/route';

const ofChange = z.object({ changeId: id() });
const ofRequest = z.object({ requestId: id() });
const rejection = z.object({ reason: text(PHONE_REJECTION_MAX) });

/** What operators decide about numbers. */
export const phoneAdminRoutes = {
  listPhoneChanges: route('GET', '/phone-changes', 'operator', {
    summary: 'Casts who ask for another number, the longest waiting first.',
    query: z.object(pageQuery),
    answer: queuePage({ changeId: id(), accountId: id(), nickname: z.string() }),
  }),
  listLostNumbers: route('GET', '/lost-numbers', 'operator', {
    summary: 'Requests of people who have lost their number, the longest waiting first.',
    query: z.object(pageQuery),
    answer: queuePage({ requestId: id() }),
  }),
  approvePhoneChange: route('POST', '/phone-changes/:changeId/approve', 'operator', {
    summary: "Gives a cast the number she asked for and ends her other devices' sessions; she is told.",
    params: ofChange,
    errors: ['NOT_FOUND', 'PHONE_CHANGE_DECIDED', 'PHONE_TAKEN'],
  }),
  rejectPhoneChange: route('POST', '/phone-changes/:changeId/reject', 'operator', {
    summary: 'Leaves a cast her number and tells her why.',
    params: ofChange,
    body: rejection,
    errors: ['NOT_FOUND', 'PHONE_CHANGE_DECIDED', 'REASON_REQUIRED'],
  }),
  readLostNumber: route('POST', '/lost-numbers/:requestId/read', 'operator', {
    summary: 'What somebody who has lost the number says, and whether it is what is registered.',
    params: ofRequest,
    body: z.object(readReason),
    answer: z.object({
      state: z.string(),
      askedAt: instant(),
      oldPhone: z.string(),
      newPhone: z.string(),
      name: z.string(),
      birthday: z.string(),
      reason: z.string(),
      /** Whether anybody has the old number. */
      isKnown: z.boolean(),
      isSamePerson: z.boolean(),
    }),
    errors: ['NOT_FOUND', ...READ_ERRORS],
  }),
  approveLostNumber: route('POST', '/lost-numbers/:requestId/approve', 'operator', {
    summary:
      'Gives the owner of a lost number the new one and ends all sessions. `although`: name or birthday differ, and that was looked at.',
    params: ofRequest,
    body: z.object({ although: z.boolean() }),
    errors: ['NOT_FOUND', 'LOST_NUMBER_DECIDED', 'LOST_NUMBER_UNKNOWN', 'PERSON_DIFFERS', 'PHONE_TAKEN'],
  }),
  rejectLostNumber: route('POST', '/lost-numbers/:requestId/reject', 'operator', {
    summary: 'Changes nothing and tells the new number why.',
    params: ofRequest,
    body: rejection,
    errors: ['NOT_FOUND', 'LOST_NUMBER_DECIDED', 'REASON_REQUIRED'],
  }),
} as const;
