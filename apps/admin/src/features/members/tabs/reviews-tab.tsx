import { memberAdminRoutes, type MemberReview } from '@yoimachi/contract/member';
import { brandTexts } from '#lib/labels.ja.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import { column, fixedColumn, type Column } from '#parts/column.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { cx } from '#ui/cx.ts';
import { pages } from '#lib/queries.ts';
import type { Member } from '../api.ts';
import { tierNames } from '../names.ja.ts';
import { At } from './cells.tsx';
import { tabTexts as t } from './ja.ts';
import { MemberTable } from './member-table.tsx';

const columns: readonly Column<MemberReview>[] = [
  fixedColumn('number', t.number, ({ bookingId, number }) => (
    <BookingLink id={bookingId}>{number}</BookingLink>
  )),
  column('when', t.when, ({ startsAt }) => <At at={startsAt} />),
  column('other', t.other, ({ other }) => <MemberLink id={other.id} nickname={other.nickname} />),
  column('byGuest', t.byGuest, ({ byGuest }) => <Rating rating={byGuest} />),
  column('byCast', t.byCast, ({ byCast }) => <Rating rating={byCast} />),
];

function Rating({ rating }: { readonly rating: MemberReview['byGuest'] }) {
  if (rating === null) return <span>{brandTexts.none}</span>;
  return (
    <span className={cx('whitespace-nowrap', rating.tier === 'BAD' && 'font-bold text-danger')}>
      <span>{tierNames[rating.tier]}</span>
      {rating.visibleAt === null && <span className="ml-2 text-xs font-normal text-sub">{t.unseen}</span>}
    </span>
  );
}

/** How each meeting was rated by both; what they wrote is private. */
export const ReviewsTab = ({ member }: { readonly member: Member }) => (
  <MemberTable
    id="member-reviews"
    label={t.reviews}
    of={pages(memberAdminRoutes.listMemberReviews, { params: { accountId: member.id } })}
    columns={columns}
    rowId={({ bookingId, other }) => `${bookingId}:${other.id}`}
  />
);
