import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { SearchFilters } from '../filters.ts';
import { savedTexts as t } from './ja.ts';
import { SaveSheet } from './save-sheet.tsx';

interface Props {
  readonly filters: SearchFilters;
  /** Other words for it, where it stands there a second time. */
  readonly label?: string;
}

/** Keeps the search that is shown. */
export function SaveSearch({ filters, label = t.save }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" size="md" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && <SaveSheet filters={filters} onClose={() => setOpen(false)} />}
    </>
  );
}
