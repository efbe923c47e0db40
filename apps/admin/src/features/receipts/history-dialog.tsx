import { numberText } from '@yoimachi/domain/receipt';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { Dialog } from '#parts/dialog.tsx';
import { Button } from '#ui/button.tsx';
import type { Receipt } from './chain.ts';
import { receiptTexts as t } from './ja.ts';

/** What replaced what, when and by whom, the first one first. */
export default function HistoryDialog({
  receipt: { corrections },
  onClose,
}: {
  readonly receipt: Receipt;
  readonly onClose: () => void;
}) {
  return (
    <Dialog isOpen onClose={onClose} title={t.historyTitle}>
      <ol className="flex flex-col gap-3">
        {corrections.map(({ number, replacedBy, at, operatorName, reason }) => (
          <li key={number} className="rounded-md bg-sunken px-4 py-3">
            <p className="nums text-sm font-bold">
              {t.replacedStep(numberText(number), numberText(replacedBy))}
            </p>
            <p className="nums text-xs text-sub">{t.correctedBy(whenText(at), visible(operatorName))}</p>
            {reason !== null && (
              <p className="mt-1 text-sm break-words whitespace-pre-wrap">
                <bdi>{visible(t.correctedFor(reason))}</bdi>
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="phrase text-xs text-sub">{t.historyHelp}</p>
      <Button variant="line" size="md" onClick={onClose}>
        {t.close}
      </Button>
    </Dialog>
  );
}
