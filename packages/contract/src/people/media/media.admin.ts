import * as z from 'zod/mini';
import { id, instant, pageQuery } from '@yoimachi/contract/common';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { queuePage } from '@yoimachi/contract/queue';
import { route } from '@yoimachi/contract/route';
import { MEDIA_KINDS, MEDIA_STATES, REVIEW_REASONS } from '@yoimachi/domain/media';

const ofFile = z.object({ fileId: id() });

/** What operators decide about pictures. */
export const mediaAdminRoutes = {
  listMedia: route('GET', '/media-files', 'operator', {
    summary: 'Photos, videos and pictures of guests that wait to be looked at, the longest first.',
    query: z.object({ ...pageQuery, kind: z.optional(z.literal(MEDIA_KINDS)) }),
    answer: queuePage({
      fileId: id(),
      accountId: id(),
      nickname: z.string(),
      kind: z.literal(MEDIA_KINDS),
      hasQr: z.boolean(),
      /** Whether letters were found in it. */
      hasText: z.boolean(),
      /** Another account's file, or a rejected one, that looks alike. */
      similarTo: z.nullable(id()),
    }),
  }),
  readMedia: route('POST', '/media-files/:fileId/read', 'operator', {
    summary:
      'What was found in a picture before anybody looked at it, and a link that opens it once; private, so it needs a reason.',
    params: ofFile,
    body: z.object(readReason),
    answer: z.object({
      accountId: id(),
      kind: z.literal(MEDIA_KINDS),
      state: z.literal(MEDIA_STATES),
      submittedAt: instant(),
      hasQr: z.boolean(),
      foundText: z.string(),
      /** Another account's file, or a rejected one, that looks alike. */
      similarTo: z.nullable(id()),
      /** Reports that froze it. */
      reportIds: z.array(id()),
      /** From the address of the product on. */
      path: z.string(),
      until: instant(),
    }),
    errors: ['NOT_FOUND', 'MEDIA_ERASED', ...READ_ERRORS],
  }),
  approveMedia: route('POST', '/media-files/:fileId/approve', 'operator', {
    summary: 'Shows a picture, in place of what its place has shown until now.',
    params: ofFile,
    errors: ['NOT_FOUND', 'MEDIA_DECIDED'],
  }),
  rejectMedia: route('POST', '/media-files/:fileId/reject', 'operator', {
    summary: 'Refuses a picture, also one that is shown already; its owner is told why and what to do.',
    params: ofFile,
    body: z.object({ reason: z.literal(REVIEW_REASONS) }),
    errors: ['NOT_FOUND', 'MEDIA_DECIDED'],
  }),
} as const;
