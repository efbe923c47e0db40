import { SEARCH_NAME_MAX } from '@yoimachi/domain/saved-search';
import { useState } from 'react';
import { ApiError, errorMessage } from '#lib/api-error.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { Note } from '#ui/note.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useSaveSearch } from '../api/saved-searches.ts';
import type { SearchFilters } from '../filters.ts';
import { savedTexts as t } from './ja.ts';
import { nameOf, wordsOf } from './words-of.ts';

interface Props {
  readonly filters: SearchFilters;
  readonly onClose: () => void;
}

/** Names a search and says whether it tells; the order of the list is not part of it. */
export function SaveSheet({ filters, onClose }: Props) {
  const { order: _, ...filter } = filters;
  const [name, setName] = useState(nameOf(filter, SEARCH_NAME_MAX));
  const [isTold, setTold] = useState(true);
  const { mutate, isPending, error } = useSaveSearch();
  const save = () =>
    mutate(
      { name, filter, isTold },
      {
        onSuccess: ({ isNew }) => {
          showToast(isNew ? t.saved : t.savedBefore, 'ok');
          onClose();
        },
      },
    );
  const nameError =
    error instanceof ApiError && error.code === 'SEARCH_NAME_REQUIRED' ? error.message : undefined;
  return (
    <DaySheet
      isOpen
      onClose={onClose}
      title={t.save}
      footer={
        <Button isWide isPending={isPending} onClick={save}>
          {t.keep}
        </Button>
      }
    >
      <p className="phrase text-sm text-sub">{wordsOf(filter).join('・')}</p>
      <TextField
        label={t.name}
        value={name}
        maxLength={SEARCH_NAME_MAX}
        error={nameError}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-col gap-1">
        <Switch label={t.tell} isOn={isTold} onChange={setTold} />
        <p className="phrase text-xs text-sub">{t.tellHelp}</p>
      </div>
      {error && !nameError && <Note look="danger">{errorMessage(error)}</Note>}
    </DaySheet>
  );
}
