import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** A line that brings nothing for so long is dropped. */
const IDLE_MS = 30_000;

interface Coming {
  readonly chunks: AsyncIterator<Buffer>;
  /** Looks after it no longer; what is not read yet is left to the connection. */
  end(): Promise<void>;
}

/** Bodies of files, taken in as they come. */
export interface ComingBodies {
  /** Looks after a body that comes from somebody; null when there are too many. */
  begin(who: string, body: Readable): Coming | null;
}

interface ComingLimits {
  /** So many at once, and of one person. */
  readonly all: number;
  readonly ofOne: number;
  /** One that is slower than that never ends holds nothing up. */
  readonly longestMs: number;
}

/** What comes in at this moment: so many at once, no longer than so; a process that ends cuts the lines and stores what came. */
export function createComing(http: FastifyInstance, { all, ofOne, longestMs }: ComingLimits): ComingBodies {
  const bodies = new Map<Readable, { readonly who: string; readonly ended: PromiseWithResolvers<void> }>();
  const drop = (body: Readable) => void body.destroy();
  http.addHook('preClose', async () => {
    for (const body of bodies.keys()) drop(body);
    await Promise.all([...bodies.values()].map(({ ended }) => ended.promise));
  });
  return {
    begin(who, body) {
      const own = [...bodies.values()].filter((one) => one.who === who).length;
      if (bodies.size >= all || own >= ofOne) return null;
      const ended = Promise.withResolvers<void>();
      bodies.set(body, { who, ended });
      const longest = setTimeout(drop, longestMs, body);
      const idle = setTimeout(drop, IDLE_MS, body);
      const bytes = body.iterator({ destroyOnReturn: false });
      return {
        chunks: {
          next() {
            idle.refresh();
            return bytes.next();
          },
        },
        async end() {
          bodies.delete(body);
          clearTimeout(longest);
          clearTimeout(idle);
          ended.resolve();
          await bytes.return?.();
        },
      };
    },
  };
}

/** All of a body, or one byte more than it may have; null: its line dropped before its end. */
export async function wholeBody(chunks: AsyncIterator<Buffer>, maxBytes: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  try {
    while (size <= maxBytes) {
      const next = await chunks.next();
      if (next.done) break;
      // What goes beyond is not kept.
      parts.push(next.value.subarray(0, maxBytes + 1 - size));
      size += next.value.length;
    }
  } catch {
    return null;
  }
  return Buffer.concat(parts);
}
