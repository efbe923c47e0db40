import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Identifies the row and column a sealed text belongs to, so that it cannot be moved to another. */
export type SealContext = `${string}:${string}`;

/** A key that keys of sealed texts are wrapped with; its number stands in front of what it wrapped. */
export interface SealKey {
  /** 1 to 255. */
  readonly id: number;
  /** 32 bytes. */
  readonly key: Buffer;
}

export interface Seals {
  /** Encrypts a private text for one place, with a key of its own, which the current seal key wraps. */
  seal(text: string, context: SealContext): Buffer;
  /** Decrypts the text; throws when the sealed bytes were altered or belong to another place. */
  open(sealed: Uint8Array, context: SealContext): string;
  /** The same text under the current seal key; null when it is. What a key of its own encrypts is not decrypted for it. */
  renew(sealed: Uint8Array, context: SealContext): Buffer | null;
  /** The number of the key that seals now. */
  readonly currentKeyId: number;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/** First byte of an envelope. */
const ENVELOPE = 0;
/** First byte of what was sealed before there were envelopes: by one key for all texts. */
const DIRECT = 1;
/** Envelope, number of the key, then the wrapped key and its nonce and tag. */
const HEADER_BYTES = 2 + NONCE_BYTES + TAG_BYTES + KEY_BYTES;

const cipherOf = (key: Buffer, nonce: Buffer, about: string) =>
  createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));

/** Nonce, tag and encrypted bytes. */
function encrypt(key: Buffer, bytes: Buffer, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = cipherOf(key, nonce, about);
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

function decrypt(key: Buffer, bytes: Buffer, about: string): Buffer {
  const bodyAt = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(NONCE_BYTES, bodyAt));
  return Buffer.concat([decipher.update(bytes.subarray(bodyAt)), decipher.final()]);
}

/**
 * Envelope encryption by AES-256-GCM: a text has a key of its own, which the first of `keys` wraps; all of them open. `direct` opens what was
 * sealed before there were envelopes.
 */
export function createSeals(keys: readonly SealKey[], direct: Buffer): Seals {
  const keyOf = new Map(keys.map(({ id, key }) => [id, key]));
  const currentKeyId = keys[0]!.id;
  const wrap = (own: Buffer) =>
    Buffer.concat([
      Buffer.of(ENVELOPE, currentKeyId),
      encrypt(keyOf.get(currentKeyId)!, own, `${currentKeyId}`),
    ]);
  const unwrap = (bytes: Buffer) => {
    const id = bytes[1]!;
    const key = keyOf.get(id);
    if (!key) throw new Error(`Sealed with the unknown key ${id}`);
    return decrypt(key, bytes.subarray(2, HEADER_BYTES), `${id}`);
  };
  const seal = (text: string, context: SealContext) => {
    const own = randomBytes(KEY_BYTES);
    return Buffer.concat([wrap(own), encrypt(own, Buffer.from(text), context)]);
  };
  const open = (sealed: Uint8Array, context: SealContext) => {
    const bytes = Buffer.from(sealed);
    if (bytes[0] === ENVELOPE)
      return decrypt(unwrap(bytes), bytes.subarray(HEADER_BYTES), context).toString();
    if (bytes[0] !== DIRECT) throw new Error(`Sealed with the unknown key ${bytes[0]}`);
    return decrypt(direct, bytes.subarray(1), `${DIRECT}:${context}`).toString();
  };
  return {
    seal,
    open,
    renew(sealed, context) {
      const bytes = Buffer.from(sealed);
      if (bytes[0] !== ENVELOPE) return seal(open(bytes, context), context);
      if (bytes[1] === currentKeyId) return null;
      return Buffer.concat([wrap(unwrap(bytes)), bytes.subarray(HEADER_BYTES)]);
    },
    currentKeyId,
  };
}
