import { useQuery } from '@tanstack/react-query';
import { ErrorNote } from '#ui/note.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { tierQuery, useChooseTier } from './api/tier.ts';
import { TIERS, tierTexts as t } from './ja.ts';

/** One's own tag on somebody. Nothing until it is known, and where there can be none. */
export function TierChoice({ friend }: { readonly friend: { readonly userId: string } }) {
  const { data } = useQuery(tierQuery(friend.userId));
  const choose = useChooseTier(friend.userId);
  if (!data) return null;
  return (
    <>
      <RadioCards label={t.label} columns={3} value={data.tier} onChange={choose.mutate} options={TIERS} />
      <ErrorNote error={choose.error} />
    </>
  );
}
