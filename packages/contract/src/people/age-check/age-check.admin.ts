import * as z from 'zod/mini';
import { id, instant, listOf, pageQuery } from '@yoimachi/contract/common';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { queuePage } from '@yoimachi/contract/queue';
import { route } from '@yoimachi/contract/route';
import { checkState, checkWay, documentItems, documentType, finding, rejection } from './age-check.schema.ts';

export { documentItems } from './age-check.schema.ts';

const ofCheck = z.object({ checkId: id() });
const decided = z.object({ accountId: id(), nickname: z.string() });

/** What operators decide about documents. */
export const ageCheckAdminRoutes = {
  listAgeChecks: route('GET', '/age-checks', 'operator', {
    summary: 'Documents that wait for a decision, the first due first.',
    query: z.object(pageQuery),
    answer: queuePage({
      checkId: id(),
      who: z.literal(['CAST', 'GUEST']),
      accountId: id(),
      nickname: z.string(),
      documentType: documentType(),
      way: checkWay(),
      finding: z.nullable(finding()),
    }),
  }),
  readAgeCheck: route('POST', '/age-checks/:checkId/read', 'operator', {
    summary:
      'What is registered beside what was handed in, and for each picture a link that opens once and ends after five minutes.',
    params: ofCheck,
    body: z.object(readReason),
    answer: z.object({
      accountId: id(),
      state: checkState(),
      way: checkWay(),
      documentType: documentType(),
      issuer: z.string(),
      finding: z.nullable(finding()),
      items: z.nullable(documentItems),
      answerBy: z.nullable(instant()),
      /** Null for guests, who register none. */
      name: z.nullable(z.string()),
      birthday: z.nullable(z.string()),
      gesture: z.nullable(z.string()),
      links: listOf({ kind: z.literal(['DOCUMENT', 'LIVE']), url: z.string() }),
    }),
    errors: ['NOT_FOUND', ...READ_ERRORS],
  }),
  readLivePhoto: route('POST', '/accounts/:accountId/live-photo/read', 'operator', {
    summary:
      'The last photo with a gesture that an account has sent, by a link that opens once and ends after five minutes.',
    params: z.object({ accountId: id() }),
    body: z.object(readReason),
    answer: z.object({ gesture: z.string(), takenAt: instant(), url: z.string() }),
    errors: ['NOT_FOUND', ...READ_ERRORS],
  }),
  approveAgeCheck: route('POST', '/age-checks/:checkId/approve', 'operator', {
    summary:
      'The document shows the registered person, who is 18 or older: she can be booked, he can book. Told by SMS.',
    params: ofCheck,
    answer: decided,
    errors: ['AGE_CHECK_DECIDED', 'AGE_UNDER_18', 'NOT_FOUND', 'PHONE_NOT_VERIFIED'],
  }),
  rejectAgeCheck: route('POST', '/age-checks/:checkId/reject', 'operator', {
    summary:
      'Asks for another document, by SMS, and says why. UNDER_18 suspends the account, which hands nothing in any more.',
    params: ofCheck,
    body: z.object({ reason: rejection() }),
    answer: decided,
    errors: ['AGE_CHECK_DECIDED', 'NOT_FOUND'],
  }),
} as const;
