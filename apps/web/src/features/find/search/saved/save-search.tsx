import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { SearchFilters } from '../filters.ts';
import { savedTexts as t } from './ja.ts';
import { SaveSheet } from './save-sheet.tsx';

/** Keeps the search that is shown. */
export function SaveSearch({ filters }: { readonly filters: SearchFilters }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="line" size="md" onClick={() => setOpen(true)}>
        {t.save}
      </Button>
      {isOpen && <SaveSheet filters={filters} onClose={() => setOpen(false)} />}
    </>
  );
}
