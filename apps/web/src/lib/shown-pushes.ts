import { useEffect } from 'react';

/** Closes what this device still shows of pushes that were read. Without TLS, or before the first push, there is nothing to close. */
export async function closeShown(isRead: (tag: string) => boolean): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const shown = (await registration?.getNotifications()) ?? [];
    for (const notification of shown) if (isRead(notification.tag)) notification.close();
  } catch {
    // They stay until they are tapped, as before.
  }
}

/** The same of some tags, as soon as a screen shows them as read. */
export function useCloseShown(tags: readonly string[]): void {
  const read = tags.join(' ');
  useEffect(() => {
    if (read === '') return;
    const gone = new Set(read.split(' '));
    void closeShown((tag) => gone.has(tag));
  }, [read]);
}
