import { bankAdminRoutes } from '@yoimachi/contract/bank-admin';
import { memberAdminRoutes, type MemberMoney } from '@yoimachi/contract/member';
import { call } from '#lib/api.ts';
import { brandTexts } from '#lib/labels.ja.ts';
import { useMayAct } from '#lib/office.ts';
import { pages } from '#lib/queries.ts';
import { useRead } from '#lib/use-read.ts';
import { whenText } from '#lib/when.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { ReadGate } from '#parts/read-gate.tsx';
import { Facts } from '#parts/workbench/index.ts';
import { formatCount, yenText } from '#ui/amount.tsx';
import { cx } from '#ui/cx.ts';
import { formatDay } from '#ui/lib/dates.ts';
import type { Member } from '../api.ts';
import { moneyNames, moneyStatusNames } from '../names.ja.ts';
import { At } from './cells.tsx';
import { tabTexts as t } from './ja.ts';
import { MemberTable } from './member-table.tsx';

const columns: readonly Column<MemberMoney>[] = [
  fixedColumn('at', t.when, ({ at }) => <At at={at} />),
  column('kind', t.kind, ({ kind }) => <b className="whitespace-nowrap">{moneyNames[kind]}</b>),
  column('status', t.status, ({ status }) => (
    <span className={cx((status === 'FAILED' || status === 'REJECTED') && 'font-bold text-danger')}>
      {moneyStatusNames[status] ?? status}
    </span>
  )),
  numberColumn('points', t.points, ({ points }) => formatCount(points)),
  numberColumn('amount', t.amount, ({ amountYen }) => <b>{yenText(amountYen)}</b>),
  column('payDay', t.payDay, ({ payDay }) => (payDay === null ? brandTexts.none : formatDay(payDay))),
  column('completed', t.completed, ({ completedAt }) => <At at={completedAt} />),
  column('booking', t.booking, ({ bookingId }) =>
    bookingId === null ? brandTexts.none : <BookingLink id={bookingId}>{t.showBooking}</BookingLink>,
  ),
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

/** Where a cast's rewards go, beside her registered name: private, so why is asked first. */
function BankAccount({ castId }: { readonly castId: string }) {
  const read = useRead(castId, (reason) =>
    call(bankAdminRoutes.readCastAccount, { params: { castId }, body: { reason } }),
  );
  return (
    <div className="border-b border-line p-5">
      <ReadGate read={read} what={t.account}>
        {({
          bankCode,
          branchCode,
          accountType,
          accountNumber,
          holder,
          holderKana,
          registeredKana,
          changedAt,
        }) => (
          <Facts
            facts={[
              [t.bank, `${bankCode}-${branchCode}`],
              [t.accountNumber, `${accountType} ${accountNumber}`],
              [t.holder, `${holder}（${holderKana.normalize('NFKC')}）`],
              [t.registeredKana, registeredKana === '' ? t.erased : registeredKana],
              [t.accountChanged, changedAt && whenText(changedAt)],
            ]}
          />
        )}
      </ReadGate>
    </div>
  );
}
