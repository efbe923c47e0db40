import { Link } from '@tanstack/react-router';
import { ListTable } from '#parts/list-table.tsx';
import type { Column } from '#parts/data-table.tsx';
import { PageHead } from '#parts/page-head.tsx';
import { formatCount } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { formatMonthDayLong } from '#ui/lib/dates.ts';
import { State } from '#ui/state.tsx';
import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { pages } from '#lib/queries.ts';
import type { ListedDay } from './api.ts';
import { HeadActs } from './head-acts.tsx';
import { payoffTexts as t } from './ja.ts';

/** Pay days, the latest first, and what of each still has to be done. */
export function PayDaysPage() {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHead title={t.title}>
        <HeadActs />
      </PageHead>
      <ListTable
        id="pay-days"
        label={t.daysLabel}
        of={pages(payoffAdminRoutes.listPayDays)}
        columns={columns}
        rowId={({ payDay }) => payDay}
        empty={<State icon="bank" title={t.empty} detail={t.emptyDetail} />}
      />
    </div>
  );
}

const counted = (
  id: 'awaiting' | 'inReview' | 'rejected' | 'toTransfer' | 'transferred',
  header: string,
): Column<ListedDay> => ({
  id,
  header,
  isNumber: true,
  cell: (day) => (
    <span
      className={cx(day[id] === 0 && 'text-sub', id === 'inReview' && day[id] > 0 && 'font-bold text-danger')}
    >
      {formatCount(day[id])}
    </span>
  ),
});

const columns: readonly Column<ListedDay>[] = [
  {
    id: 'payDay',
    header: t.payDay,
    isFixed: true,
    cell: ({ payDay }) => (
      <Link
        to="/payoffs/$payDay"
        params={{ payDay }}
        className="nums font-bold whitespace-nowrap text-primary after:absolute after:inset-0"
      >
        {payDay.slice(0, 4)}年{formatMonthDayLong(payDay)}
      </Link>
    ),
  },
  counted('inReview', t.shelves.REVIEW),
  counted('awaiting', t.shelves.AWAITING),
  counted('toTransfer', t.toTransfer),
  counted('transferred', t.shelves.TRANSFERRED),
  counted('rejected', t.shelves.REJECTED),
  { id: 'transferYen', header: t.sum, isNumber: true, cell: ({ transferYen }) => formatCount(transferYen) },
];
