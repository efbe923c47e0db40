import type { PushText } from '@yoimachi/domain/push';
import {
  newPushKeys,
  startFakePushService,
} from '../../apps/server/src/gateways/push/test/fake-push-service.ts';
import { webPush } from '../../apps/server/src/gateways/push/web-push.ts';
import { systemClock } from '../../apps/server/src/platform/clock/index.ts';

/** What a browser has decrypted of a push: it went out as the product sends it, to a push service on this machine. */
export async function pushed(text: PushText): Promise<string> {
  const service = await startFakePushService();
  try {
    const keys = newPushKeys();
    const { to, id } = await service.subscribe(keys.publicKey);
    const sender = { keys, contact: 'mailto:support@yoimachi.example', clock: systemClock() };
    const gateway = webPush(sender, { ca: service.ca, isAllowed: () => true });
    const delivered = await gateway.send({
      ...text,
      key: null,
      accountId: '',
      to,
      urgency: 'normal',
      ttlSeconds: 60,
    });
    const [received] = service.received(id);
    if (delivered !== 'SENT' || received === undefined) throw new Error(`The push was ${delivered}`);
    return JSON.stringify(received);
  } finally {
    await service.close();
  }
}
