import { lineText, type Period } from '@yoimachi/domain/receipt';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Receipt } from '@yoimachi/contract/receipt';
import { Screen } from '#ui/bars.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { GrowingList } from '#ui/growing-list.tsx';
import { Note, ErrorNote } from '#ui/note.tsx';
import { PeriodFilter } from '#ui/period-filter.tsx';
import { State } from '#ui/state.tsx';
import { dayOf } from '#lib/dates.ts';
import { showToast } from '#lib/toast.ts';
import { Yen } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { receiptsQuery, useDownload } from './api/receipts.ts';
import { receiptTexts as t } from './ja.ts';

/** The receipts of a guest, each with its PDF. */
export function ReceiptHistoryPage() {
  const [period, setPeriod] = useState<Period | null>(null);
  const list = useInfiniteQuery(receiptsQuery(period));
  return (
    <Screen title={t.historyTitle}>
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
    </Screen>
  );
}

/** One receipt: number, name, amounts, refunds, and its PDF; or which one stands in its place. */
function ReceiptCard({ receipt }: { readonly receipt: Receipt }) {
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="flex items-center gap-2">
          <h2 className="nums font-gothic text-sm font-bold">{t.number(receipt.number)}</h2>
          {receipt.state === 'REPLACED' && <Chip look="mute">{t.replaced}</Chip>}
        </div>
        <p className="nums shrink-0 text-xs text-sub">{t.issuedOn(dayOf(new Date(receipt.issuedAt)))}</p>
      </div>
      {receipt.replacedBy !== null && <Note>{t.replacedBy(receipt.replacedBy)}</Note>}
      {receipt.replaces !== null && receipt.replacedBy === null && (
        <Note>{t.replaces(receipt.replaces)}</Note>
      )}
      <p className="break-words">{t.previewName(receipt.name, receipt.honorific)}</p>
      <div className="flex items-end justify-between gap-3">
        <div className="nums min-w-0 text-xs text-sub">
          <p>{t.ofDay(receipt.day)}</p>
          {receipt.lines.map(({ purchaseId, kind, points }) => (
            <p key={purchaseId}>{lineText(kind, points)}</p>
          ))}
        </div>
        <div className="flex shrink-0 flex-col items-end">
          <Yen value={receipt.totalYen} />
          <p className="nums text-xs text-sub">{t.tax(receipt.taxYen)}</p>
        </div>
      </div>
      {receipt.reversals.map(({ returnedAt, points, amountYen, taxYen }) => (
        <p key={returnedAt} className="nums rounded-md bg-sunken px-3 py-2 text-xs">
          {t.returned(dayOf(new Date(returnedAt)), points, amountYen)}
          <span className="inline-block">{t.returnedTax(taxYen)}</span>
        </p>
      ))}
      {receipt.state === 'IN_FORCE' && <Download receipt={receipt} />}
    </Card>
  );
}

/** The PDF: of the original once, later of the one that says 再発行. */
function Download({ receipt }: { readonly receipt: Receipt }) {
  const download = useDownload(receipt);
  return (
    <>
      <ErrorNote error={download.error} />
      <Button
        variant="line"
        size="md"
        icon="receipt"
        isPending={download.isPending}
        onClick={() =>
          download.mutate(
            { query: { receiptId: receipt.receiptId } },
            { onSuccess: () => showToast(t.downloaded, 'ok') },
          )
        }
      >
        {receipt.isExported ? t.downloadAgain : t.download}
      </Button>
    </>
  );
}
