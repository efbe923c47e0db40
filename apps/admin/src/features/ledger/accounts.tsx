import { Panel } from '#parts/panel.tsx';
import { formatCount } from '#ui/amount.tsx';
import type { Ledger } from './api.ts';
import { ledgerTexts as t } from './ja.ts';

const amount = (points: number) => (points < 0 ? `−${formatCount(-points)}` : formatCount(points));
const signed = (points: number) => (points > 0 ? `+${formatCount(points)}` : amount(points));

/** What each kind of account holds; those without a point ever stay away. */
export function Accounts({ ledger: { accounts } }: { readonly ledger: Ledger }) {
  const shown = accounts.filter(({ points, todayPoints }) => points !== 0 || todayPoints !== 0);
  return (
    <Panel title={t.accountsTitle} aside={t.today} isFlush>
      <dl>
        {shown.map(({ line, points, todayPoints }) => (
          <div key={line} className="flex items-center gap-3 border-b border-line px-5 py-2.5">
            <dt className="min-w-0 flex-1 text-sm">{t.lines[line]}</dt>
            <dd className="nums text-right">
              <b className="text-sm">{amount(points)}</b>
              <span className="block text-xs text-sub">{signed(todayPoints)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="phrase px-5 py-3 text-xs text-sub">{t.sumNote}</p>
    </Panel>
  );
}
