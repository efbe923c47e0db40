import type { Storage } from '#gateways/storage/port.ts';
import type { Crypto } from '#platform/crypto';
import type { Db } from '#platform/database';
import { openFileKey, openPart } from '../file-seal.ts';
import { findUpload, partsOf } from '../upload.store.ts';

export interface FileReading {
  readonly db: Db;
  readonly crypto: Pick<Crypto, 'open'>;
  readonly storage: Storage;
}

/** All bytes of a file that was taken; undefined when it was given up. @throws when a part of it is missing or was altered. */
export async function readFile(
  { db, crypto, storage }: FileReading,
  fileId: string,
): Promise<Buffer | undefined> {
  const row = await findUpload(db, fileId);
  if (!row?.key_sealed) return undefined;
  const key = openFileKey(crypto, fileId, row.key_sealed);
  const bytes = Buffer.allocUnsafe(row.size_bytes);
  let length = 0;
  for (const part of await partsOf(db, fileId)) {
    const sealed = await storage.read(part.object_key);
    if (!sealed) throw new Error(`The storage has lost ${part.object_key}`);
    length += openPart(key, sealed, fileId, part.from_byte).copy(bytes, part.from_byte);
  }
  if (length !== row.size_bytes) throw new Error(`Of the file ${fileId} there are ${length} bytes`);
  return bytes;
}
