import { useMutation } from '@tanstack/react-query';
import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { call } from '#lib/api.ts';
import { Dialog } from '#parts/dialog.tsx';
import { ReasonText, useReason } from '#parts/workbench/index.ts';
import { formatCount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Note } from '#ui/note.tsx';
import { exportTexts as t } from './export.ja.ts';
import type { AuditFilters } from './search.ts';

interface Props {
  readonly filters: AuditFilters;
  readonly onClose: () => void;
}

const REASON_MAX = 400;

/** Proposes a file of what the filters show, which another owner approves. */
export default function ExportDialog({ filters, onClose }: Props) {
  const reason = useReason();
  const propose = useMutation({
    mutationFn: (given: string) =>
      call(operatorActAdminRoutes.proposeAuditExport, { body: { ...filters, reason: given } }),
    onSuccess: ({ rows }) => {
      showToast(t.proposed(formatCount(rows)), 'ok');
      onClose();
    },
  });
  const run = () => {
    const given = reason.take();
    if (given !== null && !propose.isPending) propose.mutate(given);
  };
  const isAll = Object.keys(filters).length === 0;
  return (
    <Dialog isOpen onClose={() => !propose.isPending && onClose()} title={t.title}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <p className="phrase text-sm text-sub">{t.help}</p>
        <p className="phrase text-sm">{isAll ? t.all : t.filtered}</p>
        <ReasonText reason={reason} label={t.reason} help={t.reasonHelp} rows={2} max={REASON_MAX} />
        {propose.error && <Note look="danger">{errorMessage(propose.error)}</Note>}
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" size="md" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" size="md" isPending={propose.isPending}>
            {t.propose}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
