import { REPORT_CATEGORIES } from '@yoimachi/domain/block';
import * as z from 'zod/mini';
import { id, instant, pageQuery } from '@yoimachi/contract/common';
import { READ_ERRORS, readReason } from '@yoimachi/contract/read-log';
import { queuePage } from '@yoimachi/contract/queue';
import { route } from '@yoimachi/contract/route';

export const blockAdminRoutes = {
  listReports: route('GET', '/reports', 'operator', {
    summary: 'What people have reported of each other and nobody has looked after, the oldest first.',
    query: z.object({ ...pageQuery, isSafety: z.optional(z.literal(['true', 'false'])) }),
    answer: queuePage({
      reportId: id(),
      category: z.literal([...REPORT_CATEGORIES]),
      isSafety: z.boolean(),
      reporterId: id(),
      reporterName: z.string(),
      reportedId: id(),
      reportedName: z.string(),
      /** Which of the two is the cast. */
      isByCast: z.boolean(),
      /** Pictures that were kept for it as they were. */
      evidenceIds: z.array(id()),
    }),
  }),
  readReport: route('POST', '/reports/:reportId/read', 'operator', {
    summary: 'What one person wrote of another; private, so it needs a reason.',
    params: z.object({ reportId: id() }),
    body: z.object(readReason),
    answer: z.object({
      reporterId: id(),
      reportedId: id(),
      category: z.string(),
      isSafety: z.boolean(),
      text: z.string(),
      at: instant(),
    }),
    errors: ['NOT_FOUND', ...READ_ERRORS],
  }),
  handleReport: route('POST', '/reports/:reportId/handle', 'operator', {
    summary: 'Somebody looked after what one person reported of another.',
    params: z.object({ reportId: id() }),
    errors: ['NOT_FOUND'],
  }),
} as const;
