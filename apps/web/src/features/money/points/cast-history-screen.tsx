import { pointsRoutes, type RewardMonth } from '@yoimachi/contract/points';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { pages, query } from '#lib/queries.ts';
import { Points, pointsText } from '#ui/amount.tsx';
import { Screen } from '#ui/bars.tsx';
import { Card } from '#ui/card.tsx';
import { MoreLink } from '#ui/more-link.tsx';
import { GrowingList } from '#ui/growing-list.tsx';
import { Bone } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { ExportButton } from './export-button.tsx';
import { HistoryList } from './history-list.tsx';
import { rewardTexts as t } from './ja.ts';
import { RewardMonthsCard } from './reward-months-card.tsx';

/** Her rewards, fees and payoffs: by month as a chart, then line by line with the balance after each. */
export function CastPointHistoryPage() {
  const history = useInfiniteQuery(pages(pointsRoutes.castHistory));
  const { castRewardMonths } = pointsRoutes;
  const months = useQuery(query(castRewardMonths, {}, { select: (rewards) => rewards.months }));
  const frozen = useQuery(query(castRewardMonths, {}, { select: (rewards) => rewards.frozenPoints }));
  const newest = history.data?.pages[0]?.items[0];
  return (
    <Screen title={t.title} className="gap-6">
      {history.isPending || frozen.isPending ? (
        <Bone className="h-[90px] rounded-lg" />
      ) : (
        history.data && (
          <RewardBalanceCard rewardPoints={newest?.balancePoints ?? 0} frozenPoints={frozen.data ?? 0} />
        )
      )}
      <RewardMonthsCard months={months} />
      <GrowingList
        list={history}
        empty={<State icon="point" title={t.noHistory} detail={t.noHistoryDetail} />}
      >
        {(lines) => (
          <HistoryList
            lines={lines}
            side="cast"
            monthAside={(month) => <MonthSum sum={months.data?.find((one) => one.month === month)} />}
          />
        )}
      </GrowingList>
      {newest && <ExportButton route={pointsRoutes.castHistoryExport} fileName={t.fileName} />}
    </Screen>
  );
}

function MonthSum({ sum }: { readonly sum: RewardMonth | undefined }) {
  if (!sum) return null;
  return (
    <span className="nums">
      <span>{`${t.earned} ${pointsText(sum.earnedPoints)}`}</span>
      {sum.payoffPoints > 0 && <span>{`　${t.paid} ${pointsText(sum.payoffPoints)}`}</span>}
    </span>
  );
}

interface BalanceProps {
  readonly rewardPoints: number;
  /** Awaiting a decision; not among hers. */
  readonly frozenPoints: number;
}

/** What is hers now, how much of her rewards is frozen, and the way to a payoff. */
function RewardBalanceCard({ rewardPoints, frozenPoints }: BalanceProps) {
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
