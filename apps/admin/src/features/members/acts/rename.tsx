import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { visible } from '#lib/visible.ts';
import { TextField } from '#ui/text-field.tsx';
import type { Member } from '../api.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { actTexts as t } from './ja.ts';
import { ReasonText } from './reason-text.tsx';
import { useReasonedMemberAct } from './use-member-act.ts';

interface Props {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Another nickname, which the member is told. */
export function Rename({ member: { id: accountId, nickname: before }, onClose }: Props) {
  const [nickname, setNickname] = useState('');
  const { reason, onRun, error, isPending } = useReasonedMemberAct({
    accountId,
    act: (given: string) =>
      call(profileAdminRoutes.rename, { params: { accountId }, body: { nickname, reason: given } }),
    said: (answer) => t.renamed(visible(answer.before)),
    onClose,
  });
  return (
    <ActDialog
      title={t.renameTitle}
      help={t.renameHelp}
      label={t.rename}
      isPending={isPending}
      isDisabled={nickname.trim() === ''}
      error={error}
      onRun={onRun}
      onClose={onClose}
    >
      <TextField
        label={t.nickname}
        autoFocus
        autoComplete="off"
        placeholder={visible(before)}
        maxLength={100}
        value={nickname}
        onChange={(event) => setNickname(event.target.value)}
      />
      <ReasonText reason={reason} />
    </ActDialog>
  );
}
