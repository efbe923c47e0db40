import { createHash } from 'node:crypto';
import type { PushConfig } from '#platform/config';
import type { Delivered } from '#platform/delivery';
import { judge } from './judge.ts';
import type { Push, PushGateway } from './port.ts';
import { post, type Posted, type PostOptions } from './post.ts';

/** What a service has to take (RFC 8030, 7.2), without what the encryption adds: 86 bytes in front, 17 behind. */
const TEXT_MAX_BYTES = 4096 - 103;

interface Sender {
  readonly keys: PushConfig;
  /** Whom a push service asks when something is wrong with what it is sent: `mailto:` and an address. */
  readonly contact: string;
}

/**
 * Web push (RFC 8030, 8188, 8291, 8292): encrypted and signed by the library, posted by ourselves, so that its address is judged where it is
 * resolved and what happened is known. Tried once: a repetition is the job's.
 */
export function webPush(sender: Sender, options: PostOptions = {}): PushGateway {
  return {
    publicKey: sender.keys.publicKey,
    async send(push): Promise<Delivered> {
      const posted = await compose(push, sender);
      if (posted === null) return 'REFUSED';
      return judge(await post(push.to.endpoint, posted, options));
    },
  };
}

/** The push as it is posted; null for keys that are none, or a text that is too long. */
async function compose(push: Push, { keys, contact }: Sender): Promise<Posted | null> {
  const { endpoint, p256dh, auth } = push.to;
  const { title, body, link, tag } = push;
  const text = JSON.stringify({ title, body, link, tag });
  if (Buffer.byteLength(text) > TEXT_MAX_BYTES) return null;
  // Loaded on first use: most processes never send one.
  const { default: library } = await import('web-push');
  try {
    const details = library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: contact, ...keys },
      TTL: push.ttlSeconds,
      urgency: push.urgency,
      topic: topicOf(tag),
      contentEncoding: 'aes128gcm',
    });
    return { headers: details.headers, body: details.body };
  } catch {
    // The error may carry what it was given.
    return null;
  }
}

/** Of two pushes of one topic a service keeps the later one for a browser that is away. It is told nothing of what it is about. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);
