import { memberAdminRoutes } from '@yoimachi/contract/member';
import { historyLabels, type HistoryLine } from '@yoimachi/contract/points';
import { brandTexts } from '#lib/labels.ja.ts';
import { visible } from '#lib/visible.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { formatCount, Points } from '#ui/amount.tsx';
import { pages } from '#lib/queries.ts';
import type { Member } from '../api.ts';
import { At } from './cells.tsx';
import { tabTexts as t } from './ja.ts';
import { MemberTable } from './member-table.tsx';

const columns: readonly Column<HistoryLine>[] = [
  fixedColumn('at', t.when, ({ at }) => <At at={at} />),
  column('kind', t.kind, ({ kind }) => <b className="whitespace-nowrap">{historyLabels[kind]}</b>),
  numberColumn('change', t.change, ({ points }) => <Points value={points} size="sm" />),
  numberColumn('fee', t.fee, ({ feePoints }) => (feePoints === 0 ? brandTexts.none : formatCount(feePoints))),
  numberColumn('balance', t.balance, ({ balancePoints }) => formatCount(balancePoints)),
  column('other', t.other, ({ counterpart }) =>
    counterpart === null ? brandTexts.none : <bdi>{visible(counterpart)}</bdi>,
  ),
  column('booking', t.booking, ({ bookingId }) =>
    bookingId === null ? brandTexts.none : <BookingLink id={bookingId}>{t.showBooking}</BookingLink>,
  ),
];

/** The journal as the member sees it. */
export const PointsTab = ({ member }: { readonly member: Member }) => (
  <MemberTable
    id="member-points"
    label={t.journal}
    of={pages(memberAdminRoutes.listMemberPoints, { params: { accountId: member.id } })}
    columns={columns}
    rowId={({ lineId }) => lineId}
  />
);
