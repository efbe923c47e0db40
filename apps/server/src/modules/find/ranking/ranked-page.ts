import { type Ranked, RANKING_LENGTH, ranksFrom } from '@yoimachi/domain/ranking';
import { writeCursor, type RankingPosition } from './cursor.ts';

interface Row {
  readonly id: string;
  readonly score: number;
  readonly generation: number;
}

/** How many of a page are still to come, for a ranking ends. */
export const sizeOf = (after: RankingPosition | null, pageSize: number): number =>
  Math.max(0, Math.min(pageSize, RANKING_LENGTH - (after?.shown ?? 0)));

/** The ranks of a page, and where the next one begins; of `size + 1` rows the last one only says that there are more. */
export function rankedPage<One extends Row>(
  after: RankingPosition | null,
  rows: readonly One[],
  size: number,
): { readonly ranked: Ranked<One>[]; readonly nextCursor: string | null } {
  const ranked = ranksFrom(after, rows.slice(0, size), rows[size]);
  const last = ranked.at(-1);
  const shown = (after?.shown ?? 0) + size;
  if (!last || rows.length <= size || shown >= RANKING_LENGTH) return { ranked, nextCursor: null };
  const { generation, id: castId, score } = last.item;
  return { ranked, nextCursor: writeCursor({ shown, rank: last.rank, score, generation, castId }) };
}
