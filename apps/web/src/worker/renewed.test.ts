import { pushRoutes } from '@yoimachi/contract/push';
import { expect, test, vi } from 'vitest';
import { renewed } from './renewed.ts';

const KEY = new Uint8Array([4, 1, 2]).buffer;
const P256DH = `B${'a'.repeat(86)}`;

function subscriptionAt(name: string, key: ArrayBuffer | null = KEY): PushSubscription {
  const keys = { p256dh: P256DH, auth: name.padEnd(22, '_') };
  const endpoint = `https://push.example.com/${name}`;
  return {
    options: { applicationServerKey: key },
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
  } as unknown as PushSubscription;
}

const ways = () => ({
  fetch: vi.fn(async (_address: string, _request: { readonly body: string }) => undefined),
  subscribe: vi.fn(async (_options: PushSubscriptionOptionsInit) => subscriptionAt('made')),
});

test.each([
  ['that the browser has', subscriptionAt('given'), 'given', 0],
  ['that it asks for with the key of before', null, 'made', 1],
])('tells the server of the address %s, in a form that it takes', async (_, newSubscription, name, asked) => {
  const { fetch, subscribe } = ways();
  await renewed({ oldSubscription: subscriptionAt('old'), newSubscription }, { fetch, subscribe });
  expect(subscribe).toHaveBeenCalledTimes(asked);
  if (asked > 0) expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  const [address, request] = fetch.mock.calls[0]!;
  expect(address).toBe(`/v1${pushRoutes.movePush.path}`);
  const body = pushRoutes.movePush.body.parse(JSON.parse(request.body));
  expect([body.from.endpoint, body.to.endpoint]).toEqual([
    'https://push.example.com/old',
    `https://push.example.com/${name}`,
  ]);
});

test.each([
  ['which address has ended', {}],
  ['with which key it was made', { oldSubscription: subscriptionAt('old', null) }],
])('leaves it to the next visit where the browser does not say %s', async (_, event) => {
  const { fetch, subscribe } = ways();
  await renewed(event, { fetch, subscribe });
  expect([fetch.mock.calls, subscribe.mock.calls]).toEqual([[], []]);
});
