import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import type { SearchFilters } from './filters.ts';
import { searchTexts } from './ja.ts';
import { ShowButton } from './show-button.tsx';
import { WholeForm } from './whole-form.tsx';

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
      title={searchTexts.filterTitle}
      footer={
        <div className="flex gap-3">
          <Button variant="line" onClick={() => setDraft({})}>
            {searchTexts.clear}
          </Button>
          <ShowButton filters={draft} onClick={() => onApply(draft)} />
        </div>
      }
    >
      <WholeForm draft={draft} onDraft={setDraft} onSearch={() => onApply(draft)} />
    </DaySheet>
  );
}
