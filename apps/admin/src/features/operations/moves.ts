import { PREVIEW_LENGTH } from '@yoimachi/domain/standing';

/** Places on both sides; null: behind the first page, nobody knows where. */
interface Placed {
  readonly before: number | null;
  readonly after: number | null;
}

/** What becomes of a cast of the first page. */
export type Move =
  | { readonly kind: 'UP' | 'DOWN'; readonly steps: number }
  | { readonly kind: 'COMES'; readonly from: number | null }
  | { readonly kind: 'GOES'; readonly to: number | null }
  | { readonly kind: 'STAYS' };

export function moveOf({ before, after }: Placed): Move {
  if (after === null || after > PREVIEW_LENGTH) return { kind: 'GOES', to: after };
  if (before === null || before > PREVIEW_LENGTH) return { kind: 'COMES', from: before };
  if (before === after) return { kind: 'STAYS' };
  return before > after ? { kind: 'UP', steps: before - after } : { kind: 'DOWN', steps: after - before };
}

/** How many of the new page rise, fall, and come into it in place of others. */
export function movesOf(after: readonly Placed[], before: readonly Placed[]) {
  const kinds = after.map((one) => moveOf(one).kind);
  const count = (kind: Move['kind']) => kinds.filter((one) => one === kind).length;
  const goes = before.filter((one) => moveOf(one).kind === 'GOES').length;
  return { up: count('UP'), down: count('DOWN'), comes: Math.max(count('COMES'), goes) };
}
