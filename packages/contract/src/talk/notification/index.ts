import * as z from 'zod/mini';
import { id, instant, liveDocument, page, pageQuery, text } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';

/** Live document `user.notification`: how many are unread. */
export const userNotification = z.object({ notifyCount: z.int() });
export type UserNotification = z.output<typeof userNotification>;

const told = z.object({
  notificationId: id(),
  kind: z.string(),
  body: z.string(),
  link: z.nullable(z.string()),
  createdAt: instant(),
  read: z.boolean(),
  /** Asks for an act that is still to be done. */
  waits: z.boolean(),
});

export const notificationRoutes = {
  userNotification: route('GET', '/live-documents/user.notification', 'member', {
    summary: 'The live document `user.notification`; changes are pushed over the socket.',
    answer: liveDocument(userNotification),
  }),
  listNotifications: route('GET', '/notifications', 'member', {
    summary:
      'What this account was told, newest first; with the first page, what of the pages behind it still waits for an act.',
    query: z.object(pageQuery),
    answer: z.object({ ...page(told).shape, waiting: z.array(told) }),
  }),
  readNotifications: route('POST', '/notifications/read', 'member', {
    summary: 'Marks everything told so far as read.',
  }),
  readNotificationsOf: route('POST', '/notifications/read-of', 'member', {
    summary: 'Marks as read what led to this address, or to another screen of the same booking.',
    body: z.object({ link: text(300) }),
  }),
  readNotification: route('POST', '/notifications/:notificationId/read', 'member', {
    summary: 'Marks one notification as read; again changes nothing.',
    params: z.object({ notificationId: id() }),
    errors: ['NOT_FOUND'],
  }),
} as const;
