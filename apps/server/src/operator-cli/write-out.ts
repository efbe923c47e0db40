import { pipeline } from 'node:stream/promises';

/** The reader of standard output has had enough (`| head`). */
const ENOUGH = ['EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Writes a file to standard output as fast as it is taken; a reader who goes away ends it. False: not all of it was taken. */
export async function writeOut(pieces: AsyncIterable<Uint8Array>): Promise<boolean> {
  try {
    await pipeline(pieces, process.stdout, { end: false });
    return true;
  } catch (error) {
    if (!ENOUGH.includes(String((error as { readonly code?: unknown }).code))) throw error;
    return false;
  }
}
