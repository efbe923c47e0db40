import { Readable } from 'node:stream';
import { ROW_COUNT_HEADER, type StreamAnswer } from '@yoimachi/contract/route';
import type { FastifyReply } from 'fastify';
import { patiently } from '#platform/database';
import { disposition } from './send-file.ts';

/** Bytes that wait for a client who is slower than the database. */
const WAITING_BYTES = 64 * 1024;
/** Who takes nothing for so long is gone, whatever his connection says; a shutdown would wait for him. */
const STALLED_MS = 60_000;

/**
 * Sends a file piece by piece, as fast as it is taken; a client that goes away ends it. Where a piece fails, the answer breaks off: nobody
 * takes what came for the whole. @throws when the handler did not return one.
 */
export function sendStream(
  reply: FastifyReply,
  mediaType: string,
  answer: unknown,
  onBroken: (error: unknown) => void,
): FastifyReply {
  const { pieces, rowCount, fileName } = answer as StreamAnswer;
  if (!Number.isSafeInteger(rowCount)) throw new Error('A call that answers a streamed file was given none');
  reply.raw.setTimeout(STALLED_MS, () => void reply.raw.destroy());
  return reply
    .type(mediaType)
    .header('content-disposition', disposition(fileName))
    .header(ROW_COUNT_HEADER, rowCount)
    .send(Readable.from(watched(pieces, onBroken), { objectMode: false, highWaterMark: WAITING_BYTES }));
}

/** Who takes no more of it has broken nothing. */
async function* watched(
  pieces: AsyncIterable<Uint8Array>,
  onBroken: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  const each = pieces[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await patiently(() => each.next());
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    onBroken(error);
    throw error;
  } finally {
    await each.return?.();
  }
}
