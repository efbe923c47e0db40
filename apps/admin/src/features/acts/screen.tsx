import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { isExport, mayApprove } from '@yoimachi/domain/operator-act';
import { useState } from 'react';
import { AuditScope, rowsOf } from '#features/exports';
import { call } from '#lib/api.ts';
import { useOffice } from '#lib/office.ts';
import { useKeys } from '#lib/use-keys.ts';
import { whenText } from '#lib/when.ts';
import { BookingLink } from '#parts/booking-link.tsx';
import { MemberLink } from '#parts/member-link.tsx';
import { Desk, Facts, queueScreen, useAct } from '#parts/workbench/index.ts';
import { formatCount } from '#ui/amount.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { CallAnswer } from '#ui/lib/request.ts';
import { Note } from '#ui/note.tsx';
import { actTexts as t, kindDetails, kindNames } from './ja.ts';

type Act = CallAnswer<typeof operatorActAdminRoutes.listActs>['items'][number];

function Panel({ row }: { readonly row: Act }) {
  const { operator } = useOffice();
  const [isAsked, setAsked] = useState(false);
  const isOwn = row.proposer.id === operator.id;
  const isFile = isExport(row.kind);
  const isMine = !isOwn && mayApprove(operator.role, row.kind);
  const label = isFile ? t.approveExport : t.approve;
  const params = { actId: row.actId };
  const approve = useAct({
    act: () => call(operatorActAdminRoutes.approveAct, { params }),
    said: () => (isFile ? t.exportApproved : t.approved),
  });
  const decline = useAct({
    act: () => call(operatorActAdminRoutes.declineAct, { params }),
    said: () => (isOwn ? t.takenBack : t.declined),
  });
  const isPending = approve.isPending || decline.isPending;
  const onDecline = () => !isPending && decline.mutate();
  const onApprove = () => isMine && !isPending && setAsked(true);
  useKeys({ a: onApprove, d: onDecline });
  return (
    <Desk
      row={row}
      side={<Note>{isOwn ? t.own : noteOf(row, isMine)}</Note>}
      error={approve.error ?? decline.error}
      acts={
        <>
          <Button variant="danger" size="md" isPending={decline.isPending} onClick={onDecline}>
            {isOwn ? t.takeBack : t.decline}
          </Button>
          {isMine && (
            <Button size="md" isPending={approve.isPending} onClick={onApprove}>
              {label}
            </Button>
          )}
        </>
      }
    >
      <Proposal row={row} />
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={isFile ? t.sureExport : t.sure}
        confirmLabel={label}
        isPending={approve.isPending}
        onConfirm={() => approve.mutate(undefined, { onSettled: () => setAsked(false) })}
      >
        {kindDetails[row.kind]}
        <strong className="nums mt-2 block">{sumOf(row)}</strong>
      </ConfirmDialog>
    </Desk>
  );
}

function noteOf({ kind }: Act, isMine: boolean): string {
  if (!isMine) return t.ownersOnly;
  return isExport(kind) ? t.checkExport : t.check;
}

function Proposal({ row }: { readonly row: Act }) {
  return (
    <>
      <h2 className="text-base">{kindNames[row.kind]}</h2>
      <p className="phrase text-sm text-sub">{kindDetails[row.kind]}</p>
      <Facts
        facts={[
          [t.member, row.accountId && <MemberLink key="member" id={row.accountId} nickname={row.nickname} />],
          [t.scope, row.audit && <AuditScope key="scope" audit={row.audit} />],
          [
            t.points,
            !isExport(row.kind) && (
              <strong key="points" className="text-base">
                {pointsOf(row)}
              </strong>
            ),
          ],
          [
            t.booking,
            row.bookingId && (
              <BookingLink key="booking" id={row.bookingId}>
                {t.openBooking}
              </BookingLink>
            ),
          ],
          [t.reason, row.reason],
          [t.proposer, row.proposer.name],
          [t.proposed, whenText(row.askedAt)],
        ]}
      />
    </>
  );
}

const MINUS = '\u2212';
const signOf = (points: number) => (points < 0 ? MINUS : '+');
const pointsOf = ({ kind, points }: Act): string => {
  const isChange = kind === 'GUEST_ADJUSTMENT' || kind === 'CAST_ADJUSTMENT';
  return t.change(`${isChange ? signOf(points) : ''}${formatCount(Math.abs(points))}`);
};

/** In short: how many points, or how many rows of the audit. */
const sumOf = (row: Act): string => {
  if (!isExport(row.kind)) return pointsOf(row);
  return row.audit ? rowsOf(row.audit) : '';
};

export const acts = queueScreen<Act>({
  queue: 'acts',
  list: operatorActAdminRoutes.listActs,
  line: (row) => ({
    name: row.accountId === null ? row.proposer.name : row.nickname,
    kind: sumOf(row),
    what: kindNames[row.kind],
  }),
  Panel,
  keys: t.keys,
  empty: t.empty,
});
