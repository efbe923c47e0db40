import { memberAdminRoutes } from '@yoimachi/contract/member';
import type { OperatorRole } from '@yoimachi/domain/operator';
import { callName } from '#features/audit';
import { roleNames } from '#lib/labels.ja.ts';
import { column, fixedColumn, type Column } from '#parts/column.ts';
import { cx } from '#ui/cx.ts';
import type { CallAnswer } from '#ui/lib/request.ts';
import { pages } from '#lib/queries.ts';
import type { Member } from '../api.ts';
import { At } from './cells.tsx';
import { tabTexts as t } from './ja.ts';
import { MemberTable } from './member-table.tsx';

type Done = CallAnswer<typeof memberAdminRoutes.listMemberHistory>['items'][number];

const columns: readonly Column<Done>[] = [
  fixedColumn('at', t.when, ({ at }) => <At at={at} />),
  column('call', t.call, ({ call }) => <b>{callName(call)}</b>),
  column('operator', t.operator, ({ operatorName, role }) => (
    <>
      {operatorName}
      <span className="ml-2 text-xs text-sub">{roleNames[role as OperatorRole] ?? role}</span>
    </>
  )),
  column('outcome', t.outcome, ({ outcome }) => (
    <span className={cx(outcome !== 'DONE' && 'font-bold text-danger')}>
      {outcome === 'DONE' ? t.finished : t.refused(outcome)}
    </span>
  )),
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
