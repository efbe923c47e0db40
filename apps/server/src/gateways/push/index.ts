import type { Provider } from '@yoimachi/domain/state';
import { pushKeysOf, type Config } from '#platform/config';
import type { Crypto } from '#platform/crypto';
import { DeliveryError, deliverOnce, type DeliveryContext } from '#platform/delivery';
import { inboxPush } from './inbox.ts';
import type { PushGateway } from './port.ts';
import type { PostOptions } from './post.ts';
import { webPush } from './web-push.ts';

/** A production server without keys: it starts, lets no browser subscribe, and reports the lack at each push. */
const missingPush: PushGateway = {
  publicKey: null,
  send: () => Promise.reject(new DeliveryError('No VAPID keys are configured')),
};

type PushContext = DeliveryContext & {
  readonly config: Pick<Config, 'production' | 'push' | 'supportMail'>;
  readonly crypto: Pick<Crypto, 'deriveKey'>;
};

/** This installation's pushes: by web push where keys are configured, posted so, otherwise the development inbox outside production. */
export function createPush(context: PushContext, options: PostOptions = {}): PushGateway {
  const service = serviceOf(context, options);
  return {
    publicKey: service.publicKey,
    send: (push) =>
      push.key === null
        ? service.send(push)
        : deliverOnce(context, { key: `push:${push.key}`, channel: 'PUSH' }, () => service.send(push)),
  };
}

/** Which one that is, as the office is told; `serviceOf` makes it. */
export const pushProvider = ({ push, production }: Pick<Config, 'push' | 'production'>): Provider =>
  push !== null ? 'WEB_PUSH' : production ? 'NONE' : 'EMBEDDED';

function serviceOf({ config, crypto, db, clock }: PushContext, options: PostOptions): PushGateway {
  if (config.push !== null)
    return webPush({ keys: config.push, contact: `mailto:${config.supportMail}` }, options);
  if (config.production) return missingPush;
  // A pair that stays as long as the installation's secret key, so that a browser subscribes once.
  return inboxPush(db, clock, pushKeysOf(crypto.deriveKey('vapid'))?.publicKey ?? null);
}
