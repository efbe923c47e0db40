import type { QueryClient } from '@tanstack/react-query';
import { pushQuery, subscribeHere } from './api/push.ts';
import { pushAbility } from './browser.ts';

/**
 * A device that gets pushes goes on getting them when its browser has changed its address, or the product its key. One that belongs to another
 * account by now is left to it.
 */
export async function keepPush(client: QueryClient): Promise<void> {
  if (pushAbility() !== 'READY' || Notification.permission !== 'granted') return;
  const { isOn, publicKey } = await client.fetchQuery(pushQuery);
  if (isOn && publicKey !== null) await subscribeHere(publicKey);
}
