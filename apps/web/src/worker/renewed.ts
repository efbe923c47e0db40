import type { Renewed } from './scope.ts';

interface Ways {
  readonly fetch: (address: string, request: RequestInit & { readonly body: string }) => Promise<unknown>;
  readonly subscribe: (options: PushSubscriptionOptionsInit) => Promise<PushSubscription>;
}

/**
 * Tells the server where this browser takes pushes now: subscribes again with the old one's key where the browser has not done so. A worker is
 * signed in as nobody; the old address and its secret say whose pushes they are. What the browser does not tell is found by the next visit.
 */
export async function renewed(
  { oldSubscription, newSubscription }: Pick<Renewed, 'newSubscription' | 'oldSubscription'>,
  { fetch, subscribe }: Ways,
): Promise<void> {
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  if (!newSubscription && !applicationServerKey) return;
  const next = newSubscription ?? (await subscribe({ userVisibleOnly: true, applicationServerKey }));
  await fetch('/v1/push/subscription/moved', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ from: addressOf(oldSubscription), to: addressOf(next) }),
  });
}

/** As the server takes it: browsers add a time. */
function addressOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } };
}
