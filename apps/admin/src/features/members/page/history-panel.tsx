import { useInfiniteQuery } from '@tanstack/react-query';
import { memberAdminRoutes } from '@yoimachi/contract/member';
import { callName } from '#features/audit';
import { pages } from '#lib/queries.ts';
import { itemsOf } from '#ui/growing-list.tsx';
import { formatDeadline } from '#ui/lib/dates.ts';
import { useNow } from '#ui/lib/use-now.ts';
import type { Member } from '../api.ts';
import { pageTexts as t } from './ja.ts';
import { More, SHOWN } from './more.tsx';
import { Nothing, Panel } from './panel.tsx';

/** What the staff did about the member last. */
export function HistoryPanel({ member }: { readonly member: Member }) {
  const list = useInfiniteQuery(
    pages(memberAdminRoutes.listMemberHistory, { params: { accountId: member.id } }),
  );
  const now = useNow();
  const rows = itemsOf(list);
  return (
    <Panel title={t.recent}>
      {list.data && rows.length === 0 && <Nothing>{t.noHistory}</Nothing>}
      {list.isPending && <Nothing>{t.loading}</Nothing>}
      <ol className="flex flex-col gap-2">
        {rows.slice(0, SHOWN).map((row, index) => (
          <li key={`${row.at}-${index}`} className="flex items-baseline justify-between gap-3 text-sm">
            <span className="min-w-0">
              <span>{callName(row.call)}</span>
              {row.outcome !== 'DONE' && (
                <span className="ml-2 text-xs font-bold text-danger">{t.refused}</span>
              )}
            </span>
            <span className="nums shrink-0 text-xs text-sub">
              {row.operatorName} {formatDeadline(new Date(row.at), now)}
            </span>
          </li>
        ))}
      </ol>
      {rows.length > 0 && (
        <More member={member} tab="history">
          {t.allHistory}
        </More>
      )}
    </Panel>
  );
}
