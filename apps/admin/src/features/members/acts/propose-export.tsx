import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { call } from '#lib/api.ts';
import type { Member } from '../api.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { actTexts as t } from './ja.ts';
import { ReasonText } from './reason-text.tsx';
import { useReasonedMemberAct } from './use-member-act.ts';

interface Props {
  readonly member: Member;
  readonly onClose: () => void;
}

/** All that is kept of a member as a file, once another operator has approved it. */
export function ProposeExport({ member: { id: accountId }, onClose }: Props) {
  const { reason, onRun, error, isPending } = useReasonedMemberAct({
    accountId,
    act: (given: string) =>
      call(operatorActAdminRoutes.proposePersonalExport, { params: { accountId }, body: { reason: given } }),
    said: () => t.exportProposed,
    onClose,
  });
  return (
    <ActDialog
      title={t.exportTitle}
      help={t.exportHelp}
      label={t.proposeExport}
      isPending={isPending}
      error={error}
      onRun={onRun}
      onClose={onClose}
    >
      <ReasonText reason={reason} />
    </ActDialog>
  );
}
