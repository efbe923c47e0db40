import * as z from 'zod/mini';
import { id, instant } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

export const dataExport = z.object({
  exportId: id(),
  askedAt: instant(),
  /** Null: it is being made. */
  readyAt: z.nullable(instant()),
  /** Until when it can be fetched. */
  expiresAt: z.nullable(instant()),
  isGone: z.boolean(),
});
export type DataExport = z.output<typeof dataExport>;

export const exportRoutes = {
  listExports: route('GET', '/account/exports', 'member', {
    summary: 'The last exports of the own data, newest first.',
    answer: z.object({ items: z.array(dataExport), canAsk: z.boolean() }),
  }),
  askExport: route('POST', '/account/exports', 'member', {
    summary: 'Asks for all of the own data in one file. It is made in the background and told; one a day.',
    answer: z.object({ exportId: id() }),
    errors: ['EXPORT_ASKED'],
    idempotent: true,
  }),
  fetchExport: route('GET', '/account/exports/:exportId/file', 'member', {
    summary: 'The file, for a session that was opened within the last 30 minutes.',
    params: z.object({ exportId: id() }),
    file: 'application/json',
    errors: ['NOT_FOUND', 'SIGN_IN_AGAIN'],
  }),
} as const;
