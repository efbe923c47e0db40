import { useQuery } from '@tanstack/react-query';
import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { goodwillQuery } from '#lib/goodwill.ts';
import { useReason } from '#parts/workbench/index.ts';
import { pointsText } from '#ui/amount.tsx';
import { Note } from '#ui/note.tsx';
import { NumberField } from '#ui/number-field.tsx';
import type { Member } from '../api.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { actTexts as t } from './ja.ts';
import { ReasonText } from './reason-text.tsx';
import { useMemberAct } from './use-member-act.ts';

interface Props {
  readonly member: Member;
  /** What it begins with, where it is for something that was looked at elsewhere. */
  readonly first?: { readonly points: number | null; readonly reason: string } | undefined;
  readonly onClose: () => void;
}

/** Free points that an operator gives alone, within what is left of the day. */
export function Goodwill({ member: { id: accountId }, first, onClose }: Props) {
  const [points, setPoints] = useState<number | null>(first?.points ?? null);
  const [wasMissed, setMissed] = useState(false);
  const reason = useReason(first?.reason);
  const limit = useQuery(goodwillQuery);
  const give = useMemberAct({
    accountId,
    act: (given: { readonly points: number; readonly reason: string }) =>
      call(operatorActAdminRoutes.giveGoodwill, { params: { accountId }, body: given }),
    said: ({ leftPoints }, given) => t.given(pointsText(given.points), pointsText(leftPoints)),
    onClose,
  });
  const run = () => {
    setMissed(!points);
    const given = reason.take();
    if (points && given !== null) give.mutate({ points, reason: given });
  };
  return (
    <ActDialog
      title={t.goodwillTitle}
      help={t.goodwillHelp}
      label={t.give}
      isPending={give.isPending}
      error={limit.error ?? give.error}
      onRun={run}
      onClose={onClose}
    >
      <NumberField
        label={t.amount}
        suffix="P"
        value={points}
        onChange={setPoints}
        error={wasMissed && !points ? t.amountMissing : undefined}
      />
      {limit.data && (
        <Note>{t.goodwillLeft(pointsText(limit.data.leftPoints), pointsText(limit.data.pointsADay))}</Note>
      )}
      <ReasonText reason={reason} />
    </ActDialog>
  );
}
