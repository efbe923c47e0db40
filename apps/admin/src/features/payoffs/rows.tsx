import { Link } from '@tanstack/react-router';
import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { PAYOFF_SHELVES, type PayoffShelf } from '@yoimachi/domain/payoff-shelves';
import { useMemo } from 'react';
import { call } from '#lib/api.ts';
import { pages } from '#lib/queries.ts';
import { visible } from '#lib/visible.ts';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { ListTable } from '#parts/list-table.tsx';
import { Panel } from '#parts/panel.tsx';
import { formatCount, yenText } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { State } from '#ui/state.tsx';
import { AllOfShelf } from './all-of-shelf.tsx';
import type { DayPayoff, PayDay } from './api.ts';
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
  fixedColumn('cast', t.cast, ({ cast, number, payDay }) => (
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
  )),
  column('kind', t.kind, ({ kind }) => <span className="whitespace-nowrap">{t.kinds[kind]}</span>),
  numberColumn('points', t.asked, ({ points }) => formatCount(points)),
  numberColumn('fee', t.fee, ({ transferFeeYen }) => formatCount(transferFeeYen)),
  numberColumn('withheld', t.withheld, ({ withholdingYen }) => formatCount(withholdingYen)),
  numberColumn('transfer', t.transfer, ({ transferYen }) => <b>{formatCount(transferYen)}</b>),
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

/** All requests of a day that no check stopped. */
function ApproveAll({ day }: { readonly day: PayDay }) {
  const { count } = sumsOf(day, 'AWAITING');
  return (
    <AllOfShelf
      day={day}
      shelf="AWAITING"
      needs="approvePayoff"
      label={t.approveAll(formatCount(count))}
      title={t.approveAllTitle}
      willDo={({ transferYen }) => t.willApprove(yenText(transferYen))}
      run={({ number }) => call(payoffAdminRoutes.approvePayoff, { params: { number } })}
    />
  );
}
