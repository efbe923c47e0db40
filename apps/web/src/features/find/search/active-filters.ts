import { ANY_DETAILS, type AnyDetail, type CastClass } from '@yoimachi/domain/profile';
import { listOf } from '@yoimachi/domain/search';
import { formatMinute } from '#lib/dates.ts';
import { detailNames } from '#lib/details.ja.ts';
import { detailLabel } from '#lib/details.ts';
import { pointsText } from '#ui/amount.tsx';
import { toggled, type FilterChange, type SearchFilters } from './filters.ts';
import { filterTexts as t } from './filter.ja.ts';
import { classLabels, genreLabels } from './ja.ts';

/** One condition above the list, and what a tap on it takes away. */
export interface ActiveFilter {
  readonly label: string;
  readonly change: FilterChange;
}

/** Everything that narrows the list and is not said elsewhere above it, in the order of the form. */
export function activeFilters(filters: SearchFilters): readonly ActiveFilter[] {
  const each = (name: ListField, labelOf: (value: string) => string) =>
    listOf(filters[name]).map((value) => ({
      label: labelOf(value),
      change: { [name]: toggled(filters[name], value, listOf(filters[name])) },
    }));
  return [
    ...range(t.time, filters, ['fromMinute', 'toMinute'], formatMinute),
    ...(filters.together === undefined
      ? []
      : [{ label: t.togetherOf(filters.together), change: { together: undefined } }]),
    ...each('genre', (genre) => genreLabels[Number(genre)] ?? genre),
    ...each('castClass', (castClass) => classLabels[castClass as CastClass]),
    ...range('', filters, ['minPrice', 'maxPrice'], pointsText),
    ...each('tags', (tag) => tag),
    ...ANY_DETAILS.flatMap((name) =>
      each(name, (value) => t.detailOf(detailNames[name], detailLabel(name, value) ?? value)),
    ),
    ...range('', filters, ['minHeight', 'maxHeight'], t.cm),
    ...range('', filters, ['minAge', 'maxAge'], t.years),
    ...(filters.minReview === undefined
      ? []
      : [{ label: t.reviewFrom(filters.minReview), change: { minReview: undefined } }]),
    ...(filters.favorite ? [{ label: t.favorite, change: { favorite: undefined } }] : []),
    ...(filters.newFace ? [{ label: t.newFace, change: { newFace: undefined } }] : []),
  ];
}

type ListField = 'genre' | 'castClass' | 'tags' | AnyDetail;
type NumberField = 'fromMinute' | 'minPrice' | 'minHeight' | 'minAge';
type UpperField = 'toMinute' | 'maxPrice' | 'maxHeight' | 'maxAge';

function range(
  name: string,
  filters: SearchFilters,
  [low, high]: readonly [NumberField, UpperField],
  text: (value: number) => string,
): ActiveFilter[] {
  const [from, to] = [filters[low], filters[high]];
  if (from === undefined && to === undefined) return [];
  const words = t.range(from === undefined ? '' : text(from), to === undefined ? '' : text(to));
  return [
    { label: [name, words].filter(Boolean).join(' '), change: { [low]: undefined, [high]: undefined } },
  ];
}
