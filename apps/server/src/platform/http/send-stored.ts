import type { Readable } from 'node:stream';
import { fail } from '@yoimachi/domain/result';
import type { FastifyReply } from 'fastify';
import { sendFailure } from './failure-answer.ts';

/** What of a storage sends a file. */
interface Source {
  size(key: string): Promise<number | undefined>;
  open(key: string, range?: { readonly from: number; readonly to: number }): Promise<Readable | undefined>;
}

interface Sent {
  readonly storage: Source;
  readonly key: string;
  readonly type: string;
  /** How long a browser may keep it without asking again; `forever` only for what everybody may see under a name that never changes content. */
  readonly cache: 'forever' | 'no-store' | { readonly privateSeconds: number };
}

const CACHE = { forever: 'public, max-age=31536000, immutable', 'no-store': 'no-store' };

/** Sends a stored file, or the range of it that is asked for, as it is read; NOT_FOUND when it is gone. */
export async function sendStored(
  reply: FastifyReply,
  { storage, key, type, cache }: Sent,
): Promise<FastifyReply> {
  const size = await storage.size(key);
  const range = size === undefined ? null : rangeOf(reply.request.headers.range, size);
  if (range === 'outside')
    return reply
      .status(416)
      .header('content-range', `bytes */${size}`)
      .header('cache-control', 'no-store')
      .send();
  const stream = size === undefined ? undefined : await storage.open(key, range ?? undefined);
  if (size === undefined || !stream) return sendFailure(reply, fail('NOT_FOUND').error);
  const length = range ? range.to - range.from + 1 : size;
  if (range) reply.status(206).header('content-range', `bytes ${range.from}-${range.to}/${size}`);
  return reply
    .type(type)
    .headers({
      'accept-ranges': 'bytes',
      'content-length': length,
      'cache-control': typeof cache === 'string' ? CACHE[cache] : `private, max-age=${cache.privateSeconds}`,
      'content-disposition': 'inline',
    })
    .send(stream);
}

/** One range of bytes (RFC 9110), null for the whole file: none asked for, or one that nobody understands. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { readonly from: number; readonly to: number } | 'outside' | null {
  const [, first, last] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < from) return null;
  return from >= size || from > to ? 'outside' : { from, to };
}
