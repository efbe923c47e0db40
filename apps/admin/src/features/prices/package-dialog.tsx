import { checkPurchasePoints, yenForPoints } from '@yoimachi/domain/money';
import { useState } from 'react';
import { ActDialog } from '#parts/act-dialog.tsx';
import { pointsText, yenText } from '#ui/amount.tsx';
import { Note } from '#ui/note.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { useAddPackage } from './api.ts';
import { priceTexts as t } from './ja.ts';

/** Another package of points, with its price before it is sold. */
export default function PackageDialog({ onClose }: { readonly onClose: () => void }) {
  const [points, setPoints] = useState<number | null>(null);
  const [wasSent, setSent] = useState(false);
  const add = useAddPackage(onClose);
  const isRight = points !== null && checkPurchasePoints(points).ok;
  return (
    <ActDialog
      title={t.addTitle}
      help={t.addHelp}
      label={t.add}
      isPending={add.isPending}
      error={add.error}
      onRun={() => {
        setSent(true);
        if (isRight) add.mutate(points);
      }}
      onClose={onClose}
    >
      <NumberField
        label={t.points}
        suffix="P"
        value={points}
        onChange={setPoints}
        error={wasSent && !isRight ? t.pointsWrong : undefined}
      />
      {isRight && <Note>{t.sells(pointsText(points), yenText(yenForPoints(points)))}</Note>}
    </ActDialog>
  );
}
