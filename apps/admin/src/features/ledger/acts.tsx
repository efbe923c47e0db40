import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { queueAdminRoutes } from '@yoimachi/contract/queue';
import { act, count, ownReason } from '#parts/act/index.ts';
import { pointsText } from '#ui/amount.tsx';
import type { Lot } from './api.ts';
import { ledgerTexts as t } from './ja.ts';

interface Paid {
  readonly lot: Lot;
  readonly purchaseId: string;
}

/** Points of a purchase paid back to its card once another operator has approved it. */
export const proposeRefund = act(operatorActAdminRoutes, 'proposeRefund', {
  title: t.refundTitle,
  help: t.refundHelp,
  label: t.propose,
  open: t.refund,
  params: ({ purchaseId }: Paid) => ({ purchaseId }),
  fields: ({ lot: { remainingPoints } }) => ({
    points: count(t.refundPoints, t.refundMissing, {
      start: remainingPoints,
      suffix: 'P',
      help: t.refundMost(pointsText(remainingPoints)),
      isRight: (points) => points > 0,
    }),
    reason: ownReason({ label: t.reason, help: undefined, rows: 3 }),
  }),
  done: t.proposed,
  refreshes: [queueAdminRoutes],
});
