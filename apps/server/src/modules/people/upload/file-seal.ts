import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Crypto } from '#platform/crypto';
import type { SealedColumn } from '#platform/sealing';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const placeOf = (uploadId: string) => `upload.key:${uploadId}` as const;

export const sealedFileKeys: SealedColumn = {
  table: 'upload',
  column: 'key_sealed',
  key: 'id',
  place: placeOf,
};

/** A file's own key, as it is kept. */
export const newFileKey = (crypto: Crypto, uploadId: string): Buffer =>
  crypto.seal(randomBytes(KEY_BYTES).toString('base64'), placeOf(uploadId));

export const openFileKey = (crypto: Pick<Crypto, 'open'>, uploadId: string, sealed: Uint8Array): Buffer =>
  Buffer.from(crypto.open(sealed, placeOf(uploadId)), 'base64');

/** What a part is sealed for: it is read at its place of its file, or not at all. */
const about = (uploadId: string, fromByte: number) => Buffer.from(`${uploadId}:${fromByte}`);

const BODY_AT = NONCE_BYTES + TAG_BYTES;

/** A part that grows: nonce, tag and what is encrypted so far (AES-256-GCM), in one piece of memory that its user keeps. */
export class SealingPart {
  readonly #memory: Buffer;
  readonly #cipher: ReturnType<typeof cipherOf>;
  #size = 0;

  /** `memory`: of at least `sealedBytes` of what is to be added. */
  constructor(memory: Buffer, key: Buffer, uploadId: string, fromByte: number) {
    this.#memory = memory;
    const nonce = randomBytes(NONCE_BYTES);
    nonce.copy(memory);
    this.#cipher = cipherOf(key, nonce, uploadId, fromByte);
  }

  /** How many bytes were added. */
  get size(): number {
    return this.#size;
  }

  add(bytes: Uint8Array): void {
    const sealed = this.#cipher.update(bytes);
    this.#size += sealed.copy(this.#memory, BODY_AT + this.#size);
    giveBack(sealed);
  }

  /** The sealed part. */
  end(): Buffer {
    this.#cipher.final();
    this.#cipher.getAuthTag().copy(this.#memory, NONCE_BYTES);
    return this.#memory.subarray(0, sealedBytes(this.#size));
  }
}

export const sealedBytes = (bytes: number): number => BODY_AT + bytes;

const cipherOf = (key: Buffer, nonce: Buffer, uploadId: string, fromByte: number) =>
  createCipheriv('aes-256-gcm', key, nonce).setAAD(about(uploadId, fromByte));

/** @throws when the bytes were altered, or are another part's. */
export function openPart(key: Buffer, sealed: Buffer, uploadId: string, fromByte: number): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(about(uploadId, fromByte))
    .setAuthTag(sealed.subarray(NONCE_BYTES, BODY_AT));
  const body = decipher.update(sealed.subarray(BODY_AT));
  decipher.final();
  return body;
}

/**
 * Gives back memory at once that nobody reads any more. What is merely thrown away is collected late where it lies outside the engine's heap,
 * as the bytes of buffers do. Memory that a buffer shares with others is left alone.
 */
export function giveBack({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
