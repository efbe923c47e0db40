import { useInfiniteQuery } from '@tanstack/react-query';
import { officeAdminRoutes } from '@yoimachi/contract/office-admin';
import { pages } from '#lib/queries.ts';
import { getRouteApi } from '@tanstack/react-router';
import { brandTexts } from '#lib/labels.ja.ts';
import { optionsOf } from '#lib/options.ts';
import { useStaff } from '#lib/staff.ts';
import { chosen, dated, FilterBar, typed } from '#parts/filter-bar.tsx';
import { ListTable } from '#parts/list-table.tsx';
import { column, fixedColumn, type Column } from '#parts/column.ts';
import { OfficeIcon } from '#parts/icon.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { SavedViews } from '#parts/saved-views/index.ts';
import { visible } from '#lib/visible.ts';
import { cx } from '#ui/cx.ts';
import { itemsOf } from '#ui/growing-list.tsx';
import { Icon } from '#ui/icon.tsx';
import { State } from '#ui/state.tsx';
import type { AuditRow } from './api.ts';
import { callNames } from './call-names.ja.ts';
import { ChainCheck } from './chain-check.tsx';
import { Drawer } from './drawer.tsx';
import { ActButton } from '#parts/act/index.ts';
import { proposeExport } from './acts.tsx';
import { auditTexts as t } from './ja.ts';
import { auditSearch, filtersOf } from './search.ts';
import { callName, isRead, momentOf, outcomeOf, targetText } from './words.ts';

const route = getRouteApi('/_office/audit');

/** What everybody of the staff did and read. What is filtered stands in the address, so that it can be sent to a colleague. */
export function AuditPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const filters = useFilters();
  const narrowed = filtersOf(search);
  const asked = pages(officeAdminRoutes.searchAudit, { query: narrowed });
  const rows = itemsOf(useInfiniteQuery(asked));
  const go = (next: Record<string, unknown>) => void navigate({ search: auditSearch(next), replace: true });
  const open = rows.find(({ number }) => number === search.open);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title} note={<Note />}>
        <ChainCheck />
        <ActButton act={proposeExport} of={narrowed} />
      </PageHead>
      <div className="grid flex-1 office:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <SavedViews list="audit" search={narrowed} onOpen={go} />
          <FilterBar filters={filters} search={narrowed} onGo={go} />
          <ListTable
            id="audit"
            label={t.label}
            of={asked}
            columns={columnsOf((number) => go({ ...narrowed, open: number }))}
            rowId={({ number }) => String(number)}
            selectedId={open && String(open.number)}
            empty={<State icon="search" title={t.empty} detail={t.emptyDetail} />}
          />
        </div>
        {open && (
          <Drawer
            key={open.number}
            row={open}
            onClose={() => go(narrowed)}
            onFilter={(part) => void navigate({ search: part })}
          />
        )}
      </div>
    </div>
  );
}

const calls = chosen('call', t.anyCall, optionsOf(callNames));
const outcomes = chosen('outcome', t.anyOutcome, optionsOf({ DONE: t.done, REFUSED: t.refused }));

function useFilters() {
  const staff = useStaff().data?.items ?? [];
  return [
    dated('from', t.from),
    dated('to', t.to),
    chosen(
      'operatorId',
      t.anyOperator,
      staff.map(({ id, name }) => ({ value: id, label: name })),
    ),
    calls,
    outcomes,
    typed('target', t.targetSearch, 'w-52'),
    typed('accountId', t.accountSearch, 'w-40'),
  ];
}

function Note() {
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon name="lock" size={16} />
      {t.note}
    </span>
  );
}

const columnsOf = (open: (number: number) => void): readonly Column<AuditRow>[] => [
  column('at', t.at, ({ at }) => <span className="nums whitespace-nowrap">{momentOf(at)}</span>),
  column('operator', t.operator, ({ operatorName }) => (
    <span className="whitespace-nowrap">{operatorName}</span>
  )),
  fixedColumn('call', t.call, ({ call, number }) => (
    <button
      type="button"
      aria-label={t.open(callName(call))}
      onClick={() => open(number)}
      className="flex items-center gap-2 text-left font-bold whitespace-nowrap after:absolute after:inset-0"
    >
      <span className={isRead(call) ? 'text-gold' : 'text-sub'}>
        {isRead(call) ? <OfficeIcon name="eye" /> : <Icon name="pencil" size={18} />}
      </span>
      {callName(call)}
    </button>
  )),
  column('target', t.target, (row) => (
    <span className="whitespace-nowrap text-primary">{targetText(row)}</span>
  )),
  column('reason', t.reason, ({ reason }) => (
    <bdi className="line-clamp-2 max-w-80 min-w-32 break-all">
      {reason === null ? brandTexts.none : visible(reason)}
    </bdi>
  )),
  column('outcome', t.outcome, (row) => (
    <span className={cx('whitespace-nowrap', row.outcome !== 'DONE' && 'font-bold text-danger')}>
      <span>{row.outcome === 'DONE' ? t.done : t.refused}</span>
      {row.outcome !== 'DONE' && <span className="sr-only">{outcomeOf(row)}</span>}
    </span>
  )),
];
