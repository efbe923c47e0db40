import type { Receipt } from '@yoimachi/contract/receipt';
import { lineText } from '@yoimachi/domain/receipt';
import { errorMessage } from '#lib/api-error.ts';
import { dayOf } from '#lib/dates.ts';
import { showToast } from '#lib/toast.ts';
import { Yen } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Note } from '#ui/note.tsx';
import { useDownload } from './api/receipts.ts';
import { receiptTexts as t } from './ja.ts';

/** One receipt: number, name, amounts, refunds, and its PDF. */
export function ReceiptCard({ receipt }: { readonly receipt: Receipt }) {
  const download = useDownload();
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="nums font-gothic text-sm font-bold">{t.number(receipt.number)}</h2>
        <p className="nums shrink-0 text-xs text-sub">{t.issuedOn(dayOf(new Date(receipt.issuedAt)))}</p>
      </div>
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
      {download.error && <Note look="danger">{errorMessage(download.error)}</Note>}
      <Button
        variant="line"
        size="md"
        icon="receipt"
        isPending={download.isPending}
        onClick={() => download.mutate(receipt, { onSuccess: () => showToast(t.downloaded, 'ok') })}
      >
        {receipt.isExported ? t.downloadAgain : t.download}
      </Button>
    </Card>
  );
}
