import { notificationRoutes } from '@yoimachi/contract/notification';
import { useEffect, useEffectEvent } from 'react';
import { call } from '#lib/api.ts';
import { isViewTab } from '#lib/session-storage.ts';
import { useUnread } from '#lib/use-live-document.ts';

/** Who opens the screen that notices lead to has read them, whichever way led there. Their count is pushed. */
export function useRead(link: string): void {
  const count = useUnread()?.notifyCount ?? 0;
  const read = useEffectEvent(() => {
    if (count === 0 || isViewTab()) return;
    // What fails is marked when the screen is opened the next time.
    call(notificationRoutes.readNotificationsOf, { body: { link } }).catch(() => {});
  });
  const isKnown = count > 0;
  useEffect(() => {
    if (isKnown) read();
  }, [link, isKnown]);
}
