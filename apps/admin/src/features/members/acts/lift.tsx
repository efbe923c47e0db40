import { operatorAdminRoutes } from '@yoimachi/contract/operator';
import { call } from '#lib/api.ts';
import { ReasonField } from '#parts/workbench/index.ts';
import type { Member } from '../api.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { actTexts as t } from './ja.ts';
import { useReasonedMemberAct } from './use-member-act.ts';

interface Props {
  readonly member: Member;
  readonly onClose: () => void;
}

/** A suspended member can sign in again. */
export function Lift({ member: { id: accountId }, onClose }: Props) {
  const { reason, onRun, error, isPending } = useReasonedMemberAct({
    accountId,
    act: (given: string) =>
      call(operatorAdminRoutes.liftSuspension, { params: { accountId }, body: { reason: given } }),
    said: () => t.lifted,
    onClose,
  });
  return (
    <ActDialog
      title={t.liftTitle}
      help={t.liftHelp}
      label={t.lift}
      isPending={isPending}
      error={error}
      onRun={onRun}
      onClose={onClose}
    >
      <ReasonField reason={reason} of="liftSuspension" help={t.reasonHelp} />
    </ActDialog>
  );
}
