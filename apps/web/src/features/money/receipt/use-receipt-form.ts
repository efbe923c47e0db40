import type { OpenDay } from '@yoimachi/contract/receipt';
import { messageOf } from '@yoimachi/contract/errors';
import { bundle, checkReceiptName, HONORIFICS, type Honorific } from '@yoimachi/domain/receipt';
import { useState } from 'react';
import { ApiError, errorMessage } from '#lib/api-error.ts';
import { showToast } from '#lib/toast.ts';
import { useIssueReceipt } from './api/receipts.ts';
import { receiptTexts as t } from './ja.ts';

export type ReceiptForm = ReturnType<typeof useReceiptForm>;

/** The choice and input, their errors, and the act. Prefilled with the name of the last receipt. */
export function useReceiptForm(
  days: readonly OpenDay[],
  last: { readonly name: string; readonly honorific: Honorific } | null,
  then: { readonly onIssued: () => void; readonly focusName: () => void },
) {
  const issue = useIssueReceipt();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [title, setTitle] = useState<Honorific | null>(null);
  const name = typed ?? last?.name ?? '';
  const honorific = title ?? last?.honorific ?? HONORIFICS[0];
  const purchases = days
    .flatMap(({ day, purchases }) => purchases.map((purchase) => ({ ...purchase, day })))
    .filter(({ purchaseId }) => chosen.has(purchaseId))
    .sort((a, b) => (a.paidAt < b.paidAt ? -1 : 1));
  const totals = bundle(purchases);
  const checked = checkReceiptName(name);
  const refused = isAboutName(issue.error) ? issue.error : null;
  return {
    chosen,
    purchases,
    totals,
    name,
    honorific,
    isPending: issue.isPending,
    /** Under the name: the server's objection, or the error once submitting was tried. */
    nameError: refused
      ? errorMessage(refused)
      : isTried && !checked.ok
        ? messageOf(checked.error.code)
        : undefined,
    error: issue.error && !refused ? errorMessage(issue.error) : null,
    toggle: (purchaseId: string) => {
      const next = new Set(chosen);
      if (!next.delete(purchaseId)) next.add(purchaseId);
      setChosen(next);
      issue.reset();
    },
    setName: (text: string) => {
      setTyped(text);
      setTried(false);
      issue.reset();
    },
    leaveName: () => setTried(typed !== null),
    setHonorific: setTitle,
    submit: () => {
      setTried(true);
      // The field may be above the viewport.
      if (!checked.ok) then.focusName();
      if (!totals.ok || !checked.ok || issue.isPending) return;
      const purchaseIds = purchases.map(({ purchaseId }) => purchaseId);
      issue.mutate(
        { purchaseIds, name: checked.value, honorific },
        {
          onSuccess: () => {
            showToast(t.issued, 'ok');
            then.onIssued();
          },
          onError: (error) => {
            if (isAboutName(error)) then.focusName();
          },
        },
      );
    },
  };
}

const isAboutName = (error: unknown) => error instanceof ApiError && error.field === 'name';
