import type { HistoryLine } from '@yoimachi/contract/points';
import { useInfiniteQuery } from '@tanstack/react-query';
import { dayOf, formatMonth, monthOf } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { H2, Page, Section } from '../../ui/page.tsx';
import { CardListSkeleton } from '../../ui/skeleton.tsx';
import { State } from '../../ui/state.tsx';
import { guestHistoryQuery } from './api/queries.ts';
import { BalanceCard } from './balance-card.tsx';
import { GuestHistoryLine } from './history-line.tsx';
import { pointTexts as t } from './ja.ts';

/** Everything that changed the guest's points, by month. */
export function GuestPointHistory() {
  const history = useInfiniteQuery(guestHistoryQuery());
  const lines = history.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Page>
      <BalanceCard />
      {history.isPending && <CardListSkeleton />}
      {history.isError && !history.data && (
        <LoadFailed
          error={history.error}
          isPending={history.isFetching}
          onRetry={() => void history.refetch()}
        />
      )}
      {history.data && lines.length === 0 && (
        <State icon="point" title={t.noHistory} detail={t.noHistoryDetail} />
      )}
      {[...byMonth(lines)].map(([month, ofMonth]) => (
        <Section key={month}>
          <H2>{formatMonth(month)}</H2>
          <Card isFlush>
            <ul className="divide-y divide-line">
              {ofMonth.map((line) => (
                <li key={line.lineId}>
                  <GuestHistoryLine line={line} />
                </li>
              ))}
            </ul>
          </Card>
        </Section>
      ))}
      {history.hasNextPage && (
        <Button
          variant="line"
          isPending={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t.more}
        </Button>
      )}
    </Page>
  );
}

function byMonth(lines: readonly HistoryLine[]): Map<string, HistoryLine[]> {
  return Map.groupBy(lines, (line) => monthOf(dayOf(new Date(line.at))));
}
