import { billingAdminRoutes } from '@yoimachi/contract/billing-admin';
import { queueAdminRoutes } from '@yoimachi/contract/queue';
import { act, ActButton, reasonOf } from '#parts/act/index.ts';
import { Panel } from '#parts/panel.tsx';
import { pointsText } from '#ui/amount.tsx';
import { bookingReads } from '../api.ts';
import { actTexts as t } from '../ja.ts';

interface Owed {
  readonly id: string;
  readonly points: number;
}

const waiveDebt = act(billingAdminRoutes, 'waiveDebt', {
  title: t.waiveTitle,
  help: t.debtDetail,
  label: t.waive,
  done: ({ points }) => t.waived(pointsText(points)),
  isDestructive: true,
  params: ({ id }: Owed) => ({ debtId: id }),
  fields: () => ({ reason: reasonOf('waiveDebt', { help: t.reasonHelp, max: 500 }) }),
  refreshes: [...bookingReads, queueAdminRoutes],
});

/** What the guest still owes of the booking, and the way to forgive it. */
export const Debt = ({ debt }: { readonly debt: Owed }) => (
  <Panel title={t.debt} aside={<strong className="text-danger">{pointsText(debt.points)}</strong>}>
    <div className="flex flex-col gap-4">
      <p className="phrase text-sm text-sub">{t.debtDetail}</p>
      <ActButton act={waiveDebt} of={debt} isWhole />
    </div>
  </Panel>
);
