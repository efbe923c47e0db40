import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import { call } from '#lib/api.ts';
import { ReasonField } from '#parts/workbench/index.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { actTexts as t } from './ja.ts';
import { useReasonedMemberAct } from './use-member-act.ts';

interface Props {
  readonly accountId: string;
  readonly penaltyId: string;
  readonly onClose: () => void;
}

/** A penalty of a cast no longer counts. */
export function LiftPenalty({ accountId, penaltyId, onClose }: Props) {
  const { reason, onRun, error, isPending } = useReasonedMemberAct({
    accountId,
    act: (given: string) =>
      call(bookingAdminRoutes.liftPenalty, { params: { penaltyId }, body: { reason: given } }),
    said: ({ counting }) => t.penaltyLifted(counting),
    onClose,
  });
  return (
    <ActDialog
      title={t.liftPenalty}
      help={t.liftPenaltyHelp}
      label={t.liftPenalty}
      isPending={isPending}
      error={error}
      onRun={onRun}
      onClose={onClose}
    >
      <ReasonField reason={reason} of="liftPenalty" help={t.reasonHelp} />
    </ActDialog>
  );
}
