import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { queuesKey } from '#lib/queues.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { ReasonText, useReason } from '#parts/workbench/index.ts';
import { pointsText } from '#ui/amount.tsx';
import { showToast } from '#ui/lib/toast.ts';
import { NumberField } from '#ui/number-field.tsx';
import type { Lot } from './api.ts';
import { ledgerTexts as t } from './ja.ts';

interface Props {
  readonly lot: Lot;
  readonly purchaseId: string;
  readonly onClose: () => void;
}

/** Points of a purchase paid back to its card once another operator has approved it. */
export default function RefundDialog({ lot: { remainingPoints }, purchaseId, onClose }: Props) {
  const [points, setPoints] = useState<number | null>(remainingPoints);
  const [wasMissed, setMissed] = useState(false);
  const reason = useReason();
  const queryClient = useQueryClient();
  const propose = useMutation({
    mutationFn: (given: { readonly points: number; readonly reason: string }) =>
      call(operatorActAdminRoutes.proposeRefund, { params: { purchaseId }, body: given }),
    onSuccess: () => {
      showToast(t.proposed, 'ok');
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queuesKey }),
  });
  const run = () => {
    setMissed(!points);
    const given = reason.take();
    if (points && given !== null) propose.mutate({ points, reason: given });
  };
  return (
    <ActDialog
      title={t.refundTitle}
      help={t.refundHelp}
      label={t.propose}
      isPending={propose.isPending}
      error={propose.error}
      onRun={run}
      onClose={onClose}
    >
      <NumberField
        label={t.refundPoints}
        suffix="P"
        help={t.refundMost(pointsText(remainingPoints))}
        value={points}
        onChange={setPoints}
        error={wasMissed && !points ? t.refundMissing : undefined}
      />
      <ReasonText reason={reason} label={t.reason} />
    </ActDialog>
  );
}
