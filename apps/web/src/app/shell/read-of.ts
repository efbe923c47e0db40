import { notificationRoutes } from '@yoimachi/contract/notification';
import { call } from '#lib/api.ts';
import { isViewTab } from '#lib/session-storage.ts';

/** Who opens the screen that notices lead to has read them, whichever way led there. Their count is pushed. */
export function readOf(link: string): void {
  if (isViewTab()) return;
  // What fails is marked when the screen is opened the next time.
  call(notificationRoutes.readNotificationsOf, { body: { link } }).catch(() => {});
}
