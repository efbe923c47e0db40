import { Points } from '#ui/amount.tsx';
import { Card } from '#ui/card.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { rewardTexts as t } from './ja.ts';

interface Props {
  readonly rewardPoints: number;
  /** Awaiting a decision; not among hers. */
  readonly frozenPoints: number;
}

/** What is hers now, how much of her rewards is frozen, and the way to a payoff. */
export function RewardBalanceCard({ rewardPoints, frozenPoints }: Props) {
  return (
    <Card look="sunken" className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm font-bold text-sub">{t.balance}</p>
        <Points value={rewardPoints} size="lg" />
      </div>
      {frozenPoints > 0 && (
        <div className="flex flex-col gap-1 border-t border-line pt-2 text-sm text-sub">
          <div className="flex items-center justify-between gap-3">
            <p className="font-bold">{t.frozen}</p>
            <Points value={frozenPoints} />
          </div>
          <p className="text-xs">{t.frozenHint}</p>
        </div>
      )}
      <div className="flex items-center justify-between gap-3 text-xs text-sub">
        <p>{t.payRate}</p>
        <MoreLink to="/cast/payoff">{t.toPayoff}</MoreLink>
      </div>
    </Card>
  );
}
