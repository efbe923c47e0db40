import * as z from 'zod/mini';
import type { RankedSoFar } from '@yoimachi/domain/ranking';
import { fail, ok, type Result } from '@yoimachi/domain/result';

/** How far somebody has looked through a ranking, and through which generation of it. */
export interface RankingPosition extends RankedSoFar {
  readonly generation: number;
  readonly castId: string;
}

const count = z.int().check(z.minimum(0));
const position = z.tuple([count, count, count, count.check(z.maximum(500)), z.uuid()]);

export const writeCursor = ({ generation, shown, rank, score, castId }: RankingPosition): string =>
  Buffer.from(JSON.stringify([generation, shown, rank, score, castId])).toString('base64url');

export function readCursor(cursor: string | undefined): Result<RankingPosition | null, 'VALIDATION'> {
  if (cursor === undefined) return ok(null);
  try {
    const read = position.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (read.success) {
      const [generation, shown, rank, score, castId] = read.data;
      return ok({ generation, shown, rank, score, castId });
    }
  } catch {
    // Not JSON: refused below like any foreign cursor.
  }
  return fail('VALIDATION', 'cursor');
}
