import { createECDH, randomBytes } from 'node:crypto';
import type { BodyInputOf } from '@yoimachi/contract/route';
import type { pushRoutes } from '@yoimachi/contract/push';

/** What a browser's push service gives a page that subscribes. */
export function newBrowserAddress(
  name: string = crypto.randomUUID(),
): BodyInputOf<typeof pushRoutes.subscribePush> {
  const pair = createECDH('prime256v1');
  return {
    endpoint: `https://push.example.com/send/${name}`,
    keys: { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
}
