import { profileAdminRoutes } from '@yoimachi/contract/profile-admin';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { ReasonField } from '#parts/workbench/index.ts';
import { Select } from '#ui/select.tsx';
import type { Member } from '../api.ts';
import { classNames } from '../names.ja.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { actTexts as t } from './ja.ts';
import { useReasonedMemberAct } from './use-member-act.ts';

type CastClass = NonNullable<Member['castClass']>;
interface Props {
  readonly member: Member;
  readonly castClass: CastClass;
  readonly onClose: () => void;
}

const classes = (Object.keys(classNames) as CastClass[]).map((value) => ({
  value,
  label: classNames[value],
}));

/** A cast's class, by which guests find her. */
export function SetClass({ member: { id: accountId }, castClass: before, onClose }: Props) {
  const [castClass, setCastClass] = useState<CastClass>(before);
  const { reason, onRun, error, isPending } = useReasonedMemberAct({
    accountId,
    act: (given: string) =>
      call(profileAdminRoutes.setCastClass, { params: { accountId }, body: { castClass, reason: given } }),
    said: () => t.classSet,
    onClose,
  });
  return (
    <ActDialog
      title={t.classTitle}
      help={t.classHelp}
      label={t.setClass}
      isPending={isPending}
      isDisabled={castClass === before}
      error={error}
      onRun={onRun}
      onClose={onClose}
    >
      <Select
        label={t.castClass}
        emptyLabel={null}
        options={classes}
        value={castClass}
        onChange={(event) => setCastClass(event.target.value as CastClass)}
      />
      <ReasonField reason={reason} of="setCastClass" help={t.reasonHelp} max={500} />
    </ActDialog>
  );
}
