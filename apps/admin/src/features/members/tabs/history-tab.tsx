import { memberAdminRoutes } from '@yoimachi/contract/member';
import type { OperatorRole } from '@yoimachi/domain/operator';
import { callName } from '#features/audit';
import { roleNames } from '#lib/labels.ja.ts';
import type { Column } from '#parts/data-table.tsx';
import { cx } from '#ui/cx.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { pages } from '#lib/queries.ts';
import type { Member } from '../api.ts';
import { At } from './cells.tsx';
import { tabTexts as t } from './ja.ts';
import { MemberTable } from './member-table.tsx';

type Done = CallAnswer<typeof memberAdminRoutes.listMemberHistory>['items'][number];

const columns: readonly Column<Done>[] = [
  { id: 'at', header: t.when, isFixed: true, cell: ({ at }) => <At at={at} /> },
  { id: 'call', header: t.call, cell: ({ call }) => <b>{callName(call)}</b> },
  {
    id: 'operator',
    header: t.operator,
    cell: ({ operatorName, role }) => (
      <>
        {operatorName}
        <span className="ml-2 text-xs text-sub">{roleNames[role as OperatorRole] ?? role}</span>
      </>
    ),
  },
  {
    id: 'outcome',
    header: t.outcome,
    cell: ({ outcome }) => (
      <span className={cx(outcome !== 'DONE' && 'font-bold text-danger')}>
        {outcome === 'DONE' ? t.finished : t.refused(outcome)}
      </span>
    ),
  },
];

/** What the staff did about the member. */
export const HistoryTab = ({ member }: { readonly member: Member }) => (
  <MemberTable
    id="member-history"
    label={t.history}
    of={pages(memberAdminRoutes.listMemberHistory, { params: { accountId: member.id } })}
    columns={columns}
    rowId={({ at, call }) => `${at}:${call}`}
  />
);
