import { memberAdminRoutes, type MemberBlock, type MemberReport } from '@yoimachi/contract/member';
import { column, fixedColumn, type Column } from '#parts/column.ts';
import { MemberLink } from '#parts/member-link.tsx';
import { Chip } from '#ui/chip.tsx';
import { pages } from '#lib/queries.ts';
import type { Member } from '../api.ts';
import { reportNames } from '../names.ja.ts';
import { At } from './cells.tsx';
import { tabTexts as t } from './ja.ts';
import { MemberTable } from './member-table.tsx';

const reportColumns: readonly Column<MemberReport>[] = [
  fixedColumn('at', t.when, ({ at }) => <At at={at} />),
  column('direction', t.direction, ({ isAbout }) => (isAbout ? t.about : t.by)),
  column('category', t.category, ({ category, isSafety }) => (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span>{reportNames[category]}</span>
      {isSafety && <Chip look="danger">{t.safety}</Chip>}
    </span>
  )),
  column('other', t.other, ({ other }) => <MemberLink id={other.id} nickname={other.nickname} />),
  column('handled', t.handled, ({ handledAt }) =>
    handledAt === null ? <Chip look="wait">{t.open}</Chip> : <Chip look="mute">{t.done}</Chip>,
  ),
];

const blockColumns: readonly Column<MemberBlock>[] = [
  fixedColumn('at', t.when, ({ at }) => <At at={at} />),
  column('by', t.blockedBy, ({ isByMember, other }) =>
    isByMember ? t.byMember : <MemberLink id={other.id} nickname={other.nickname} />,
  ),
  column('other', t.other, ({ other }) => <MemberLink id={other.id} nickname={other.nickname} />),
  column('ended', t.ended, ({ endedAt }) =>
    endedAt === null ? <Chip look="wait">{t.standing}</Chip> : <At at={endedAt} />,
  ),
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
