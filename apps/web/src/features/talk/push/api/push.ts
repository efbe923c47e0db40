import { pushRoutes } from '@yoimachi/contract/push';
import { useMutation, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { query, useRefresh } from '#lib/queries.ts';
import { pushAbility, subscribeBrowser, unsubscribeBrowser } from '../browser.ts';

/** Whether this device gets pushes; another tab, or another account of this browser, may have changed it. */
export const pushQuery = () =>
  // Whether what is shown here is this account's is asked as long as the page is open.
  query(pushRoutes.pushState, {}, { staleTime: 0, gcTime: Infinity });

/** Why pushes are not on after a tap: the person said no, or this browser cannot. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused';
}

/** Gives this browser's address to the account that is signed in. */
export async function subscribeHere(publicKey: string): Promise<void> {
  await call(pushRoutes.subscribePush, { body: await subscribeBrowser(publicKey) });
}

/** Turns pushes to this device on, asking the person, or off. Throws PushRefused when she says no or the browser does. */
export function useSwitchPush(publicKey: string) {
  return useMutation({
    mutationFn: async (isOn: boolean) => {
      if (!isOn) {
        await call(pushRoutes.unsubscribePush);
        // It is off already; what the browser keeps is of no use to anybody.
        await unsubscribeBrowser().catch(() => undefined);
        return;
      }
      // The first thing after the tap: browsers ask only then.
      const permission = await Notification.requestPermission();
      if (permission !== 'granted') throw new PushRefused();
      await subscribeHere(publicKey);
    },
    onSettled: useRefresh(pushRoutes.pushState),
  });
}

/**
 * A device that gets pushes goes on getting them when its browser has changed its address, or the product its key. One that belongs to another
 * account by now is left to it.
 */
export async function keepPush(client: QueryClient): Promise<void> {
  if (pushAbility() !== 'READY' || Notification.permission !== 'granted') return;
  const { isOn, publicKey } = await client.fetchQuery(pushQuery());
  if (isOn && publicKey !== null) await subscribeHere(publicKey);
}
