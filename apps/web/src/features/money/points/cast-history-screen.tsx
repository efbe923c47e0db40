import { pointsRoutes } from '@yoimachi/contract/points';
import type { RewardMonth } from '@yoimachi/contract/points';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { pointsText } from '#ui/amount.tsx';
import { GrowingList } from '#ui/growing-list.tsx';
import { Page } from '#ui/page.tsx';
import { State } from '#ui/state.tsx';
import { SubPage } from '#ui/bars.tsx';
import { castHistoryQuery, rewardMonthsQuery } from './api/queries.ts';
import { ExportButton } from './export-button.tsx';
import { HistoryList } from './history-list.tsx';
import { rewardTexts as t } from './ja.ts';
import { RewardBalanceCard } from './reward-balance-card.tsx';
import { RewardMonthsCard } from './reward-months-card.tsx';

/** Her rewards, fees and payoffs: by month as a chart, then line by line with the balance after each. */
export function CastPointHistoryPage() {
  const history = useInfiniteQuery(castHistoryQuery());
  const months = useQuery({ ...rewardMonthsQuery(), select: (rewards) => rewards.months });
  const frozen = useQuery({ ...rewardMonthsQuery(), select: (rewards) => rewards.frozenPoints });
  const newest = history.data?.pages[0]?.items[0];
  return (
    <SubPage title={t.title}>
      <Page className="gap-6">
        {history.data && (
          <RewardBalanceCard rewardPoints={newest?.balancePoints ?? 0} frozenPoints={frozen.data ?? 0} />
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
      </Page>
    </SubPage>
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
