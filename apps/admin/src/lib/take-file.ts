import { ROW_COUNT_HEADER } from '@yoimachi/contract/route';
import { ApiError, ERR_NETWORK } from '#ui/lib/api-error.ts';
import { callTexts } from '#ui/lib/ja.ts';
import type { FileSink } from './file-sink.ts';

const LINE_END = 10;

export interface Taken {
  readonly rows: number;
  readonly total: number;
}

/**
 * Takes a streamed table, whose rows are a line each below one of headings, and tells how far it is. @throws ApiError when it is refused or
 * ends before it is whole, and what its call threw when it was broken off; nothing is kept then.
 */
export async function takeFile(
  ask: () => Promise<Response>,
  sink: FileSink,
  onTaken: (taken: Taken) => void,
): Promise<Taken> {
  try {
    const response = await ask();
    const total = Number(response.headers.get(ROW_COUNT_HEADER));
    const taken = { rows: await takeRows(response, sink, (rows) => onTaken({ rows, total })), total };
    if (taken.rows !== total) throw new TypeError(`${taken.rows} rows of ${total}`);
    await sink.close();
    return taken;
  } catch (error) {
    await sink.discard().catch(() => undefined);
    // What a body that breaks off throws, too.
    throw error instanceof TypeError ? new ApiError(0, ERR_NETWORK, callTexts.network) : error;
  }
}

async function takeRows(response: Response, sink: FileSink, onRows: (rows: number) => void): Promise<number> {
  let lines = 0;
  for (const reader = response.body!.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return lines - 1;
    await sink.write(value);
    lines += linesIn(value);
    onRows(Math.max(0, lines - 1));
  }
}

function linesIn(piece: Uint8Array): number {
  let lines = 0;
  for (let at = piece.indexOf(LINE_END); at >= 0; at = piece.indexOf(LINE_END, at + 1)) lines += 1;
  return lines;
}
