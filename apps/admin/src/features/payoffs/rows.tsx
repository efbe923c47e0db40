import { Link } from '@tanstack/react-router';
import { PAYOFF_SHELVES, type PayoffShelf } from '@yoimachi/domain/payoff-shelves';
import { useMemo } from 'react';
import { visible } from '#lib/visible.ts';
import { ListTable } from '#parts/list-table.tsx';
import type { Column } from '#parts/data-table.tsx';
import { Panel } from '#parts/panel.tsx';
import { formatCount } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { State } from '#ui/state.tsx';
import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { pages } from '#lib/queries.ts';
import type { DayPayoff, PayDay } from './api.ts';
import { ApproveAll } from './approve-all.tsx';
import { payoffTexts as t } from './ja.ts';
import { MarkChips } from './marks.tsx';
import { ShelfChip } from './shelf-chip.tsx';
import { sumsOf, sumsOfAll } from './shelf-sums.ts';

interface Props {
  readonly day: PayDay;
  readonly shelf: PayoffShelf | undefined;
  readonly number: number | undefined;
}

/** The payoffs of a day, narrowed to where they stand. */
export function Rows({ day, shelf, number }: Props) {
  const columns = useMemo(() => columnsOf(shelf), [shelf]);
  return (
    <Panel title={t.rows} aside={<ApproveAll day={day} />} isFlush>
      <Shelves day={day} shown={shelf} />
      <ListTable
        id="payoffs"
        label={t.rows}
        of={pages(payoffAdminRoutes.listDayPayoffs, { params: { payDay: day.payDay }, query: { shelf } })}
        columns={columns}
        rowId={(row) => String(row.number)}
        selectedId={number === undefined ? undefined : String(number)}
        empty={<State icon="bank" title={t.rowsEmpty} />}
      />
    </Panel>
  );
}

function Shelves({ day, shown }: { readonly day: PayDay; readonly shown: PayoffShelf | undefined }) {
  const all = sumsOfAll(day, () => true).count;
  const filled = PAYOFF_SHELVES.filter((shelf) => shelf === shown || sumsOf(day, shelf).count > 0);
  return (
    <nav aria-label={t.filter} className="flex flex-wrap gap-1 border-b border-line px-3 py-2">
      {[undefined, ...filled].map((shelf) => (
        <Link
          key={shelf ?? 'all'}
          to="/payoffs/$payDay"
          params={{ payDay: day.payDay }}
          search={shelf ? { shelf } : {}}
          replace
          aria-current={shelf === shown ? 'page' : undefined}
          activeProps={{}}
          className={cx(
            'control inline-flex items-center gap-1.5 rounded-full px-3 text-xs',
            shelf === shown ? 'bg-tint font-bold text-on-tint' : 'text-sub hover:bg-sunken',
          )}
        >
          {shelf ? t.shelves[shelf] : t.all}
          <span className="nums">{formatCount(shelf ? sumsOf(day, shelf).count : all)}</span>
        </Link>
      ))}
    </nav>
  );
}

const columnsOf = (shelf: PayoffShelf | undefined): readonly Column<DayPayoff>[] => [
  {
    id: 'cast',
    header: t.cast,
    isFixed: true,
    cell: ({ cast, number, payDay }) => (
      <Link
        to="/payoffs/$payDay"
        params={{ payDay }}
        search={{ ...(shelf && { shelf }), number }}
        replace
        resetScroll={false}
        activeProps={{}}
        className="whitespace-nowrap after:absolute after:inset-0"
      >
        <bdi className="block font-bold text-primary">{visible(cast.nickname)}</bdi>
        <span className="nums text-xs text-sub">{cast.number}</span>
      </Link>
    ),
  },
  {
    id: 'kind',
    header: t.kind,
    cell: ({ kind }) => <span className="whitespace-nowrap">{t.kinds[kind]}</span>,
  },
  { id: 'points', header: t.asked, isNumber: true, cell: ({ points }) => formatCount(points) },
  { id: 'fee', header: t.fee, isNumber: true, cell: ({ transferFeeYen }) => formatCount(transferFeeYen) },
  {
    id: 'withheld',
    header: t.withheld,
    isNumber: true,
    cell: ({ withholdingYen }) => formatCount(withholdingYen),
  },
  {
    id: 'transfer',
    header: t.transfer,
    isNumber: true,
    cell: ({ transferYen }) => <b>{formatCount(transferYen)}</b>,
  },
  {
    id: 'state',
    header: t.state,
    // One column, so that a mark is never beyond the edge of a table that is as wide as an office's screen lets it be.
    cell: (row) => (
      <span className="flex flex-wrap gap-1 whitespace-nowrap">
        <ShelfChip payoff={row} />
        <MarkChips marks={row.marks} />
      </span>
    ),
  },
];
