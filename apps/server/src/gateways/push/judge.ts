import { DeliveryError, type Delivered } from '#platform/delivery';
import type { PostResult } from './post.ts';
import { NOT_PUBLIC } from './public-address.ts';

/**
 * What the answer of a push service means (RFC 8030). A push whose answer never came may have been sent.
 *
 * @throws DeliveryError when it surely was not sent and may be later.
 */
export function judge(result: PostResult): Delivered {
  if (result.status === null) {
    if (result.isBegun) return 'UNKNOWN';
    if (result.code === NOT_PUBLIC) return 'REFUSED';
    throw new DeliveryError(`Push: ${result.code}`);
  }
  const { status } = result;
  if (status >= 200 && status < 300) return 'SENT';
  if (status === 404 || status === 410) return 'GONE';
  if (status === 408 || status === 429 || status >= 500)
    throw new DeliveryError(`Push: ${status}`, {
      isExhausted: status === 429,
      retryAfterSeconds: result.retryAfterSeconds,
    });
  // Too long, keys that are not those it was subscribed with, or no push service at all.
  return 'REFUSED';
}
