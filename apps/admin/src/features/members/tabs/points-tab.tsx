import { memberAdminRoutes } from '@yoimachi/contract/member';
import { historyLabels } from '@yoimachi/contract/points';
import type { HistoryLine } from '@yoimachi/contract/points';
import { brandTexts } from '#lib/labels.ja.ts';
import { visible } from '#lib/visible.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import type { Column } from '#parts/data-table.tsx';
import { formatCount, Points } from '#ui/amount.tsx';
import { pages } from '#lib/queries.ts';
import type { Member } from '../api.ts';
import { At } from './cells.tsx';
import { tabTexts as t } from './ja.ts';
import { MemberTable } from './member-table.tsx';

const columns: readonly Column<HistoryLine>[] = [
  { id: 'at', header: t.when, isFixed: true, cell: ({ at }) => <At at={at} /> },
  {
    id: 'kind',
    header: t.kind,
    cell: ({ kind }) => <b className="whitespace-nowrap">{historyLabels[kind]}</b>,
  },
  {
    id: 'change',
    header: t.change,
    isNumber: true,
    cell: ({ points }) => <Points value={points} size="sm" />,
  },
  {
    id: 'fee',
    header: t.fee,
    isNumber: true,
    cell: ({ feePoints }) => (feePoints === 0 ? brandTexts.none : formatCount(feePoints)),
  },
  {
    id: 'balance',
    header: t.balance,
    isNumber: true,
    cell: ({ balancePoints }) => formatCount(balancePoints),
  },
  {
    id: 'other',
    header: t.other,
    cell: ({ counterpart }) => (counterpart === null ? brandTexts.none : <bdi>{visible(counterpart)}</bdi>),
  },
  {
    id: 'booking',
    header: t.booking,
    cell: ({ bookingId }) =>
      bookingId === null ? brandTexts.none : <BookingLink id={bookingId}>{t.showBooking}</BookingLink>,
  },
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
