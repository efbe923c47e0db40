import { figuresAdminRoutes } from '@yoimachi/contract/figures';
import { pages } from '#lib/queries.ts';
import { getRouteApi } from '@tanstack/react-router';
import { useMayAct } from '#lib/office.ts';
import { ListTable } from '#parts/list-table.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { BackLink } from '#parts/back-link.tsx';
import { formatMonth } from '#ui/lib/dates.ts';
import { State } from '#ui/state.tsx';
import { cohortFile } from './api.ts';
import { cohortColumns } from './counted-columns.tsx';
import { figureTexts as t } from './ja.ts';
import { SaveRows } from './save-rows.tsx';
import type { CohortSearch } from './search.ts';

const route = getRouteApi('/_office/figures/cohort');

/** Whom a count of cohorts counts. */
export function CohortPage() {
  const { side, firstMonth, month } = route.useSearch();
  const search = side && firstMonth && month ? { side, firstMonth, month } : null;
  const mayAct = useMayAct();
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={search ? titleOf(search) : t.title} note={month && t.cohortNote(formatMonth(month))}>
        <BackLink to="/figures" search={{ view: 'cohorts' }} label={t.back} />
        {search && mayAct('exportCohortPeople') && (
          <SaveRows key={JSON.stringify(search)} file={cohortFile(search)} />
        )}
      </PageHead>
      {search ? <List search={search} /> : <State icon="search" title={t.countedWrong} />}
    </div>
  );
}

const titleOf = ({ side, firstMonth }: CohortSearch) => t.cohortTitle(side, formatMonth(firstMonth));

function List({ search }: { readonly search: CohortSearch }) {
  return (
    <ListTable
      id="figures-cohort"
      label={titleOf(search)}
      of={pages(figuresAdminRoutes.listCohortPeople, { query: search })}
      columns={cohortColumns}
      rowId={({ id }) => id}
      empty={<State icon="search" title={t.countedEmpty} />}
    />
  );
}
