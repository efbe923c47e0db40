import type { PayoffState } from './payoff-process.ts';

/** Where a payoff stands on its pay day, in the order in which operators work. */
export const PAYOFF_SHELVES = [
  /** Somebody has to look: another name, a returned transfer, perhaps not herself. */
  'REVIEW',
  'AWAITING',
  /** Approved, and in no bank file yet. */
  'READY',
  /** The bank has it, and has not said what became of it. */
  'IN_FILE',
  'TRANSFERRED',
  'REJECTED',
] as const;
export type PayoffShelf = (typeof PAYOFF_SHELVES)[number];

export function payoffShelf({ status, review, inFile }: PayoffState): PayoffShelf {
  if (status === 'TRANSFERRED' || status === 'REJECTED') return status;
  if (inFile) return 'IN_FILE';
  if (review !== null) return 'REVIEW';
  return status === 'AWAITING_APPROVAL' ? 'AWAITING' : 'READY';
}
