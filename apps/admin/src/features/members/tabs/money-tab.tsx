import { memberAdminRoutes } from '@yoimachi/contract/member';
import type { MemberMoney } from '@yoimachi/contract/member';
import { brandTexts } from '#lib/labels.ja.ts';
import { useMayAct } from '#lib/office.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import type { Column } from '#parts/data-table.tsx';
import { formatCount, yenText } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { formatDay } from '#ui/lib/dates.ts';
import { pages } from '#lib/queries.ts';
import type { Member } from '../api.ts';
import { moneyNames, moneyStatusNames } from '../names.ja.ts';
import { BankAccount } from './bank-account.tsx';
import { At } from './cells.tsx';
import { tabTexts as t } from './ja.ts';
import { MemberTable } from './member-table.tsx';

const columns: readonly Column<MemberMoney>[] = [
  { id: 'at', header: t.when, isFixed: true, cell: ({ at }) => <At at={at} /> },
  { id: 'kind', header: t.kind, cell: ({ kind }) => <b className="whitespace-nowrap">{moneyNames[kind]}</b> },
  {
    id: 'status',
    header: t.status,
    cell: ({ status }) => (
      <span className={cx((status === 'FAILED' || status === 'REJECTED') && 'font-bold text-danger')}>
        {moneyStatusNames[status] ?? status}
      </span>
    ),
  },
  { id: 'points', header: t.points, isNumber: true, cell: ({ points }) => formatCount(points) },
  { id: 'amount', header: t.amount, isNumber: true, cell: ({ amountYen }) => <b>{yenText(amountYen)}</b> },
  {
    id: 'payDay',
    header: t.payDay,
    cell: ({ payDay }) => (payDay === null ? brandTexts.none : formatDay(payDay)),
  },
  { id: 'completed', header: t.completed, cell: ({ completedAt }) => <At at={completedAt} /> },
  {
    id: 'booking',
    header: t.booking,
    cell: ({ bookingId }) =>
      bookingId === null ? brandTexts.none : <BookingLink id={bookingId}>{t.showBooking}</BookingLink>,
  },
];

/** A guest's purchases, a cast's payoffs and where they go. */
export function MoneyTab({ member: { id, side } }: { readonly member: Member }) {
  const mayAct = useMayAct();
  return (
    <>
      {side === 'CAST' && mayAct('readCastAccount') && <BankAccount castId={id} />}
      <MemberTable
        id="member-money"
        label={t.money}
        of={pages(memberAdminRoutes.listMemberMoney, { params: { accountId: id } })}
        columns={columns.filter(({ id: column }) => column !== (side === 'GUEST' ? 'payDay' : 'booking'))}
        rowId={({ id: row }) => row}
      />
    </>
  );
}
