import { createHmac, createSecretKey, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { createSeals, type SealKey, type Seals } from './seals.ts';

export { createIds, firstIdSince, isUuid, type Ids } from './ids.ts';
export { remembering } from './remembering.ts';
export type { SealContext, SealKey } from './seals.ts';
export { newTotpSecret, totpCode, totpStep, type TotpRule } from './totp.ts';
export { createTokenSigner, type TokenSigner } from './token.ts';

export interface Crypto extends Seals {
  /** Finds a phone number without storing it: an HMAC of its E.164 form. */
  phoneIndex(e164: string): Buffer;
  /** HMAC of a short code or long secret together with its purpose; equal inputs give equal hashes. */
  hashSecret(secret: string, purpose: string): Buffer;
  /** Base64url text of this many random bytes. */
  randomToken(bytes?: number): string;
  /** Random decimal digits, leading zeros included. */
  randomDigits(count: number): string;
  /** A 32-byte key for one use, derived from the secret key. */
  deriveKey(use: string): Buffer;
}

/** Crypto that opens nothing. */
export type ClosedCrypto = Omit<Crypto, 'open'>;

/** The number of the seal key that is derived from the secret key; others are given. */
export const DERIVED_SEAL_KEY = 1;

/**
 * Sealing by envelopes (`seals.ts`), everything else by keys derived from one 32-byte key, which stays: HMAC-SHA256. Of `sealKeys`, the first
 * seals; without any, one derived from the secret key does.
 */
export function createCrypto(secretKey: Buffer, sealKeys: readonly SealKey[] = []): Crypto {
  const deriveKey = (use: string) => Buffer.from(hkdfSync('sha256', secretKey, 'yoimachi', use, 32));
  // Made into keys once: of bytes it would be done at every hash.
  const phoneKey = createSecretKey(deriveKey('phone-index'));
  const hashKey = createSecretKey(deriveKey('hash'));
  const derived = { id: DERIVED_SEAL_KEY, key: deriveKey('seal-key:1') };
  return {
    ...createSeals([...sealKeys, derived], deriveKey('seal:1')),
    deriveKey,
    phoneIndex: (e164) => createHmac('sha256', phoneKey).update(e164).digest(),
    hashSecret: (secret, purpose) => createHmac('sha256', hashKey).update(`${purpose}\0${secret}`).digest(),
    randomToken: (bytes = 32) => randomBytes(bytes).toString('base64url'),
    randomDigits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
  };
}
