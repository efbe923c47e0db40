import type { Readable, Writable } from 'node:stream';

const HEADER_BYTES = 4;

/**
 * Sends bytes as frames, each behind its length; one of length zero ends them. Waits while the other end is slow, and stops when it is gone:
 * a process that died is told by its end.
 */
export async function writeFrames(
  to: Writable,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  for await (const part of bytes) {
    if (to.destroyed) return;
    if (part.length > 0) await writeFrame(to, part);
  }
  await writeFrame(to, new Uint8Array());
}

async function writeFrame(to: Writable, part: Uint8Array): Promise<void> {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(part.length);
  to.write(header);
  await new Promise<void>((resolve) => to.write(part, () => resolve()));
}

/** Reads what `writeFrames` sent, again and again: all bytes of the frames up to the one that ends them. */
export function createFrameReader(from: Readable): () => Promise<Buffer> {
  const chunks = from.iterator() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);

  async function take(size: number, parts: Buffer[]): Promise<Buffer[]> {
    for (let missing = size; missing > 0;) {
      if (rest.length === 0) {
        const next = await chunks.next();
        if (next.done) throw new Error('The pipe has ended');
        rest = next.value;
      }
      const part = rest.subarray(0, missing);
      rest = rest.subarray(part.length);
      missing -= part.length;
      parts.push(part);
    }
    return parts;
  }
  return async () => {
    const parts: Buffer[] = [];
    for (;;) {
      const size = Buffer.concat(await take(HEADER_BYTES, [])).readUInt32BE();
      if (size === 0) return Buffer.concat(parts);
      await take(size, parts);
    }
  };
}
