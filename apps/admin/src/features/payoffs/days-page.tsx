import { Link } from '@tanstack/react-router';
import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { pages } from '#lib/queries.ts';
import { ActButton } from '#parts/act/index.ts';
import { fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { ListTable } from '#parts/list-table.tsx';
import { SmallButton } from '#parts/small-button.tsx';
import { Screen } from '#parts/page-head.tsx';
import { formatCount } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { formatMonthDayLong } from '#ui/lib/dates.ts';
import { later } from '#ui/lib/later.tsx';
import { State } from '#ui/state.tsx';
import { saveWithholding } from './acts.tsx';
import type { ListedDay } from './api.ts';
import { payoffTexts as t } from './ja.ts';

/** Pay days, the latest first, and what of each still has to be done. */
export function PayDaysPage() {
  return (
    <Screen title={t.title} head={<HeadActs />}>
      <ListTable
        id="pay-days"
        label={t.daysLabel}
        of={pages(payoffAdminRoutes.listPayDays)}
        columns={columns}
        rowId={({ payDay }) => payDay}
        empty={<State icon="bank" title={t.empty} detail={t.emptyDetail} />}
      />
    </Screen>
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
  fixedColumn('payDay', t.payDay, ({ payDay }) => (
    <Link
      to="/payoffs/$payDay"
      params={{ payDay }}
      className="nums font-bold whitespace-nowrap text-primary after:absolute after:inset-0"
    >
      {payDay.slice(0, 4)}年{formatMonthDayLong(payDay)}
    </Link>
  )),
  counted('inReview', t.shelves.REVIEW),
  counted('awaiting', t.shelves.AWAITING),
  counted('toTransfer', t.toTransfer),
  counted('transferred', t.shelves.TRANSFERRED),
  counted('rejected', t.shelves.REJECTED),
  numberColumn('transferYen', t.sum, ({ transferYen }) => formatCount(transferYen)),
];

const FormsDialog = later(() => import('./forms-dialog.tsx'));
const SettingsDialog = later(() => import('./settings-dialog.tsx'));

/** What is done about all payoffs: the month's report, the year's forms, and what holds for them. */
function HeadActs() {
  const mayAct = useMayAct();
  const [open, setOpen] = useState<'forms' | 'settings' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ActButton act={saveWithholding} />
      {mayAct('paymentForms') && <SmallButton onClick={() => setOpen('forms')}>{t.forms}</SmallButton>}
      {mayAct('changePayoffTerms') && (
        <SmallButton onClick={() => setOpen('settings')}>{t.settings}</SmallButton>
      )}
      {open === 'forms' && <FormsDialog onClose={close} />}
      {open === 'settings' && <SettingsDialog onClose={close} />}
    </>
  );
}
