import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';

export { createIds, type Ids } from './ids.ts';
export { createTokenSigner, type TokenSigner } from './token.ts';

/** Identifies the row and column a sealed text belongs to, so that it cannot be moved to another. */
export type SealContext = `${string}:${string}`;

export interface Crypto {
  /** Encrypts a private text for one place. The result names its key, so that keys can be rotated later. */
  seal(text: string, context: SealContext): Buffer;
  /** Decrypts the text; throws when the sealed bytes were altered or belong to another place. */
  open(sealed: Uint8Array, context: SealContext): string;
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

const KEY_ID = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Everything secret depends on one 32-byte key: AES-256-GCM with the key's id and the place as associated data, HMAC-SHA256. */
export function createCrypto(secretKey: Buffer): Crypto {
  const deriveKey = (use: string) => Buffer.from(hkdfSync('sha256', secretKey, 'yoimachi', use, 32));
  const sealKey = deriveKey(`seal:${KEY_ID}`);
  const phoneKey = deriveKey('phone-index');
  const hashKey = deriveKey('hash');
  return {
    deriveKey,
    seal(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(
        Buffer.from(`${KEY_ID}:${context}`),
      );
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(KEY_ID), nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed);
      if (bytes[0] !== KEY_ID) throw new Error(`Sealed with the unknown key ${bytes[0]}`);
      const tagAt = 1 + NONCE_BYTES;
      const bodyAt = tagAt + TAG_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(1, tagAt))
        .setAAD(Buffer.from(`${KEY_ID}:${context}`))
        .setAuthTag(bytes.subarray(tagAt, bodyAt));
      return Buffer.concat([decipher.update(bytes.subarray(bodyAt)), decipher.final()]).toString('utf8');
    },
    phoneIndex: (e164) => createHmac('sha256', phoneKey).update(e164).digest(),
    hashSecret: (secret, purpose) => createHmac('sha256', hashKey).update(`${purpose}\0${secret}`).digest(),
    randomToken: (bytes = 32) => randomBytes(bytes).toString('base64url'),
    randomDigits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
  };
}
