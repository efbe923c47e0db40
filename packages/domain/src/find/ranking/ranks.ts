/** How far somebody has looked through a ranking. */
export interface RankedSoFar {
  /** How many were shown. */
  readonly shown: number;
  /** Rank and score of the last of them. */
  readonly rank: number;
  readonly score: number;
}

export interface Ranked<Item> {
  readonly item: Item;
  readonly rank: number;
  /** Somebody stands beside her. */
  readonly isEqual: boolean;
}

/**
 * The ranks of a page, best first: who has the same score has the same rank, and the ranks after that are skipped (1, 1, 3). They are
 * counted among those whom the viewer sees, so that a gap tells nobody that somebody is hidden.
 *
 * @param next who comes behind the page, if anybody does.
 */
export function ranksFrom<Item extends { readonly score: number }>(
  before: RankedSoFar | null,
  page: readonly Item[],
  next: Item | undefined,
): Ranked<Item>[] {
  const ranked: Ranked<Item>[] = [];
  let last = before;
  for (const [index, item] of page.entries()) {
    const isLikeLast = last?.score === item.score;
    const rank = last && isLikeLast ? last.rank : (last?.shown ?? 0) + 1;
    const follower = page[index + 1] ?? next;
    ranked.push({ item, rank, isEqual: isLikeLast || follower?.score === item.score });
    last = { shown: (last?.shown ?? 0) + 1, rank, score: item.score };
  }
  return ranked;
}
