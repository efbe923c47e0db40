import { numberText } from '@yoimachi/domain/receipt';
import { useState } from 'react';
import { later } from '#ui/lib/later.tsx';
import { ActButton } from '#parts/act/index.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { Chip } from '#ui/chip.tsx';
import { correct, reprint } from './acts.tsx';
import { withCorrected, type Corrected, type Receipt } from './chain.ts';
import { receiptTexts as t } from './ja.ts';

const HistoryDialog = later(() => import('./history-dialog.tsx'));

/** What was found becomes what it is after an act. */
export type OnItems = (change: (items: readonly Receipt[]) => readonly Receipt[]) => void;

/** What can be done with a receipt; what the role may not do is not drawn. */
export function ReceiptActs({ receipt, onItems }: { readonly receipt: Receipt; readonly onItems: OnItems }) {
  const [isOpen, setOpen] = useState(false);
  const counted = (items: readonly Receipt[]) =>
    items.map((one) => (one.receiptId === receipt.receiptId ? { ...one, exports: one.exports + 1 } : one));
  return (
    <span className="flex items-center gap-2">
      <ActButton act={reprint} of={receipt} onDone={() => onItems(counted)} />
      <ActButton
        act={correct}
        of={receipt}
        onDone={(corrected) => onItems((items) => withCorrected(items, receipt, corrected as Corrected))}
      />
      {receipt.corrections.length > 0 && (
        <SmallButton
          look="ghost"
          aria-label={t.actOf(numberText(receipt.number), t.history)}
          onClick={() => setOpen(true)}
        >
          {t.history}
        </SmallButton>
      )}
      {isOpen && <HistoryDialog receipt={receipt} onClose={() => setOpen(false)} />}
    </span>
  );
}

/** Whether it is in force, and which one it stands for or that stands for it. */
export function ReceiptState({ receipt: { replacedBy, replaces } }: { readonly receipt: Receipt }) {
  return (
    <span className="flex flex-col items-start gap-1">
      {replacedBy === null ? <Chip look="ok">{t.inForce}</Chip> : <Chip look="danger">{t.voided}</Chip>}
      {replacedBy !== null && (
        <span className="nums text-xs text-sub">{t.replacedTo(numberText(replacedBy))}</span>
      )}
      {replaces !== null && (
        <span className="nums text-xs text-sub">{t.replacesOf(numberText(replaces))}</span>
      )}
    </span>
  );
}
