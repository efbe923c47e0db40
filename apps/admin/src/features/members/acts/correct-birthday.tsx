import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { useReason } from '#parts/workbench/index.ts';
import { isDay } from '#ui/lib/dates.ts';
import { TextField } from '#ui/text-field.tsx';
import type { Member } from '../api.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { actTexts as t } from './ja.ts';
import { ReasonText } from './reason-text.tsx';
import { useMemberAct } from './use-member-act.ts';

interface Props {
  readonly member: Member;
  readonly onClose: () => void;
}

/** The birthday that a document shows. */
export function CorrectBirthday({ member: { id: accountId }, onClose }: Props) {
  const [birthday, setBirthday] = useState('');
  const [wasMissed, setMissed] = useState(false);
  const reason = useReason();
  const correct = useMemberAct({
    accountId,
    act: (given: string) =>
      call(profileAdminRoutes.correctBirthday, { params: { accountId }, body: { birthday, reason: given } }),
    said: () => t.corrected,
    onClose,
  });
  const run = () => {
    setMissed(!isDay(birthday));
    const given = reason.take();
    if (isDay(birthday) && given !== null) correct.mutate(given);
  };
  return (
    <ActDialog
      title={t.birthdayTitle}
      help={t.birthdayHelp}
      label={t.birthday}
      isPending={correct.isPending}
      error={correct.error}
      onRun={run}
      onClose={onClose}
    >
      <TextField
        label={t.newBirthday}
        type="date"
        value={birthday}
        onChange={(event) => setBirthday(event.target.value)}
        error={wasMissed && !isDay(birthday) ? t.birthdayMissing : undefined}
      />
      <ReasonText reason={reason} />
    </ActDialog>
  );
}
