import { useState } from 'react';
import { formatDayShort } from '#lib/dates.ts';
import { useToday } from '#lib/use-now.ts';
import { AreaSelects } from '#ui/area-selects.tsx';
import { AppBar } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { Select } from '#ui/select.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useBack } from '#lib/use-back.ts';
import FilterForm from './filter-form.tsx';
import {
  ANY_DAY,
  areaOf,
  changeFilters,
  chosenDay,
  offeredDays,
  ORDERS,
  prefectureOf,
  readFilters,
  WORDS_MAX,
} from './filters.ts';
import type { FilterChange, SearchFilters, SearchOrder } from './filters.ts';
import { orderLabels, searchTexts } from './ja.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';

interface Props {
  readonly filters: SearchFilters;
  /** Shows the casts. */
  readonly onSearch: (filters: SearchFilters) => void;
  readonly onBack: () => void;
}

/** /guest/search: every condition on one page. */
function FilterScreen({ filters, onSearch, onBack }: Props) {
  const today = useToday();
  const [draft, setDraft] = useState(filters);
  const day = chosenDay(draft, today);
  const change = (next: FilterChange) => setDraft(changeFilters(draft, next));
  return (
    <>
      <AppBar title={searchTexts.filterTitle} onBack={onBack} />
      <Page>
        <TextField
          label={searchTexts.words}
          type="search"
          enterKeyHint="search"
          placeholder={searchTexts.wordsHint}
          maxLength={WORDS_MAX}
          value={draft.words ?? ''}
          onChange={(event) => change({ words: event.target.value || undefined })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSearch(draft);
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
        <AreaSelects
          prefecture={String(prefectureOf(draft) ?? '')}
          district={draft.district ?? ''}
          emptyLabels={{ prefecture: searchTexts.everyPrefecture, district: searchTexts.allDistricts }}
          onChange={({ prefecture, district }) => change(areaOf(Number(prefecture), district))}
        />
        <FilterForm columns={2} filters={draft} onChange={change} />
        <Select
          label={searchTexts.order}
          emptyLabel={null}
          value={draft.order ?? 'RECOMMENDED'}
          onChange={(event) => {
            const order = event.target.value as SearchOrder;
            change({ order: order === 'RECOMMENDED' ? undefined : order });
          }}
          options={ORDERS.map((order) => ({ value: order, label: orderLabels[order] }))}
        />
      </Page>
      <StickyBar>
        <Button variant="line" onClick={() => setDraft({})}>
          {searchTexts.clear}
        </Button>
        <Button onClick={() => onSearch(draft)}>{searchTexts.apply}</Button>
      </StickyBar>
    </>
  );
}

export function FilterPage() {
  const filters = readFilters({ ...useSearch({ from: '/guest/search' }) });
  const navigate = useNavigate();
  return (
    <FilterScreen
      filters={filters}
      onSearch={(next) => void navigate({ to: '/guest', search: next })}
      onBack={useBack()}
    />
  );
}
