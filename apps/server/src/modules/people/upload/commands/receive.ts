import { fail, ok, type Result } from '@yoimachi/domain/result';
import { tooLarge, typeByContent, type UploadRefusal, type UploadType } from '@yoimachi/domain/upload';
import { contentOf } from '#platform/content';
import { withTransaction } from '#platform/database';
import { openFileKey, sealedBytes, SealingPart } from '../file-seal.ts';
import { newObjectKey } from '../object-key.ts';
import type { UploadDeps } from '../upload.deps.ts';
import { addPart, type UploadRow } from '../upload.store.ts';
import { removeFiles } from './end-uploads.ts';

/** What is kept in memory of a file that comes, and what is lost of it when the process dies. */
const PART_BYTES = 512 * 1024;
/** What it takes to know what a file is; less of it is not kept. */
const TELLING_BYTES = 4_100;

export type ReceiveFailure = 'CONFLICT' | 'UPLOAD_FAILED' | Exclude<UploadRefusal, 'UPLOAD_EMPTY'>;

/**
 * Takes in the bytes that follow those that are there, part by part, and returns how many there are then. What came before a line dropped is
 * kept. Of two who send the same bytes at once one goes on, the other gets CONFLICT.
 */
export async function receive(
  deps: UploadDeps,
  upload: UploadRow,
  bytes: AsyncIterator<Buffer>,
): Promise<Result<number, ReceiveFailure>> {
  const parts = new Parts(deps, upload);
  try {
    for (;;) {
      const chunk = await nextOf(bytes);
      if (chunk === null) return await parts.flush();
      if (parts.end + chunk.length > upload.size_bytes) return tooLarge(upload.purpose, deps.takesWmv);
      const kept = await parts.add(chunk);
      if (!kept.ok) return kept;
    }
  } finally {
    parts.free();
  }
}

/** Null at the end, which is also where a line drops. */
async function nextOf(bytes: AsyncIterator<Buffer>): Promise<Buffer | null> {
  const next = await bytes.next().catch(() => null);
  return next === null || next.done ? null : next.value;
}

/** Memory of parts that were stored is used again: what is thrown away is not free at once. */
const spare: Buffer[] = [];
const MOST_SPARE = 32;

class Parts {
  readonly #deps: UploadDeps;
  readonly #upload: UploadRow;
  readonly #key: Buffer;
  readonly #memory = spare.pop() ?? Buffer.allocUnsafeSlow(sealedBytes(PART_BYTES));
  readonly #start: Buffer[] = [];
  #type: UploadType | null;
  /** Stored. */
  #offset: number;
  #part: SealingPart;

  constructor(deps: UploadDeps, upload: UploadRow) {
    this.#deps = deps;
    this.#upload = upload;
    this.#key = openFileKey(deps.crypto, upload.id, upload.key_sealed!);
    this.#type = upload.media_type;
    this.#offset = upload.received_bytes;
    this.#part = this.#newPart();
  }

  /** Up to where the file is here, stored or in memory. */
  get end(): number {
    return this.#offset + this.#part.size;
  }

  /** Nothing of it is used any more. */
  free(): void {
    if (spare.length < MOST_SPARE) spare.push(this.#memory);
  }

  async add(chunk: Buffer): Promise<Result<number, ReceiveFailure>> {
    for (let taken = 0; taken < chunk.length;) {
      const piece = chunk.subarray(taken, taken + PART_BYTES - this.#part.size);
      if (this.#type === null && this.end < TELLING_BYTES) this.#start.push(Buffer.from(piece));
      this.#part.add(piece);
      taken += piece.length;
      if (this.#part.size < PART_BYTES) continue;
      const flushed = await this.flush();
      if (!flushed.ok) return flushed;
    }
    return ok(this.end);
  }

  /** Stores what is in memory; returns up to where the file is stored. */
  async flush(): Promise<Result<number, ReceiveFailure>> {
    if (this.#part.size === 0 || !this.#isTelling()) return ok(this.#offset);
    const type = await this.#typeOfFile();
    if (!type.ok) return type;
    const stored = await this.#store(type.value);
    if (!stored.ok) return stored;
    this.#offset = this.end;
    this.#part = this.#newPart();
    return ok(this.#offset);
  }

  #newPart = () => new SealingPart(this.#memory, this.#key, this.#upload.id, this.#offset);

  #isTelling = () => this.#type !== null || this.end >= Math.min(TELLING_BYTES, this.#upload.size_bytes);

  /** By the first bytes; a file that is something else goes at once. */
  async #typeOfFile(): Promise<Result<UploadType, ReceiveFailure>> {
    if (this.#type !== null) return ok(this.#type);
    const found = await contentOf(Buffer.concat(this.#start));
    const type = typeByContent(this.#upload.purpose, found, this.#deps.takesWmv);
    if (type.ok) this.#type = type.value;
    else await this.#giveUp();
    return type;
  }

  async #store(mediaType: UploadType): Promise<Result<undefined, ReceiveFailure>> {
    const { storage, db, clock, log } = this.#deps;
    const { id } = this.#upload;
    const fromByte = this.#offset;
    const objectKey = newObjectKey(id, fromByte);
    try {
      await storage.put(objectKey, this.#part.end());
    } catch (error) {
      log.error({ err: error }, 'the storage took nothing in');
      return fail('UPLOAD_FAILED', 'file');
    }
    const sizeBytes = this.#part.size;
    const added = { uploadId: id, fromByte, sizeBytes, objectKey, mediaType, at: clock.now() };
    if (await addPart(db, added)) return ok();
    await storage.remove([objectKey]);
    return fail('CONFLICT');
  }

  async #giveUp(): Promise<void> {
    const { db, clock } = this.#deps;
    await withTransaction(db, (trx) => removeFiles(trx, [this.#upload.id], clock.now()));
  }
}
