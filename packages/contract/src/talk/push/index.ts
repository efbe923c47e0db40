import * as z from 'zod/mini';
import { route } from '@yoimachi/contract/route';
import { PUSH_AUTH, PUSH_ENDPOINT, PUSH_ENDPOINT_MAX, PUSH_P256DH } from '@yoimachi/domain/push';

/** What a browser's push service gave the page for it, as `PushSubscription.toJSON()` says it. */
const pushSubscription = z.object({
  endpoint: z.string().check(z.maxLength(PUSH_ENDPOINT_MAX), z.regex(PUSH_ENDPOINT)),
  keys: z.object({
    p256dh: z.string().check(z.regex(PUSH_P256DH)),
    auth: z.string().check(z.regex(PUSH_AUTH)),
  }),
});

/** Pushes to the browser that a session is in. */
export const pushRoutes = {
  pushState: route('GET', '/push', 'member', {
    summary:
      'Whether this device gets pushes for this account, on how many others they arrive, and with which key a browser subscribes.',
    answer: z.object({
      /** The application server's key (VAPID) in base64url; null where pushes are not sent. */
      publicKey: z.nullable(z.string()),
      isOn: z.boolean(),
      otherDeviceCount: z.int(),
    }),
  }),
  subscribePush: route('PUT', '/push/subscription', 'member', {
    summary:
      'Sends pushes of this account to this device from now on; a browser that got those of another account gets them no more. Again changes nothing. NOT_FOUND where no pushes are sent, PUSH_SERVICE_UNKNOWN of an address that is none of a browser.',
    body: pushSubscription,
    errors: ['NOT_FOUND', 'PUSH_SERVICE_UNKNOWN'],
  }),
  movePush: route('POST', '/push/subscription/moved', 'open', {
    summary:
      'A browser has another address for its pushes, which go there from now on. It is known by the old address with its secret; where that is not known, or no more, nothing changes, and nothing is said of it.',
    body: z.object({ from: pushSubscription, to: pushSubscription }),
  }),
  unsubscribePush: route('DELETE', '/push/subscription', 'member', {
    summary: 'Sends this device no more pushes of this account; again changes nothing.',
  }),
} as const;
