import type { Period } from '@yoimachi/domain/receipt';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '#ui/button-link.tsx';
import { GrowingList } from '#ui/growing-list.tsx';
import { Note } from '#ui/note.tsx';
import { Page } from '#ui/page.tsx';
import { PeriodFilter } from '#ui/period-filter.tsx';
import { State } from '#ui/state.tsx';
import { SubPage } from '#ui/bars.tsx';
import { receiptsQuery } from './api/receipts.ts';
import { receiptTexts as t } from './ja.ts';
import { ReceiptCard } from './receipt-card.tsx';

/** The receipts of a guest, each with its PDF. */
export function ReceiptHistoryPage() {
  const [period, setPeriod] = useState<Period | null>(null);
  const list = useInfiniteQuery(receiptsQuery(period));
  return (
    <SubPage title={t.historyTitle}>
      <Page>
        <PeriodFilter value={period} onChange={setPeriod} />
        <GrowingList
          list={list}
          empty={
            <State
              icon="receipt"
              title={period === null ? t.noHistory : t.noHistoryPeriod}
              action={<ButtonLink to="/guest/receipt" variant="line" label={t.issue} />}
            />
          }
        >
          {(receipts) => (
            <>
              <Note>{t.againNote}</Note>
              <ul className="flex flex-col gap-3">
                {receipts.map((receipt) => (
                  <li key={receipt.receiptId}>
                    <ReceiptCard receipt={receipt} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </GrowingList>
      </Page>
    </SubPage>
  );
}
