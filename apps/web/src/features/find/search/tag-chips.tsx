import { TAG_GROUPS } from '@yoimachi/domain/profile';
import { CHOICES_MAX, listOf } from '@yoimachi/domain/search';
import { useState } from 'react';
import { FilterChips } from './filter-chips.tsx';
import { toggled } from './filters.ts';
import { filterTexts as t } from './filter.ja.ts';

const ALL: readonly string[] = [...new Set(Object.values(TAG_GROUPS).flat())];
/** Two of each group stand for the rest until all are asked for. */
const FIRST: readonly string[] = [
  ...new Set(Object.values(TAG_GROUPS).flatMap((group) => group.slice(0, 2))),
];

interface Props {
  readonly value: string | undefined;
  readonly onChange: (tags: string | undefined) => void;
}

/** Her tags, all of which she has to have. */
export function TagChips({ value, onChange }: Props) {
  const [isWhole, setWhole] = useState(false);
  const chosen = listOf(value);
  const shown = isWhole ? ALL : ALL.filter((tag) => FIRST.includes(tag) || chosen.includes(tag));
  const isFull = chosen.length >= CHOICES_MAX;
  return (
    <FilterChips
      label={t.tags}
      help={isFull ? t.tagsFull(CHOICES_MAX) : undefined}
      aside={
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="min-h-11 font-bold text-primary"
        >
          {isWhole ? t.fewerTags : t.allTags}
        </button>
      }
      options={shown.map((tag) => ({ value: tag, label: tag }))}
      chosen={chosen}
      onToggle={(tag) => {
        if (!isFull || chosen.includes(tag)) onChange(toggled(value, tag, ALL));
      }}
    />
  );
}
