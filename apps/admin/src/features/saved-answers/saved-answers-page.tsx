import { getRouteApi } from '@tanstack/react-router';
import { useSavedAnswers, type SavedAnswer } from '#lib/saved-answers.ts';
import { ActButton } from '#parts/act/index.ts';
import { DataTable } from '#parts/data-table.tsx';
import { column, fixedColumn, type Column } from '#parts/column.ts';
import { chosen, FilterBar } from '#parts/filter-bar.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { dayOf, formatMonthDay } from '#ui/lib/dates.ts';
import { Loaded } from '#ui/loaded.tsx';
import { State } from '#ui/state.tsx';
import { addAnswer, changeAnswer, removeAnswer, uses } from './acts.tsx';
import { savedAnswersTexts as t, useNames } from './ja.ts';
import { savedAnswersSearch } from './search.ts';

const route = getRouteApi('/_office/saved-answers');
const filters = [chosen('usedFor', t.anyUse, uses)];

/** What is usually answered, offered where inquiries and removal requests are. */
export function SavedAnswersPage() {
  const search = route.useSearch();
  const { usedFor } = search;
  const navigate = route.useNavigate();
  const saved = useSavedAnswers();
  const rows = (saved.data ?? []).filter((one) => usedFor === undefined || one.usedFor === usedFor);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title} note={saved.data && t.count(rows.length)}>
        <ActButton act={addAnswer} of={usedFor} />
      </PageHead>
      <FilterBar
        filters={filters}
        search={search}
        onGo={(next) => void navigate({ search: savedAnswersSearch(next), replace: true })}
      />
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
  fixedColumn('title', t.name, ({ title }) => <b className="whitespace-nowrap">{title}</b>),
  column('use', t.use, ({ usedFor }) => <span className="whitespace-nowrap">{useNames[usedFor]}</span>),
  column('text', t.text, ({ text }) => (
    <p className="line-clamp-2 max-w-[560px] min-w-60 py-1.5 leading-[1.6]">{text}</p>
  )),
  column('written', t.written, ({ writtenBy, writtenAt }) => (
    <span className="nums whitespace-nowrap">
      {writtenBy === null ? t.ofProduct : t.writtenBy(writtenBy, formatMonthDay(dayOf(new Date(writtenAt))))}
    </span>
  )),
];
