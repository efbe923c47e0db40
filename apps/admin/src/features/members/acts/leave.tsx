import { useQuery } from '@tanstack/react-query';
import { leavingAdminRoutes } from '@yoimachi/contract/leaving-admin';
import type { LeavingPreview } from '@yoimachi/contract/leaving';
import { call } from '#lib/api.ts';
import { useReason } from '#parts/workbench/index.ts';
import { pointsText, yenText } from '#ui/amount.tsx';
import { formatDay } from '#ui/lib/dates.ts';
import { Note } from '#ui/note.tsx';
import { memberKey, type Member } from '../api.ts';
import { obstacleNames } from '../names.ja.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { actTexts as t } from './ja.ts';
import { ReasonText } from './reason-text.tsx';
import { useMemberAct } from './use-member-act.ts';

interface Props {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Somebody leaves who asked by letter or phone; what that does, or what stands against it, is shown before. */
export function Leave({ member: { id: accountId }, onClose }: Props) {
  const reason = useReason();
  const params = { accountId };
  const preview = useQuery({
    queryKey: [...memberKey(accountId), 'leaving'],
    queryFn: () => call(leavingAdminRoutes.previewLeavingOf, { params }),
    gcTime: 0,
  });
  const leave = useMemberAct({
    accountId,
    act: (given: { readonly shown: LeavingPreview; readonly reason: string }) =>
      call(leavingAdminRoutes.leaveFor, {
        params,
        body: {
          lapsingPoints: given.shown.lapsingPoints,
          transferYen: given.shown.payoff?.transferYen ?? 0,
          reason: given.reason,
        },
      }),
    said: () => t.hasLeft,
    onClose,
  });
  const run = () => {
    const given = reason.take();
    if (given !== null && preview.data) leave.mutate({ shown: preview.data, reason: given });
  };
  const isRefused = preview.data !== undefined && preview.data.obstacles.length > 0;
  return (
    <ActDialog
      title={t.leaveTitle}
      help={t.leaveHelp}
      label={t.leave}
      isDestructive
      isPending={leave.isPending}
      isDisabled={!preview.data || isRefused}
      error={preview.error ?? leave.error}
      onRun={run}
      onClose={onClose}
    >
      <div role="status" className="rounded-lg bg-sunken p-4 text-sm">
        {preview.data ? <Effects preview={preview.data} /> : preview.isPending && t.weighing}
      </div>
      {!isRefused && <ReasonText reason={reason} />}
    </ActDialog>
  );
}

function Effects({ preview }: { readonly preview: LeavingPreview }) {
  const { obstacles, lapsingPoints, couponCount, payoff, hasOtherAccount } = preview;
  if (obstacles.length > 0)
    return (
      <div className="flex flex-col gap-2">
        <Note look="danger">{t.leaveRefused}</Note>
        <ul className="flex flex-col gap-1">
          {obstacles.map((obstacle) => (
            <li key={obstacle}>{obstacleNames[obstacle]}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <ul className="flex flex-col gap-2">
      <li>{lapsingPoints > 0 ? t.lapsing(pointsText(lapsingPoints)) : t.lapsingNone}</li>
      {couponCount > 0 && <li>{t.couponsLapse(couponCount)}</li>}
      {payoff && <li>{t.paidOut(yenText(payoff.transferYen), formatDay(payoff.payDay))}</li>}
      {hasOtherAccount && <li>{t.otherStays}</li>}
    </ul>
  );
}
