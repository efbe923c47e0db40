import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { payoffRule } from '@yoimachi/domain/payoff';
import type { PayoffAction } from '@yoimachi/domain/payoff';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { useMayAct } from '#lib/office.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { ReasonText, useReasonedAct } from '#parts/workbench/index.ts';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf } from '#ui/lib/dates.ts';
import { Note } from '#ui/note.tsx';
import { usePayoffAct } from './api.ts';
import type { Payoff } from './api.ts';
import { payoffTexts as t } from './ja.ts';

const REASONED = {
  REJECT: {
    needs: 'rejectPayoff',
    route: payoffAdminRoutes.rejectPayoff,
    isDestructive: true,
    words: {
      label: t.reject,
      title: t.rejectTitle,
      help: t.rejectHelp,
      reason: t.rejectReason,
      said: t.rejected,
    },
  },
  RELEASE: {
    needs: 'releasePayoff',
    route: payoffAdminRoutes.releasePayoff,
    isDestructive: false,
    words: {
      label: t.release,
      title: t.releaseTitle,
      help: t.releaseHelp,
      reason: t.releaseReason,
      said: t.released,
    },
  },
  RETURN: {
    needs: 'markReturned',
    route: payoffAdminRoutes.markReturned,
    isDestructive: true,
    words: {
      label: t.return,
      title: t.returnTitle,
      help: t.returnHelp,
      reason: t.returnReason,
      said: t.returned,
    },
  },
} as const;
type Reasoned = keyof typeof REASONED;

/** What can be done about a payoff now, by the table that the server goes by. */
export function PayoffActs({ payoff }: { readonly payoff: Payoff }) {
  const mayAct = useMayAct();
  const [open, setOpen] = useState<Reasoned | null>(null);
  const can = (action: PayoffAction) => payoffRule(payoff, action) !== undefined;
  const reasoned = (['REJECT', 'RELEASE', 'RETURN'] as const).filter(
    (action) => can(action) && mayAct(REASONED[action].needs),
  );
  const mayApprove = can('APPROVE') && mayAct('approvePayoff');
  const mayTransfer = can('TRANSFER') && mayAct('markTransferred') && payoff.payDay <= dayOf(now());
  if (reasoned.length === 0 && !mayApprove && !mayTransfer) return null;
  return (
    <>
      <div className="flex flex-wrap gap-3 *:min-w-32 *:flex-1">
        {reasoned.map((action) => (
          <Button
            key={action}
            size="md"
            variant={REASONED[action].isDestructive ? 'danger' : 'line'}
            onClick={() => setOpen(action)}
          >
            {REASONED[action].words.label}
          </Button>
        ))}
        {mayApprove && <Plain payoff={payoff} act="approvePayoff" label={t.approve} said={t.approvedSaid} />}
        {mayTransfer && (
          <Plain payoff={payoff} act="markTransferred" label={t.transferOne} said={t.transferred} />
        )}
      </div>
      {open && <WithReason payoff={payoff} action={open} onClose={() => setOpen(null)} />}
    </>
  );
}

interface PlainProps {
  readonly payoff: Payoff;
  readonly act: 'approvePayoff' | 'markTransferred';
  readonly label: string;
  readonly said: string;
}

function Plain({ payoff: { number }, act, label, said }: PlainProps) {
  const params = { number };
  const run = usePayoffAct(
    async () =>
      act === 'approvePayoff'
        ? call(payoffAdminRoutes.approvePayoff, { params })
        : call(payoffAdminRoutes.markTransferred, { params, body: {} }),
    said,
  );
  return (
    <>
      <Button size="md" isPending={run.isPending} onClick={() => run.mutate(undefined)}>
        {label}
      </Button>
      {run.error && (
        <div className="basis-full">
          <Note look="danger">{errorMessage(run.error)}</Note>
        </div>
      )}
    </>
  );
}

interface WithReasonProps {
  readonly payoff: Payoff;
  readonly action: Reasoned;
  readonly onClose: () => void;
}

function WithReason({ payoff: { number }, action, onClose }: WithReasonProps) {
  const { route, isDestructive, words } = REASONED[action];
  const { reason, ...act } = useReasonedAct(
    usePayoffAct(
      (given: string) => call(route, { params: { number }, body: { reason: given } }),
      words.said,
      onClose,
    ),
  );
  return (
    <ActDialog
      {...act}
      title={words.title}
      help={words.help}
      label={words.label}
      isDestructive={isDestructive}
      onClose={onClose}
    >
      <ReasonText reason={reason} label={words.reason} max={500} />
    </ActDialog>
  );
}
