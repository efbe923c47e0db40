import type { GuestForCasts } from '@yoimachi/contract/profile';
import type { SpecRow } from '#ui/rows.tsx';
import { profileTexts as t } from './ja.ts';
import { labelOf, options } from './labels.ja.ts';

/** The details a guest filled in, as a cast reads them; empty ones are left out. */
export function guestRows(detail: GuestForCasts['detail']): readonly SpecRow[] {
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    [t.job, labelOf(options.job, detail.job)],
    [t.birthplace, labelOf(options.birthplace, detail.birthplace)],
    [t.residence, labelOf(options.prefecture, detail.residence)],
    [t.heightCm, labelOf(options.heightCm, detail.heightCm)],
    [t.weightKg, labelOf(options.weightKg, detail.weightKg)],
    [t.hair, labelOf(options.hair, detail.hair)],
    [t.cohabitants, labelOf(options.cohabitants, detail.cohabitants)],
    [t.drinking, labelOf(options.drinking, detail.drinking)],
    [t.smoking, labelOf(options.smoking, detail.smoking)],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}
