import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { AppBar } from '#ui/bars.tsx';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';
import { useBack } from '#lib/use-back.ts';
import { addressOf } from './filters.ts';
import { readFilters } from './read-filters.ts';
import { searchTexts } from './ja.ts';
import { ShowButton } from './show-button.tsx';
import { WholeForm } from './whole-form.tsx';

/** /guest/search: every condition on one page, as in the sheet. */
export function FilterPage() {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(readFilters({ ...useSearch({ from: '/guest/search' }) }));
  const search = () => void navigate({ to: '/guest', search: addressOf(draft) });
  return (
    <>
      <AppBar title={searchTexts.filterTitle} onBack={useBack()} />
      <Page>
        <WholeForm draft={draft} onDraft={setDraft} onSearch={search} />
      </Page>
      <StickyBar>
        <Button variant="line" onClick={() => setDraft({})}>
          {searchTexts.clear}
        </Button>
        <ShowButton filters={draft} onClick={search} />
      </StickyBar>
    </>
  );
}
