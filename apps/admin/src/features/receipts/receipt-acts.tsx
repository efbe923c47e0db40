import { numberText } from '@yoimachi/domain/receipt';
import { useMayAct } from '#lib/office.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { Chip } from '#ui/chip.tsx';
import { isCorrectable, type Receipt } from './chain.ts';
import { receiptTexts as t } from './ja.ts';

export type AskedAct = 'reprint' | 'correct' | 'history';

/** What can be done with a receipt; what the role may not do is not drawn. */
export function ReceiptActs({
  receipt,
  onAsk,
}: {
  readonly receipt: Receipt;
  readonly onAsk: (act: AskedAct, receipt: Receipt) => void;
}) {
  const mayAct = useMayAct();
  const number = numberText(receipt.number);
  const reprint = receipt.replacedBy === null ? t.reprint : t.voidCopy;
  return (
    <span className="flex items-center gap-2">
      {mayAct('reprintReceipt') && (
        <SmallButton aria-label={t.actOf(number, reprint)} onClick={() => onAsk('reprint', receipt)}>
          {reprint}
        </SmallButton>
      )}
      {mayAct('correctReceipt') && isCorrectable(receipt) && (
        <SmallButton aria-label={t.actOf(number, t.correct)} onClick={() => onAsk('correct', receipt)}>
          {t.correct}
        </SmallButton>
      )}
      {receipt.corrections.length > 0 && (
        <SmallButton
          look="ghost"
          aria-label={t.actOf(number, t.history)}
          onClick={() => onAsk('history', receipt)}
        >
          {t.history}
        </SmallButton>
      )}
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
