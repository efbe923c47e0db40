import { Chip, type ChipLook } from '#ui/chip.tsx';
import type { DayPayoff } from './api.ts';
import { payoffTexts as t } from './ja.ts';

const looks: Record<DayPayoff['shelf'], ChipLook> = {
  REVIEW: 'danger',
  AWAITING: 'wait',
  READY: 'tint',
  IN_FILE: 'request',
  TRANSFERRED: 'ok',
  REJECTED: 'mute',
};

/** Where a payoff stands; of what has to be looked at, why. */
export function ShelfChip({ payoff: { shelf, review } }: { readonly payoff: DayPayoff }) {
  return (
    <Chip look={looks[shelf]}>{shelf === 'REVIEW' && review ? t.reviews[review] : t.shelves[shelf]}</Chip>
  );
}
