import type { AuditExport } from '@yoimachi/contract/operator-act';
import { callName } from '#features/audit';
import { useStaff } from '#lib/staff.ts';
import { visible } from '#lib/visible.ts';
import { formatCount } from '#ui/amount.tsx';
import { formatDay } from '#ui/lib/dates.ts';
import { exportTexts as t } from './ja.ts';

export const rowsOf = ({ rows }: AuditExport): string => t.rows(formatCount(rows));

/** What of the audit a file holds, in words. */
export function AuditScope({ audit }: { readonly audit: AuditExport }) {
  const staff = useStaff();
  const { operatorId, accountId, target, call, outcome } = audit;
  const operator = staff.data?.items.find(({ id }) => id === operatorId)?.name ?? operatorId;
  const parts = [
    [t.operator, operator],
    [t.call, call && callName(call)],
    [t.outcome, outcome && t.outcomes[outcome]],
    [t.target, target],
    [t.account, accountId],
  ] as const;
  return (
    <ul className="flex flex-col gap-0.5">
      <li>
        <strong>{rowsOf(audit)}</strong>（{periodOf(audit)}）
      </li>
      {parts.map(
        ([name, value]) =>
          value !== undefined && (
            <li key={name}>
              <span className="text-sub">{name}</span> <bdi>{visible(value)}</bdi>
            </li>
          ),
      )}
    </ul>
  );
}

function periodOf({ from, to }: AuditExport): string {
  if (from === undefined && to === undefined) return t.anyTime;
  return t.period(from === undefined ? '' : formatDay(from), to === undefined ? '' : formatDay(to));
}
