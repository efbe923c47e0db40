import { timingSafeEqual } from 'node:crypto';
import { publicOrigin, type Config } from '#platform/config';
import type { Crypto } from '#platform/crypto';

const PURPOSE = 'on-call-link';
const MAC_BYTES = 16;

/** The end of an address by which one person takes one alarm: the step and its signature. It fits into an SMS. */
export function tokenOf(crypto: Crypto, stepId: number): string {
  return `${stepId.toString(36)}.${macOf(crypto, stepId).toString('base64url')}`;
}

/** The step of a token; null when it is not ours. */
export function stepOf(crypto: Crypto, token: string): number | null {
  const [text = '', mac = ''] = token.split('.');
  if (!/^[0-9a-z]{1,10}$/.test(text)) return null;
  const stepId = parseInt(text, 36);
  const [given, wanted] = [Buffer.from(mac, 'base64url'), macOf(crypto, stepId)];
  return given.length === wanted.length && timingSafeEqual(given, wanted) && token === tokenOf(crypto, stepId)
    ? stepId
    : null;
}

const macOf = (crypto: Crypto, stepId: number): Buffer =>
  crypto.hashSecret(String(stepId), PURPOSE).subarray(0, MAC_BYTES);

export const linkOf = (config: Pick<Config, 'port' | 'publicUrl'>, crypto: Crypto, stepId: number): string =>
  `${publicOrigin(config)}/on-call/${tokenOf(crypto, stepId)}`;
