import { WORDING_MAX, WORDING_TITLE_MAX } from '@yoimachi/domain/notice-wording';
import { WORDED_KINDS } from '@yoimachi/domain/notification';
import * as z from 'zod/mini';
import { id, instant, pageQuery, text } from '@yoimachi/contract/common';
import { queuePage } from '@yoimachi/contract/queue';
import { route } from '@yoimachi/contract/route';

const ofKind = z.object({ kind: z.literal([...WORDED_KINDS]) });
/** The newest version that was read; 0 for the product's own words. */
const seen = z.int().check(z.minimum(0));
/** Words that an operator wrote; without any, the words of the product were given back. */
const wording = z.object({
  version: z.int(),
  title: z.nullable(z.string()),
  text: z.nullable(z.string()),
  writtenBy: z.string(),
  writtenAt: instant(),
});
const WRITTEN = z.object({ version: z.int() });

export const notificationAdminRoutes = {
  listDeadDeliveries: route('GET', '/notification-deliveries', 'operator', {
    summary: 'Notifications that a channel did not take, the oldest first.',
    query: z.object(pageQuery),
    answer: queuePage({
      deliveryId: id(),
      accountId: id(),
      kind: z.string(),
      channel: z.string(),
      tries: z.int(),
      /** What the channel said. */
      reason: z.nullable(z.string()),
    }),
  }),
  reviveDelivery: route('POST', '/notification-deliveries/:deliveryId/revive', 'operator', {
    summary: 'A notification that a channel did not take is tried again there, from its first try on.',
    params: z.object({ deliveryId: id() }),
    errors: ['NOT_FOUND'],
  }),
  listNoticeWordings: route('GET', '/notice-wordings', 'operator', {
    summary:
      'The newest words that operators wrote, by kind; a kind that is not there is told in those of the product.',
    answer: z.object({ items: z.array(z.extend(wording, { kind: z.string() })) }),
  }),
  showNoticeWording: route('GET', '/notice-wordings/:kind', 'operator', {
    summary: 'Everything that operators wrote for a kind of notice, the newest first.',
    params: ofKind,
    answer: z.object({ versions: z.array(wording) }),
  }),
  editNoticeWording: route('POST', '/notice-wordings/:kind', 'operator', {
    summary:
      'Notices of this kind are told in these words from now on; null stands for those of the product.',
    params: ofKind,
    body: z.object({
      seen,
      title: z.nullable(text(2 * WORDING_TITLE_MAX)),
      text: z.nullable(text(2 * WORDING_MAX)),
    }),
    answer: WRITTEN,
    errors: [
      ...(['CONFLICT', 'REQUIRED', 'TEXT_INVALID', 'TOO_LONG'] as const),
      ...(['WORDING_BRACES', 'WORDING_CONTACT', 'WORDING_VARIABLE'] as const),
    ],
  }),
  resetNoticeWording: route('POST', '/notice-wordings/:kind/reset', 'operator', {
    summary: 'Notices of this kind are told in the words of the product again.',
    params: ofKind,
    body: z.object({ seen }),
    answer: WRITTEN,
    errors: ['CONFLICT'],
  }),
} as const;
