import { payoffAdminRoutes } from '@yoimachi/contract/payoff-admin';
import { call } from '#lib/api.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { Note } from '#ui/note.tsx';
import type { Member } from '../api.ts';
import { actTexts as t } from './ja.ts';
import { useMemberAct } from './use-member-act.ts';

interface Props {
  readonly member: Member;
  readonly onClose: () => void;
}

/** A cast's whole balance is asked for in her name, without the minimum, before she leaves. */
export function PayLeaving({ member: { id: castId }, onClose }: Props) {
  const pay = useMemberAct({
    accountId: castId,
    act: () => call(payoffAdminRoutes.payLeavingCast, { params: { castId } }),
    said: () => t.payLeavingDone,
    onClose,
  });
  return (
    <ActDialog
      title={t.payLeaving}
      help={t.payLeavingHelp}
      label={t.payLeavingRun}
      isPending={pay.isPending}
      error={pay.error}
      onRun={() => pay.mutate(undefined)}
      onClose={onClose}
    >
      <Note>{t.payLeavingNote}</Note>
    </ActDialog>
  );
}
