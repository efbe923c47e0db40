import { memberAdminRoutes, type MemberStageCount } from '@yoimachi/contract/member';
import { brandTexts } from '#lib/labels.ja.ts';
import { visible } from '#lib/visible.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import { column, fixedColumn, numberColumn, type Column } from '#parts/column.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { takeBackCount } from '../acts/on-the-page.tsx';
import { pages } from '#lib/queries.ts';
import type { Member } from '../api.ts';
import { At } from './cells.tsx';
import { tabTexts as t } from './ja.ts';
import { MemberTable } from './member-table.tsx';

const columns: readonly Column<MemberStageCount>[] = [
  fixedColumn('at', t.when, ({ at }) => <At at={at} />),
  column('kind', t.kind, ({ kind }) => <b className="whitespace-nowrap">{t.counts[kind]}</b>),
  numberColumn('stage', t.stageThen, ({ stage }) => stage),
  column('of', t.countOf, (row) => <Cause of={row} />),
  column('back', t.takenBackAt, ({ reversedAt }) => <At at={reversedAt} />),
  column('why', t.takenBackFor, ({ takenBackBy }) => <TakenBack by={takenBackBy} />),
];

/** Why an operator took it back, and who; nothing where none did. */
function TakenBack({ by }: { readonly by: MemberStageCount['takenBackBy'] }) {
  if (by === null) return <span>{brandTexts.none}</span>;
  return (
    <span className="text-xs break-words">
      <bdi>{visible(by.reason)}</bdi>
      <span className="block text-sub">{visible(by.name)}</span>
    </span>
  );
}

function Cause({ of: { booking, friend } }: { readonly of: MemberStageCount }) {
  if (booking) return <BookingLink id={booking.id}>{booking.number}</BookingLink>;
  return friend ? <MemberLink id={friend.id} nickname={friend.nickname} /> : <span>{brandTexts.none}</span>;
}

/** What counted for a cast’s stages; what should not have counted is taken back. */
export const StageTab = ({ member: { id: accountId } }: { readonly member: Member }) => (
  <MemberTable
    id="member-stage"
    label={t.stage}
    of={pages(memberAdminRoutes.listMemberStageCounts, { params: { accountId } })}
    columns={columns}
    rowId={({ causeId }) => causeId}
    acts={[takeBackCount]}
  />
);
