import { useState } from 'react';
import { visible } from '#lib/visible.ts';
import { useFirstFee } from '#lib/stages.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { Note } from '#ui/note.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { useChangePrice } from './api.ts';
import type { Gift } from './api.ts';
import { giftTexts as t } from './ja.ts';
import { isPrice, previewOf } from './price.ts';

interface Props {
  readonly gift: Gift;
  readonly onClose: () => void;
}

/** Another price, with what becomes of it. */
export default function PriceDialog({ gift, onClose }: Props) {
  const [points, setPoints] = useState<number | null>(gift.points);
  const [wasSent, setSent] = useState(false);
  const fee = useFirstFee();
  const change = useChangePrice(gift.giftId, onClose);
  return (
    <ActDialog
      title={t.priceTitle(visible(gift.name))}
      help={t.priceHelp}
      label={t.save}
      isPending={change.isPending}
      error={change.error}
      onRun={() => {
        setSent(true);
        if (isPrice(points)) change.mutate(points);
      }}
      onClose={onClose}
    >
      <NumberField
        label={t.points}
        suffix="P"
        value={points}
        onChange={setPoints}
        error={wasSent && !isPrice(points) ? t.pointsWrong : undefined}
      />
      {isPrice(points) && fee !== undefined && <Note>{previewOf(points, fee)}</Note>}
    </ActDialog>
  );
}
