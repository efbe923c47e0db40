import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';

/** What a sealed file's name ends with: `age -d` and `zstd -d` open it without the product. */
export const SEALED = '.zst.age';

type Chunks = AsyncIterable<Uint8Array>;

const bytesOf = async function* (stream: globalThis.ReadableStream<Uint8Array>): Chunks & AsyncGenerator {
  yield* Readable.fromWeb(stream as ReadableStream);
};
const streamOf = (chunks: Chunks) =>
  Readable.toWeb(Readable.from(chunks)) as globalThis.ReadableStream<Uint8Array>;

/**
 * Packs and seals what comes for the recipient into a file, which is there once it is whole and on the disk.
 *
 * @returns the file's bytes.
 */
export async function sealInto(path: string, source: Readable, recipient: string): Promise<number> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const half = `${path}.${process.pid}.part`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await pipeline(
      source,
      createZstdCompress(),
      async function* (chunks: Chunks) {
        yield* bytesOf(await encrypter.encrypt(streamOf(chunks)));
      },
      createWriteStream(half, { mode: 0o600, flush: true }),
    );
    const { size } = await stat(half);
    await rename(half, path);
    await settle(dirname(path));
    return size;
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

/** A name is on the disk when its folder is. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Opens a sealed file into a sink.
 *
 * @throws StartupError when this key does not open it, or it is not whole.
 */
export async function unsealInto(path: string, identity: string, sink: Writable): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  await pipeline(
    createReadStream(path),
    async function* (chunks: Chunks) {
      try {
        yield* bytesOf(await decrypter.decrypt(streamOf(chunks)));
      } catch (error) {
        throw notOpened(path, error);
      }
    },
    createZstdDecompress(),
    sink,
  );
}

const notOpened = (path: string, error: unknown) =>
  new StartupError(
    `${path} cannot be opened with BACKUP_IDENTITY, or is not whole: ${(error as Error).message}.`,
  );

/** A new key: whom copies are sealed for, and what opens them. */
export async function newKey(): Promise<{ readonly recipient: string; readonly identity: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}
