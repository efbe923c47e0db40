import { bookingAdminRoutes } from '@yoimachi/contract/booking-admin';
import { call } from '#lib/api.ts';
import { ReasonField, useReason } from '#parts/workbench/index.ts';
import { ActDialog } from './act-dialog.tsx';
import { actTexts as t } from './ja.ts';
import { useMemberAct } from './use-member-act.ts';

interface Props {
  readonly accountId: string;
  readonly penaltyId: string;
  readonly onClose: () => void;
}

/** A penalty of a cast no longer counts. */
export function LiftPenalty({ accountId, penaltyId, onClose }: Props) {
  const reason = useReason();
  const lift = useMemberAct({
    accountId,
    act: (given: string) =>
      call(bookingAdminRoutes.liftPenalty, { params: { penaltyId }, body: { reason: given } }),
    said: ({ counting }) => t.penaltyLifted(counting),
    onClose,
  });
  const run = () => {
    const given = reason.take();
    if (given !== null) lift.mutate(given);
  };
  return (
    <ActDialog
      title={t.liftPenalty}
      help={t.liftPenaltyHelp}
      label={t.liftPenalty}
      isPending={lift.isPending}
      error={lift.error}
      onRun={run}
      onClose={onClose}
    >
      <ReasonField reason={reason} of="liftPenalty" help={t.reasonHelp} />
    </ActDialog>
  );
}
