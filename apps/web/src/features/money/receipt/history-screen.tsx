import type { Period } from '@yoimachi/domain/receipt';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useToday } from '#lib/use-now.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { PeriodFilter } from '#ui/period-filter.tsx';
import { CardListSkeleton } from '#ui/skeleton.tsx';
import { State } from '#ui/state.tsx';
import { SubPage } from '#ui/bars.tsx';
import { receiptsQuery } from './api/receipts.ts';
import { receiptTexts as t } from './ja.ts';
import { ReceiptCard } from './receipt-card.tsx';

/** The receipts of a guest, each with its PDF. */
function ReceiptHistoryScreen() {
  const today = useToday();
  const [period, setPeriod] = useState<Period | null>(null);
  const list = useInfiniteQuery(receiptsQuery(period));
  const receipts = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Page>
      <PeriodFilter today={today} value={period} onChange={setPeriod} />
      {list.isPending && <CardListSkeleton />}
      {list.isError && !list.data && (
        <LoadFailed error={list.error} isPending={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.data && receipts.length === 0 && (
        <State
          icon="receipt"
          title={period === null ? t.noHistory : t.noHistoryPeriod}
          action={
            <Link to="/guest/receipt" className={buttonClass({ variant: 'line' })}>
              {t.issue}
            </Link>
          }
        />
      )}
      {receipts.length > 0 && <Note>{t.againNote}</Note>}
      <ul className="flex flex-col gap-3">
        {receipts.map((receipt) => (
          <li key={receipt.receiptId}>
            <ReceiptCard receipt={receipt} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="line" isPending={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t.more}
        </Button>
      )}
    </Page>
  );
}

export function ReceiptHistoryPage() {
  return (
    <SubPage title={t.historyTitle}>
      <ReceiptHistoryScreen />
    </SubPage>
  );
}
