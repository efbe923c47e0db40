import { useMutation, useQueryClient } from '@tanstack/react-query';
import { billingAdminRoutes } from '@yoimachi/contract/billing-admin';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { refresh } from '#lib/queries.ts';
import { queueAdminRoutes } from '@yoimachi/contract/queue';
import { ReasonField, useReason } from '#parts/workbench/index.ts';
import { Panel } from '#parts/panel.tsx';
import { pointsText } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorNote } from '#ui/note.tsx';
import { showToast } from '#ui/lib/toast.ts';
import { bookingReads } from '../api.ts';
import { actTexts as t } from '../ja.ts';

/** What the guest still owes of the booking, and the way to forgive it. */
export function Debt({ debt }: { readonly debt: { readonly id: string; readonly points: number } }) {
  const reason = useReason();
  const [asked, setAsked] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const waive = useMutation({
    mutationFn: (given: string) =>
      call(billingAdminRoutes.waiveDebt, { params: { debtId: debt.id }, body: { reason: given } }),
    onSuccess: ({ points }) => showToast(t.waived(pointsText(points)), 'ok'),
    onSettled: () => refresh(queryClient, ...bookingReads, queueAdminRoutes, billingAdminRoutes),
  });
  return (
    <Panel title={t.debt} aside={<strong className="text-danger">{pointsText(debt.points)}</strong>}>
      <div className="flex flex-col gap-4">
        <p className="phrase text-sm text-sub">{t.debtDetail}</p>
        <ReasonField reason={reason} of="waiveDebt" help={t.reasonHelp} max={500} />
        <ErrorNote error={waive.error} />
        <Button
          size="md"
          variant="danger"
          isWide
          isPending={waive.isPending}
          onClick={() => setAsked(reason.take())}
        >
          {t.waive}
        </Button>
        <ConfirmDialog
          isOpen={asked !== null}
          onClose={() => setAsked(null)}
          title={t.waiveTitle}
          confirmLabel={t.waive}
          isDestructive
          onConfirm={() => {
            waive.mutate(asked!);
            setAsked(null);
          }}
        >
          {t.debtDetail}
        </ConfirmDialog>
      </div>
    </Panel>
  );
}
