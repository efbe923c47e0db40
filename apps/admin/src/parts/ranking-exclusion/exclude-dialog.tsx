import { EXCLUSION_REASON_MAX, exclusionTerm } from '@yoimachi/domain/ranking';
import { useState } from 'react';
import { visible } from '#lib/visible.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { ReasonField, useReasonedRun } from '#parts/workbench/index.ts';
import { now } from '#ui/lib/clock.ts';
import { TextField } from '#ui/text-field.tsx';
import { useExclude } from './api.ts';
import { exclusionTexts as t } from './ja.ts';

interface Props {
  readonly castId: string;
  readonly nickname: string;
  readonly onClose: () => void;
}

/** Takes a cast out of the rankings: for how long, and why. */
export default function ExcludeDialog({ castId, nickname, onClose }: Props) {
  const [fromDay, setFrom] = useState('');
  const [untilDay, setUntil] = useState('');
  const exclude = useExclude(castId, onClose);
  const days = { fromDay: fromDay || null, untilDay: untilDay || null };
  const term = exclusionTerm(days, now());
  const wrong = term.ok ? undefined : term.error.field;
  const { reason, onRun } = useReasonedRun((given) => term.ok && exclude.mutate({ ...days, reason: given }));
  return (
    <ActDialog
      title={t.excludeTitle(visible(nickname))}
      help={t.excludeHelp}
      label={t.excludeShort}
      isDestructive
      isPending={exclude.isPending}
      error={exclude.error}
      onRun={onRun}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <TextField
          label={t.from}
          help={t.fromHelp}
          type="date"
          value={fromDay}
          onChange={({ target }) => setFrom(target.value)}
          error={wrong === 'fromDay' ? t.wrong.fromDay : undefined}
        />
        <TextField
          label={t.until}
          help={t.untilHelp}
          type="date"
          value={untilDay}
          onChange={({ target }) => setUntil(target.value)}
          error={wrong === 'untilDay' ? t.wrong.untilDay : undefined}
        />
      </div>
      <ReasonField reason={reason} of="excludeFromRankings" help={t.reasonHelp} max={EXCLUSION_REASON_MAX} />
    </ActDialog>
  );
}
