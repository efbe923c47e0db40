import type { ReviewTier } from '@yoimachi/domain/review';
import { ChoiceStrip } from '#ui/choice-strip.tsx';
import { TIERS, tierTexts as t } from './ja.ts';

interface Props {
  readonly value: ReviewTier | undefined;
  readonly onChange: (tier: ReviewTier | undefined) => void;
}

/** Narrows a list to those with one tag. */
export function TierStrip({ value, onChange }: Props) {
  return (
    <ChoiceStrip<ReviewTier | ''>
      label={t.label}
      value={value ?? ''}
      onChange={(tier) => onChange(tier === '' ? undefined : tier)}
      options={[{ value: '', label: t.all }, ...TIERS]}
    />
  );
}
