import { WORDS_MAX } from '@yoimachi/domain/search';
import { isComposing } from '#ui/composing.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { formatDayShort } from '#lib/dates.ts';
import { useToday } from '#lib/use-now.ts';
import FilterForm from './filter-form.tsx';
import { ANY_DAY } from './any-day.ts';
import { changeFilters, chosenDay, offeredDays, ORDERS } from './filters.ts';
import type { FilterChange, SearchFilters, SearchOrder } from './filters.ts';
import { orderLabels, searchTexts } from './ja.ts';

interface Props {
  readonly draft: SearchFilters;
  readonly onDraft: (draft: SearchFilters) => void;
  readonly onSearch: () => void;
}

/** Every condition and the order, of the sheet and of /guest/search: they are one. */
export function WholeForm({ draft, onDraft, onSearch }: Props) {
  const today = useToday();
  const day = chosenDay(draft, today);
  const change = (next: FilterChange) => onDraft(changeFilters(draft, next));
  return (
    <>
      <TextField
        label={searchTexts.words}
        type="search"
        enterKeyHint="search"
        placeholder={searchTexts.wordsHint}
        maxLength={WORDS_MAX}
        value={draft.words ?? ''}
        onChange={(event) => change({ words: event.target.value || undefined })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isComposing(event.nativeEvent)) onSearch();
        }}
      />
      <Select
        label={searchTexts.day}
        emptyLabel={null}
        value={day}
        onChange={(event) => change({ day: event.target.value })}
        options={[
          ...offeredDays(today, day).map((each) => ({ value: each, label: formatDayShort(each) })),
          { value: ANY_DAY, label: searchTexts.anyDay },
        ]}
      />
      <FilterForm filters={draft} onChange={change} />
      <RadioCards<SearchOrder>
        label={searchTexts.order}
        columns={2}
        value={draft.order ?? 'RECOMMENDED'}
        onChange={(order) => change({ order: order === 'RECOMMENDED' ? undefined : order })}
        options={ORDERS.map((order) => ({ value: order, label: orderLabels[order] }))}
      />
    </>
  );
}
