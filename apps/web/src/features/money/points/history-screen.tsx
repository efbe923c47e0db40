import { pointsRoutes } from '@yoimachi/contract/points';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pages } from '#lib/queries.ts';
import { Screen } from '#ui/bars.tsx';
import { GrowingList } from '#ui/growing-list.tsx';
import { State } from '#ui/state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { BalanceCard } from './balance-card.tsx';
import { ExportButton } from './export-button.tsx';
import { HistoryList } from './history-list.tsx';
import { pointTexts as t } from './ja.ts';

type Shown = 'all' | 'used';

const TABS = [
  { value: 'all', label: t.all },
  { value: 'used', label: t.used },
] as const;

/** Everything that changed the guest's points, by month. */
export function GuestPointHistoryPage() {
  const [shown, setShown] = useState<Shown>('all');
  const history = useInfiniteQuery(
    pages(pointsRoutes.guestHistory, { query: { only: shown === 'all' ? undefined : shown } }),
  );
  return (
    <Screen title={t.historyTitle}>
      <BalanceCard />
      <Tabs id="history" label={t.tabs} tabs={TABS} value={shown} onChange={setShown}>
        <GrowingList
          list={history}
          empty={
            <State icon="point" title={shown === 'all' ? t.noHistory : t.noUsed} detail={t.noHistoryDetail} />
          }
        >
          {(lines) => <HistoryList lines={lines} side="guest" />}
        </GrowingList>
      </Tabs>
      {history.data?.pages[0]?.items[0] && (
        <ExportButton route={pointsRoutes.guestHistoryExport} fileName={t.fileName} />
      )}
    </Screen>
  );
}
