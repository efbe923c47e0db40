import { HIGHEST_WEIGHT } from '@yoimachi/domain/standing';
import { useState } from 'react';
import { ActDialog } from '#parts/act-dialog.tsx';
import { Note } from '#ui/note.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { useEditWeight } from './api.ts';
import type { Weight } from './api.ts';
import { operationTexts as t } from './ja.ts';
import { Preview } from './preview.tsx';
import { shareOf, withWeight } from './share.ts';

interface Props {
  readonly all: readonly Weight[];
  readonly weight: Weight;
  readonly onClose: () => void;
}

/** Another weight, with how much of the whole it is then. */
export default function WeightDialog({ all, weight: { kind, weight: before }, onClose }: Props) {
  const [weight, setWeight] = useState<number | null>(before);
  const [wasSent, setSent] = useState(false);
  const edit = useEditWeight(kind, onClose);
  const isRight = weight !== null && weight <= HIGHEST_WEIGHT;
  return (
    <ActDialog
      title={t.changeTitle(t.names[kind])}
      help={t.help[kind]}
      label={t.change}
      isWide
      isPending={edit.isPending}
      error={edit.error}
      onRun={() => {
        setSent(true);
        if (isRight) edit.mutate(weight);
      }}
      onClose={onClose}
    >
      <NumberField
        label={t.weight}
        value={weight}
        onChange={setWeight}
        error={wasSent && !isRight ? t.weightWrong : undefined}
      />
      {isRight && <Note>{t.becomes(shareOf(all, kind, before), shareOf(all, kind, weight))}</Note>}
      <Preview weights={isRight ? withWeight(all, kind, weight) : null} />
    </ActDialog>
  );
}
