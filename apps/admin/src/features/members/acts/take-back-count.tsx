import type { MemberStageCount } from '@yoimachi/contract/member';
import { stageAdminRoutes } from '@yoimachi/contract/stage-admin';
import { call } from '#lib/api.ts';
import { visible } from '#lib/visible.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { ReasonField } from '#parts/workbench/index.ts';
import { actTexts as t } from './ja.ts';
import { useReasonedMemberAct } from './use-member-act.ts';

interface Props {
  readonly accountId: string;
  readonly count: MemberStageCount;
  readonly onClose: () => void;
}

/** One booking or friend counts no more for a cast’s next stage; the stage she has stays hers. */
export default function TakeBackCount({ accountId, count, onClose }: Props) {
  const { causeId, booking, friend } = count;
  const { reason, onRun, error, isPending } = useReasonedMemberAct({
    accountId,
    act: (given: string) => call(stageAdminRoutes.uncount, { params: { causeId }, body: { reason: given } }),
    said: () => t.countTakenBack,
    onClose,
  });
  return (
    <ActDialog
      title={t.takeBackCount}
      help={t.takeBackCountHelp}
      label={t.takeBack}
      isDestructive
      isPending={isPending}
      error={error}
      onRun={onRun}
      onClose={onClose}
    >
      <p className="text-sm font-bold break-all">
        <bdi>
          {booking ? t.countOfBooking(booking.number) : t.countOfFriend(visible(friend?.nickname ?? ''))}
        </bdi>
      </p>
      <ReasonField reason={reason} of="uncount" help={t.reasonHelp} />
    </ActDialog>
  );
}
