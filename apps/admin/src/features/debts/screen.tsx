import { billingAdminRoutes } from '@yoimachi/contract/billing-admin';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { useMayAct } from '#lib/office.ts';
import { optionsOf } from '#lib/options.ts';
import { useKeys } from '#lib/use-keys.ts';
import { whenText } from '#lib/when.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { Desk, Facts, queueScreen, ReasonField, useAct, useReason } from '#parts/workbench/index.ts';
import { pointsText } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import { debtTexts as t } from './ja.ts';

type Debt = CallAnswer<typeof billingAdminRoutes.listDebts>['items'][number];

const waiveOne = ({ debtId }: Debt, reason: string) =>
  call(billingAdminRoutes.waiveDebt, { params: { debtId }, body: { reason } });

function Panel({ row }: { readonly row: Debt }) {
  const mayAct = useMayAct();
  const reason = useReason();
  const [asked, setAsked] = useState<string | null>(null);
  const waive = useAct({
    act: (given: string) => waiveOne(row, given),
    said: ({ points }) => t.waived(pointsText(points)),
  });
  const mayWaive = mayAct('waiveDebt');
  useKeys({ r: reason.focus });
  return (
    <Desk
      row={row}
      side={mayWaive && <ReasonField reason={reason} of="waiveDebt" label={t.reason} help={t.reasonHelp} />}
      error={waive.error}
      acts={
        mayWaive && (
          <Button variant="danger" size="md" onClick={() => setAsked(reason.take())}>
            {t.waive}
          </Button>
        )
      }
    >
      <DebtFacts row={row} />
      <p className="phrase text-sm text-sub">{t.detail}</p>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={t.sure}
        confirmLabel={t.waive}
        isDestructive
        isPending={waive.isPending}
        onConfirm={() => asked !== null && waive.mutate(asked, { onSettled: () => setAsked(null) })}
      >
        {t.sureDetail(pointsText(row.points))}
      </ConfirmDialog>
    </Desk>
  );
}

function DebtFacts({ row }: { readonly row: Debt }) {
  return (
    <Facts
      facts={[
        [t.guest, <MemberLink key="guest" id={row.guestId} nickname={row.nickname} />],
        [
          t.points,
          <strong key="points" className="text-base">
            {pointsText(row.points)}
          </strong>,
        ],
        [t.cause, t.causes[row.cause]],
        [t.since, whenText(row.askedAt)],
        [
          t.booking,
          row.bookingId && (
            <BookingLink key="booking" id={row.bookingId}>
              {t.openBooking}
            </BookingLink>
          ),
        ],
        [t.purchase, row.purchaseId],
        [t.retry, row.retryAt ? whenText(row.retryAt) : t.noRetry],
      ]}
    />
  );
}

export const debts = queueScreen<Debt>({
  queue: 'debts',
  list: billingAdminRoutes.listDebts,
  narrowsBy: 'cause',
  filter: {
    label: t.filter,
    options: optionsOf(t.causes),
  },
  line: ({ nickname, points, cause }) => ({
    name: nickname,
    kind: pointsText(points),
    what: t.causes[cause],
  }),
  Panel,
  bulk: [
    {
      label: t.waive,
      needs: 'waiveDebt',
      isDestructive: true,
      willDo: ({ points }) => t.willWaive(pointsText(points)),
      reasonOf: 'waiveDebt',
      run: waiveOne,
    },
  ],
  keys: t.keys,
  empty: t.empty,
});
