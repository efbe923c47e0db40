import { timingSafeEqual } from 'node:crypto';
import { publicOrigin, type Config } from '#platform/config';
import { isUuid, type Crypto } from '#platform/crypto';

const PURPOSE = 'inquiry-link';
const MAC_BYTES = 16;
/** What the link in a mail opens one thread with: its id and a proof of it. Nothing of it is kept, and it signs in nobody. */
const tokenOf = (crypto: Pick<Crypto, 'hashSecret'>, inquiryId: string): string =>
  `${inquiryId}.${macOf(crypto, inquiryId).toString('base64url')}`;

/** The inquiry of a token; null when it is not ours. */
export function inquiryOf(crypto: Pick<Crypto, 'hashSecret'>, token: string): string | null {
  const [id = '', mac = ''] = token.split('.');
  if (!isUuid(id)) return null;
  const [given, right] = [Buffer.from(mac, 'base64url'), macOf(crypto, id)];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

const macOf = (crypto: Pick<Crypto, 'hashSecret'>, inquiryId: string): Buffer =>
  crypto.hashSecret(inquiryId, PURPOSE).subarray(0, MAC_BYTES);

/** The token stands behind `#`: no server, no log and no other site is sent it. */
export const threadUrl = (
  config: Pick<Config, 'port' | 'publicUrl'>,
  crypto: Pick<Crypto, 'hashSecret'>,
  inquiryId: string,
): string => `${publicOrigin(config)}/contact-us/thread#${tokenOf(crypto, inquiryId)}`;
