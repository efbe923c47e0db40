import { useMutation } from '@tanstack/react-query';
import { cannedReasons } from '@yoimachi/contract/queue';
import { receiptAdminRoutes } from '@yoimachi/contract/receipt-admin';
import { numberText, receiptFileName } from '@yoimachi/domain/receipt';
import { call } from '#lib/api.ts';
import { readTexts } from '#lib/read.ja.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { ReadReasonField, useReadReason } from '#parts/read-reason.tsx';
import { saveFile } from '#ui/lib/save-file.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Note } from '#ui/note.tsx';
import type { Receipt } from './chain.ts';
import { receiptTexts as t } from './ja.ts';

const reasons = [cannedReasons.read.ASKED_BY_PERSON, t.forBooks, cannedReasons.read.AUTHORITY];

/** The paper of a receipt once more, marked as such or as void, for a reason that is kept. */
export default function ReprintDialog({
  receipt: { receiptId, number, replacedBy },
  onDone,
  onClose,
}: {
  readonly receipt: Receipt;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const given = useReadReason(reasons);
  const { reason } = given;
  const print = useMutation({
    gcTime: 0,
    mutationFn: async () =>
      saveFile(
        await call(receiptAdminRoutes.reprintReceipt, { params: { receiptId }, body: { reason } }),
        receiptFileName(number),
      ),
    onSuccess: () => {
      showToast(t.printed, 'ok');
      onDone();
      onClose();
    },
  });
  return (
    <ActDialog
      title={replacedBy === null ? t.reprintTitle(numberText(number)) : t.voidTitle(numberText(number))}
      help={replacedBy === null ? t.reprintHelp : t.voidHelp(numberText(replacedBy))}
      label={t.download}
      isPending={print.isPending}
      isDisabled={reason === ''}
      error={print.error}
      onRun={() => print.mutate()}
      onClose={onClose}
    >
      <ReadReasonField {...given} />
      <Note>{readTexts.logged}</Note>
    </ActDialog>
  );
}
