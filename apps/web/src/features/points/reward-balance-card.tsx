import { Link } from '@tanstack/react-router';
import { Points } from '../../ui/amount.tsx';
import { Card } from '../../ui/card.tsx';
import { MoreMark, moreLinkClass } from '../../ui/page.tsx';
import { rewardTexts as t } from './ja.ts';

/** What is hers now, and the way to have it paid. */
export function RewardBalanceCard({ rewardPoints }: { readonly rewardPoints: number }) {
  return (
    <Card look="sunken" className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm font-bold text-sub">{t.balance}</p>
        <Points value={rewardPoints} size="lg" />
      </div>
      <div className="flex items-center justify-between gap-3 text-xs text-sub">
        <p>{t.payRate}</p>
        <Link to="/cast/payoff" className={moreLinkClass}>
          {t.toPayoff}
          <MoreMark />
        </Link>
      </div>
    </Card>
  );
}
