import { pipeline } from 'node:stream/promises';

/** The reader of standard output has had enough (`| head`). */
const ENOUGH = ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Writes a file to standard output as fast as it is taken; a reader who goes away ends it. */
export async function writeOut(pieces: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    await pipeline(pieces, process.stdout, { end: false });
  } catch (error) {
    if (!ENOUGH.includes(String((error as { readonly code?: unknown }).code))) throw error;
  }
}
