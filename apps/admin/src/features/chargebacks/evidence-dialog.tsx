import { useMutation } from '@tanstack/react-query';
import { billingAdminRoutes } from '@yoimachi/contract/billing-admin';
import { cannedReasons } from '@yoimachi/contract/queue';
import { call } from '#lib/api.ts';
import { readTexts } from '#lib/read.ja.ts';
import { Dialog } from '#parts/dialog.tsx';
import { ReadReasonField, useReadReason } from '#parts/read-reason.tsx';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf } from '#ui/lib/dates.ts';
import { saveFile } from '#ui/lib/save-file.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Note } from '#ui/note.tsx';
import { chargebackTexts as t } from './ja.ts';

const reasons = [t.forCardCompany, cannedReasons.read.AUTHORITY];

/** What speaks for a payment that was taken back, saved as a file; why is kept. */
export function EvidenceDialog({
  chargebackId,
  onClose,
}: {
  readonly chargebackId: string;
  readonly onClose: () => void;
}) {
  const given = useReadReason(reasons);
  const { reason } = given;
  const save = useMutation({
    gcTime: 0,
    mutationFn: async () => {
      const params = { chargebackId };
      saveFile(
        await call(billingAdminRoutes.readEvidence, { params, body: { reason } }),
        t.fileName(dayOf(now())),
      );
    },
    onSuccess: () => {
      showToast(t.saved, 'ok');
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t.evidenceTitle}>
      <p className="phrase text-sm text-sub">{t.evidenceHelp}</p>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason !== '') save.mutate();
        }}
      >
        <ReadReasonField {...given} />
        {save.isError && <Note look="danger">{errorMessage(save.error)}</Note>}
        <Note>{readTexts.logged}</Note>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" size="md" onClick={onClose}>
            {t.close}
          </Button>
          <Button type="submit" size="md" isPending={save.isPending} isDisabled={reason === ''}>
            {t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
