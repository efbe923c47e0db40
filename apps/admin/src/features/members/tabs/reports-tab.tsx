import { memberAdminRoutes } from '@yoimachi/contract/member';
import type { MemberBlock, MemberReport } from '@yoimachi/contract/member';
import type { Column } from '#parts/data-table.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { Chip } from '#ui/chip.tsx';
import { pages } from '#lib/queries.ts';
import type { Member } from '../api.ts';
import { reportNames } from '../names.ja.ts';
import { At } from './cells.tsx';
import { tabTexts as t } from './ja.ts';
import { MemberTable } from './member-table.tsx';

const reportColumns: readonly Column<MemberReport>[] = [
  { id: 'at', header: t.when, isFixed: true, cell: ({ at }) => <At at={at} /> },
  { id: 'direction', header: t.direction, cell: ({ isAbout }) => (isAbout ? t.about : t.by) },
  {
    id: 'category',
    header: t.category,
    cell: ({ category, isSafety }) => (
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <span>{reportNames[category]}</span>
        {isSafety && <Chip look="danger">{t.safety}</Chip>}
      </span>
    ),
  },
  {
    id: 'other',
    header: t.other,
    cell: ({ other }) => <MemberLink id={other.id} nickname={other.nickname} />,
  },
  {
    id: 'handled',
    header: t.handled,
    cell: ({ handledAt }) =>
      handledAt === null ? <Chip look="wait">{t.open}</Chip> : <Chip look="mute">{t.done}</Chip>,
  },
];

const blockColumns: readonly Column<MemberBlock>[] = [
  { id: 'at', header: t.when, isFixed: true, cell: ({ at }) => <At at={at} /> },
  {
    id: 'by',
    header: t.blockedBy,
    cell: ({ isByMember, other }) =>
      isByMember ? t.byMember : <MemberLink id={other.id} nickname={other.nickname} />,
  },
  {
    id: 'other',
    header: t.other,
    cell: ({ other }) => <MemberLink id={other.id} nickname={other.nickname} />,
  },
  {
    id: 'ended',
    header: t.ended,
    cell: ({ endedAt }) => (endedAt === null ? <Chip look="wait">{t.standing}</Chip> : <At at={endedAt} />),
  },
];

/** What members said of each other, and who does not want to see whom. */
export const ReportsTab = ({ member: { id } }: { readonly member: Member }) => (
  <>
    <h2 className="px-5 pt-4 pb-1 text-base">{t.reports}</h2>
    <MemberTable
      id="member-reports"
      label={t.reports}
      of={pages(memberAdminRoutes.listMemberReports, { params: { accountId: id } })}
      columns={reportColumns}
      rowId={({ id: row }) => row}
    />
    <h2 className="px-5 pt-6 pb-1 text-base">{t.blocks}</h2>
    <MemberTable
      id="member-blocks"
      label={t.blocks}
      of={pages(memberAdminRoutes.listMemberBlocks, { params: { accountId: id } })}
      columns={blockColumns}
      rowId={({ id: row }) => row}
    />
  </>
);
