import { getRouteApi } from '@tanstack/react-router';
import { SAVED_ANSWER_USES } from '@yoimachi/domain/saved-answer';
import { lazy, Suspense, useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { useSavedAnswers } from '#lib/saved-answers.ts';
import type { SavedAnswer } from '#lib/saved-answers.ts';
import { DataTable } from '#parts/data-table.tsx';
import type { Column } from '#parts/data-table.tsx';
import { FilterSelect } from '#parts/filter-select.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { dayOf, formatMonthDay } from '#ui/lib/dates.ts';
import { Loaded } from '#ui/loaded.tsx';
import { State } from '#ui/state.tsx';
import { savedAnswersTexts as t, useNames } from './ja.ts';
import { RemoveQuestion } from './remove-question.tsx';
import { savedAnswersSearch } from './search.ts';

const FormDialog = lazy(() => import('./form-dialog.tsx'));

/** What is being done; `add` has no answer yet. */
type Editing = 'add' | { readonly what: 'change' | 'remove'; readonly answer: SavedAnswer };

const route = getRouteApi('/_office/saved-answers');
const uses = SAVED_ANSWER_USES.map((value) => ({ value, label: useNames[value] }));

/** What is usually answered, offered where inquiries and removal requests are. */
export function SavedAnswersPage() {
  const { usedFor } = route.useSearch();
  const navigate = route.useNavigate();
  const mayAct = useMayAct();
  const [editing, setEditing] = useState<Editing | null>(null);
  const saved = useSavedAnswers();
  const rows = (saved.data ?? []).filter((one) => usedFor === undefined || one.usedFor === usedFor);
  const close = () => setEditing(null);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title} note={saved.data && t.count(rows.length)}>
        {mayAct('addSavedAnswer') && <SmallButton onClick={() => setEditing('add')}>{t.add}</SmallButton>}
      </PageHead>
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-2.5">
        <FilterSelect
          label={t.anyUse}
          value={usedFor ?? ''}
          onChange={(value) =>
            void navigate({ search: savedAnswersSearch({ usedFor: value }), replace: true })
          }
          options={uses}
        />
      </div>
      <Loaded query={saved}>
        {() =>
          rows.length === 0 ? (
            <State icon="mail" title={t.empty} detail={t.emptyDetail} />
          ) : (
            <DataTable
              id="saved-answers"
              label={t.label}
              columns={mayAct('changeSavedAnswer') ? [...columns, acts(setEditing)] : columns}
              rows={rows}
              rowId={({ answerId }) => answerId}
            />
          )
        }
      </Loaded>
      <Suspense fallback={null}>
        {editing === 'add' && <FormDialog usedFor={usedFor} onClose={close} />}
        {editing !== null && editing !== 'add' && editing.what === 'change' && (
          <FormDialog answer={editing.answer} onClose={close} />
        )}
      </Suspense>
      {editing !== null && editing !== 'add' && editing.what === 'remove' && (
        <RemoveQuestion answer={editing.answer} onClose={close} />
      )}
    </div>
  );
}

const columns: readonly Column<SavedAnswer>[] = [
  {
    id: 'title',
    header: t.name,
    isFixed: true,
    cell: ({ title }) => <b className="whitespace-nowrap">{title}</b>,
  },
  {
    id: 'use',
    header: t.use,
    cell: ({ usedFor }) => <span className="whitespace-nowrap">{useNames[usedFor]}</span>,
  },
  {
    id: 'text',
    header: t.text,
    cell: ({ text }) => <p className="line-clamp-2 max-w-[560px] min-w-60 py-1.5 leading-[1.6]">{text}</p>,
  },
  {
    id: 'written',
    header: t.written,
    cell: ({ writtenBy, writtenAt }) => (
      <span className="nums whitespace-nowrap">
        {writtenBy === null
          ? t.ofProduct
          : t.writtenBy(writtenBy, formatMonthDay(dayOf(new Date(writtenAt))))}
      </span>
    ),
  },
];

const acts = (onEdit: (editing: Editing) => void): Column<SavedAnswer> => ({
  id: 'acts',
  header: t.acts,
  isFixed: true,
  cell: (answer) => (
    <span className="flex gap-2">
      <SmallButton look="ghost" onClick={() => onEdit({ what: 'change', answer })}>
        {t.change}
        <span className="sr-only">{answer.title}</span>
      </SmallButton>
      <SmallButton look="ghost" onClick={() => onEdit({ what: 'remove', answer })}>
        {t.remove}
        <span className="sr-only">{answer.title}</span>
      </SmallButton>
    </span>
  ),
});
