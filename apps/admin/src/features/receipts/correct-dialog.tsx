import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@yoimachi/contract/errors';
import { cannedReasons } from '@yoimachi/contract/queue';
import { receiptAdminRoutes } from '@yoimachi/contract/receipt-admin';
import { checkReceiptName, HONORIFICS, numberText, RECEIPT_NAME_MAX } from '@yoimachi/domain/receipt';
import type { Honorific } from '@yoimachi/domain/receipt';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { visible } from '#lib/visible.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { ReadReasonField, useReadReason } from '#parts/read-reason.tsx';
import { ApiError, errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Note } from '#ui/note.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Corrected, Receipt } from './chain.ts';
import { receiptTexts as t } from './ja.ts';

const reasons = [t.misspelt, t.otherName, cannedReasons.read.ASKED_BY_PERSON];
/** Long enough for fifty characters that count as two. */
const TYPED_MAX = 4 * RECEIPT_NAME_MAX;

interface Props {
  readonly receipt: Receipt;
  readonly onDone: (corrected: Corrected) => void;
  readonly onClose: () => void;
}

/** Another name for a receipt: it is void then, and the next number says the same under the right name. */
export default function CorrectDialog({ receipt, onDone, onClose }: Props) {
  const form = useCorrection({ receipt, onDone, onClose });
  return (
    <ActDialog
      title={t.correctTitle(numberText(receipt.number))}
      help={t.correctHelp}
      label={t.correct}
      isPending={form.isPending}
      isDisabled={form.reason.reason === ''}
      error={form.error}
      onRun={form.run}
      onClose={onClose}
    >
      <dl className="rounded-md bg-sunken px-4 py-3 text-sm">
        <dt className="text-xs text-sub">{t.nameBefore}</dt>
        <dd>
          <bdi className="break-all">{visible(`${receipt.addressee} ${receipt.honorific}`)}</bdi>
        </dd>
      </dl>
      <TextField
        label={t.nameAfter}
        need="required"
        maxLength={TYPED_MAX}
        value={form.name}
        error={form.nameError}
        onChange={({ target }) => form.setName(target.value)}
      />
      <RadioCards
        label={t.honorific}
        columns={2}
        options={HONORIFICS.map((value) => ({ value, label: value }))}
        value={form.honorific}
        onChange={form.setHonorific}
      />
      <Note isBoxed>
        <ul className="flex list-disc flex-col gap-1 pl-4">
          <li>{t.willVoid(numberText(receipt.number))}</li>
          <li>{receipt.returnedYen > 0 ? t.willIssueRest : t.willIssue}</li>
          <li>{t.willShow}</li>
        </ul>
      </Note>
      <ReadReasonField {...form.reason} />
    </ActDialog>
  );
}

/** What is typed, what is wrong with it by the rule of the guest's own form, and the act. */
function useCorrection({ receipt, onDone, onClose }: Props) {
  const { receiptId } = receipt;
  const [name, setName] = useState(receipt.addressee);
  const [honorific, setHonorific] = useState<Honorific>(receipt.honorific);
  const [isTried, setTried] = useState(false);
  const reason = useReadReason(reasons);
  const checked = checkReceiptName(name);
  const correct = useMutation({
    gcTime: 0,
    mutationFn: (printed: string) =>
      call(receiptAdminRoutes.correctReceipt, {
        params: { receiptId },
        body: { name: printed, honorific, reason: reason.reason },
      }),
    onSuccess: (corrected) => {
      showToast(t.corrected(numberText(corrected.number)), 'ok');
      onDone(corrected);
      onClose();
    },
  });
  const refused = correct.error instanceof ApiError && correct.error.field === 'name' ? correct.error : null;
  const isUnchanged = checked.ok && checked.value === receipt.addressee && honorific === receipt.honorific;
  const wrong = !checked.ok ? messageOf(checked.error.code) : isUnchanged ? t.unchanged : undefined;
  return {
    name,
    honorific,
    reason,
    isPending: correct.isPending,
    /** Under the name: the server's objection, or the rule's once it was tried. */
    nameError: refused ? errorMessage(refused) : isTried ? wrong : undefined,
    error: refused ? null : correct.error,
    setName: (typed: string) => {
      setName(typed);
      correct.reset();
    },
    setHonorific: (chosen: Honorific) => {
      setHonorific(chosen);
      correct.reset();
    },
    run: () => {
      setTried(true);
      if (checked.ok && !isUnchanged) correct.mutate(checked.value);
    },
  };
}
