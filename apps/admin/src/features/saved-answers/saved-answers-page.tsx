import { getRouteApi } from '@tanstack/react-router';
import { useSavedAnswers } from '#lib/saved-answers.ts';
import type { SavedAnswer } from '#lib/saved-answers.ts';
import { ActButton } from '#parts/act/index.ts';
import { DataTable } from '#parts/data-table.tsx';
import type { Column } from '#parts/data-table.tsx';
import { FilterSelect } from '#parts/filter-select.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { dayOf, formatMonthDay } from '#ui/lib/dates.ts';
import { Loaded } from '#ui/loaded.tsx';
import { State } from '#ui/state.tsx';
import { addAnswer, changeAnswer, removeAnswer, uses } from './acts.tsx';
import { savedAnswersTexts as t, useNames } from './ja.ts';
import { savedAnswersSearch } from './search.ts';

const route = getRouteApi('/_office/saved-answers');

/** What is usually answered, offered where inquiries and removal requests are. */
export function SavedAnswersPage() {
  const { usedFor } = route.useSearch();
  const navigate = route.useNavigate();
  const saved = useSavedAnswers();
  const rows = (saved.data ?? []).filter((one) => usedFor === undefined || one.usedFor === usedFor);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title} note={saved.data && t.count(rows.length)}>
        <ActButton act={addAnswer} of={usedFor} />
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
        {() => (
          <DataTable
            id="saved-answers"
            label={t.label}
            columns={columns}
            rows={rows}
            rowId={({ answerId }) => answerId}
            acts={[changeAnswer, removeAnswer]}
            empty={<State icon="mail" title={t.empty} detail={t.emptyDetail} />}
          />
        )}
      </Loaded>
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
