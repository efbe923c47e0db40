import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { ReasonChoice } from '#parts/reason-choice.tsx';
import { useReason } from '#parts/workbench/index.ts';
import { NumberField } from '#ui/number-field.tsx';
import type { Member } from '../api.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { actTexts as t } from './ja.ts';
import { ReasonText } from './reason-text.tsx';
import { useMemberAct } from './use-member-act.ts';

type Direction = keyof typeof t.directions;
const directions = (Object.keys(t.directions) as Direction[]).map((value) => ({
  value,
  label: t.directions[value],
}));

interface Props {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Points given or taken once another operator has approved it. */
export function Adjust({ member: { id: accountId }, onClose }: Props) {
  const [direction, setDirection] = useState<Direction>('GIVE');
  const [points, setPoints] = useState<number | null>(null);
  const [wasMissed, setMissed] = useState(false);
  const reason = useReason();
  const propose = useMemberAct({
    accountId,
    act: (given: { readonly points: number; readonly reason: string }) =>
      call(operatorActAdminRoutes.proposeAdjustment, { params: { accountId }, body: given }),
    said: () => t.proposed,
    onClose,
  });
  const run = () => {
    setMissed(!points);
    const given = reason.take();
    if (points && given !== null)
      propose.mutate({ points: direction === 'GIVE' ? points : -points, reason: given });
  };
  return (
    <ActDialog
      title={t.adjustTitle}
      help={t.adjustHelp}
      label={t.propose}
      isPending={propose.isPending}
      error={propose.error}
      onRun={run}
      onClose={onClose}
    >
      <ReasonChoice
        label={t.direction}
        options={directions}
        value={direction}
        onChange={(value) => setDirection(value as Direction)}
      />
      <NumberField
        label={t.amount}
        suffix="P"
        value={points}
        onChange={setPoints}
        error={wasMissed && !points ? t.amountMissing : undefined}
      />
      <ReasonText reason={reason} />
    </ActDialog>
  );
}
