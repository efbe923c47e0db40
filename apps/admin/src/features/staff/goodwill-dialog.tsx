import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { operatorActAdminRoutes } from '@yoimachi/contract/operator-act';
import { GOODWILL_MOST_A_DAY } from '@yoimachi/domain/member';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { goodwillQuery } from '#lib/goodwill.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { pointsText } from '#ui/amount.tsx';
import { showToast } from '#ui/lib/toast.ts';
import { Note } from '#ui/note.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { staffTexts as t } from './ja.ts';

/** How many points each operator gives alone in a day, from now on. */
export default function GoodwillDialog({ onClose }: { readonly onClose: () => void }) {
  const queryClient = useQueryClient();
  const limit = useQuery(goodwillQuery);
  const [points, setPoints] = useState<number | null>(null);
  const [wasSent, setSent] = useState(false);
  const set = useMutation({
    mutationFn: (pointsADay: number) =>
      call(operatorActAdminRoutes.setGoodwillLimit, { body: { pointsADay } }),
    onSuccess: (_nothing, pointsADay) => {
      showToast(t.limitSet(pointsText(pointsADay)), 'ok');
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries(goodwillQuery),
  });
  const isWrong = points === null || points > GOODWILL_MOST_A_DAY;
  return (
    <ActDialog
      title={t.limit}
      help={t.limitHelp}
      label={t.setLimit}
      isPending={set.isPending}
      error={limit.error ?? set.error}
      onRun={() => {
        setSent(true);
        if (!isWrong) set.mutate(points);
      }}
      onClose={onClose}
    >
      {limit.data && <Note>{t.limitNow(pointsText(limit.data.pointsADay))}</Note>}
      <NumberField
        label={t.limitPoints}
        suffix="P"
        value={points}
        onChange={setPoints}
        error={wasSent && isWrong ? t.limitWrong(pointsText(GOODWILL_MOST_A_DAY)) : undefined}
      />
    </ActDialog>
  );
}
