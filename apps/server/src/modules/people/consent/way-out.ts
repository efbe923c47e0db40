import { timingSafeEqual } from 'node:crypto';
import { publicOrigin, type Config } from '#platform/config';
import { isUuid, type Crypto } from '#platform/crypto';

const PURPOSE = 'advertising-way-out';
const MAC_BYTES = 16;
const macOf = (crypto: Crypto, accountId: string): Buffer =>
  crypto.hashSecret(accountId, PURPOSE).subarray(0, MAC_BYTES);

const tokenOf = (crypto: Crypto, accountId: string): string =>
  `${accountId}.${macOf(crypto, accountId).toString('base64url')}`;

/** Whose advertising ends by this token; null when it is not ours. It opens nothing else and signs in nobody. */
export function accountOf(crypto: Crypto, token: string): string | null {
  const [accountId = '', mac = ''] = token.split('.');
  if (!isUuid(accountId)) return null;
  const [given, wanted] = [Buffer.from(mac, 'base64url'), macOf(crypto, accountId)];
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isOurs && token === tokenOf(crypto, accountId) ? accountId : null;
}

/**
 * The address in an advertising mail by which its reader ends them, and the one of its `List-Unsubscribe` header: opened it asks first, a
 * POST ends them at once (RFC 8058). It never ends.
 */
export const wayOutOf = (
  { config, crypto }: { readonly config: Pick<Config, 'port' | 'publicUrl'>; readonly crypto: Crypto },
  accountId: string,
): string => `${publicOrigin(config)}/unsubscribe/${tokenOf(crypto, accountId)}`;
