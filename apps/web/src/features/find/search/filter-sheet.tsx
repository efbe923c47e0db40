import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import FilterForm from './filter-form.tsx';
import { changeFilters, NO_FORM_FILTERS, ORDERS } from './filters.ts';
import type { SearchFilters, SearchOrder } from './filters.ts';
import { orderLabels, searchTexts } from './ja.ts';

interface Props {
  readonly filters: SearchFilters;
  readonly onApply: (filters: SearchFilters) => void;
  readonly onClose: () => void;
}

/** The filters on a phone: chosen first, applied with one button. Rendered only while open. */
export default function FilterSheet({ filters, onApply, onClose }: Props) {
  const [draft, setDraft] = useState(filters);
  return (
    <DaySheet
      isOpen
      onClose={onClose}
      title={searchTexts.filters}
      footer={
        <div className="flex gap-3">
          <Button
            variant="line"
            onClick={() => setDraft(changeFilters(draft, { ...NO_FORM_FILTERS, order: undefined }))}
          >
            {searchTexts.clear}
          </Button>
          <Button className="flex-1" onClick={() => onApply(draft)}>
            {searchTexts.apply}
          </Button>
        </div>
      }
    >
      <FilterForm columns={2} filters={draft} onChange={(change) => setDraft(changeFilters(draft, change))} />
      <RadioCards<SearchOrder>
        label={searchTexts.order}
        columns={2}
        value={draft.order ?? 'RECOMMENDED'}
        onChange={(order) =>
          setDraft(changeFilters(draft, { order: order === 'RECOMMENDED' ? undefined : order }))
        }
        options={ORDERS.map((order) => ({ value: order, label: orderLabels[order] }))}
      />
    </DaySheet>
  );
}
