import { EXCLUSION_REASON_MAX } from '@yoimachi/domain/ranking';
import { visible } from '#lib/visible.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { ReasonField, useReasonedRun } from '#parts/workbench/index.ts';
import { usePutBack, type Exclusion } from './api.ts';
import { exclusionTexts as t } from './ja.ts';

interface Props {
  readonly exclusion: Exclusion;
  readonly onClose: () => void;
}

/** A cast stands in the rankings again. */
export default function PutBackDialog({ exclusion, onClose }: Props) {
  const putBack = usePutBack(exclusion, onClose);
  const { reason, onRun } = useReasonedRun(putBack.mutate);
  return (
    <ActDialog
      title={t.putBackOf(visible(exclusion.cast.nickname))}
      help={t.putBackHelp}
      label={t.putBackShort}
      isPending={putBack.isPending}
      error={putBack.error}
      onRun={onRun}
      onClose={onClose}
    >
      <ReasonField reason={reason} of="liftRankingExclusion" help={t.reasonHelp} max={EXCLUSION_REASON_MAX} />
    </ActDialog>
  );
}
