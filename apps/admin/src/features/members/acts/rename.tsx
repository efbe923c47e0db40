import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { visible } from '#lib/visible.ts';
import { useReason } from '#parts/workbench/index.ts';
import { TextField } from '#ui/text-field.tsx';
import type { Member } from '../api.ts';
import { ActDialog } from './act-dialog.tsx';
import { actTexts as t } from './ja.ts';
import { ReasonText } from './reason-text.tsx';
import { useMemberAct } from './use-member-act.ts';

interface Props {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Another nickname, which the member is told. */
export function Rename({ member: { id: accountId, nickname: before }, onClose }: Props) {
  const [nickname, setNickname] = useState('');
  const reason = useReason();
  const rename = useMemberAct({
    accountId,
    act: (given: string) =>
      call(profileAdminRoutes.rename, { params: { accountId }, body: { nickname, reason: given } }),
    said: (answer) => t.renamed(visible(answer.before)),
    onClose,
  });
  const run = () => {
    const given = reason.take();
    if (given !== null) rename.mutate(given);
  };
  return (
    <ActDialog
      title={t.renameTitle}
      help={t.renameHelp}
      label={t.rename}
      isPending={rename.isPending}
      isDisabled={nickname.trim() === ''}
      error={rename.error}
      onRun={run}
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
