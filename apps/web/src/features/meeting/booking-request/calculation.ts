import { pointsText } from '#ui/amount.tsx';
import type { SeenCast } from './chosen-casts.ts';

/** 「5,500P × 2 + 2,750P」: whole half-hours, and a remaining quarter. */
export function calculation(
  { price30, price15 }: Pick<SeenCast, 'price30' | 'price15'>,
  minutes: number,
): string {
  const halves = `${pointsText(price30)} × ${Math.floor(minutes / 30)}`;
  return minutes % 30 === 0 ? halves : `${halves} + ${pointsText(price15)}`;
}
