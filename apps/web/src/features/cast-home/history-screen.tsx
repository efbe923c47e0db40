import type { HistoryLine } from '@yoimachi/contract/points';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayOf, formatDay, formatMonth, formatTime, monthOf, weekdayLabel } from '../../lib/dates.ts';
import { Points, pointsText } from '../../ui/amount.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { H2, Page, Section } from '../../ui/page.tsx';
import { CardListSkeleton } from '../../ui/skeleton.tsx';
import { State } from '../../ui/state.tsx';
import { castHistoryQuery } from './api/history.ts';
import { castHomeTexts as t, historyKindLabels } from './ja.ts';

/** Her rewards and fees by month, each with the sum after it. */
export function CastPointHistory() {
  const history = useInfiniteQuery(castHistoryQuery());
  const lines = history.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Page className="gap-6">
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
                  <Line line={line} />
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

function Line({ line }: { readonly line: HistoryLine }) {
  if (!line.bookingId) return <LineBody line={line} />;
  return (
    <Link to="/cast/dohan-detail" search={{ bookingId: line.bookingId }} className="block active:bg-sunken">
      <LineBody line={line} isLink />
    </Link>
  );
}

function LineBody({ line, isLink }: { readonly line: HistoryLine; readonly isLink?: boolean }) {
  const at = new Date(line.at);
  const day = dayOf(at);
  return (
    <div className="flex items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-bold">{historyKindLabels[line.kind]}</p>
        <p className="nums truncate text-xs text-sub">
          {formatDay(day)}（{weekdayLabel(day)}）{formatTime(at)}
        </p>
        {line.counterpart && <p className="truncate text-xs text-sub">{t.withGuest(line.counterpart)}</p>}
      </div>
      <div className="flex shrink-0 flex-col items-end">
        <Points value={line.points} />
        <span className="nums text-xs text-sub">{t.balanceAfter(pointsText(line.balancePoints))}</span>
      </div>
      {isLink && <Icon name="forward" size={16} className="text-sub" />}
    </div>
  );
}
