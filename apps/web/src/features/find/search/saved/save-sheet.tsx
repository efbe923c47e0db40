import { SEARCH_NAME_MAX } from '@yoimachi/domain/saved-search';
import { savedSearchRoutes } from '@yoimachi/contract/saved-search';
import { call } from '#lib/api.ts';
import { useForm } from '#lib/use-form.ts';
import { Button } from '#ui/button.tsx';
import { DaySheet } from '#ui/day-sheet.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
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
  const form = useForm({
    start: { name: nameOf(filter, SEARCH_NAME_MAX), isTold: true },
    // The same conditions are kept once, whatever is sent again.
    send: (typed) => call(savedSearchRoutes.saveSearch, { body: { ...typed, filter } }),
    readsAgain: [savedSearchRoutes.listSavedSearches],
    said: ({ isNew }) => (isNew ? t.saved : t.savedBefore),
    onDone: onClose,
  });
  const telling = form.choice('isTold');
  return (
    <DaySheet
      isOpen
      onClose={onClose}
      title={t.save}
      footer={
        <Button isWide isPending={form.isPending} onClick={form.submit}>
          {t.keep}
        </Button>
      }
    >
      <p className="phrase text-sm text-sub">{wordsOf(filter).join('・')}</p>
      <TextField label={t.name} maxLength={SEARCH_NAME_MAX} {...form.field('name')} />
      <div className="flex flex-col gap-1">
        <Switch label={t.tell} isOn={telling.value} onChange={telling.onChange} />
        <p className="phrase text-xs text-sub">{t.tellHelp}</p>
      </div>
      <ErrorNote error={form.error} />
    </DaySheet>
  );
}
