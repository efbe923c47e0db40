import { GIFT_NAME_LENGTH, GIFT_PICTURES } from '@yoimachi/domain/gift';
import { cleanLine } from '@yoimachi/domain/text';
import { useState } from 'react';
import { useFirstFee } from '#lib/stages.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { GiftPicture } from '#ui/gift-picture.tsx';
import { Note } from '#ui/note.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useAddGift } from './api.ts';
import { giftTexts as t } from './ja.ts';
import { isPrice, previewOf } from './price.ts';

const pictures = GIFT_PICTURES.map((value) => ({ value, label: t.pictures[value] ?? value }));

/** Another gift behind the others. */
export default function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [points, setPoints] = useState<number | null>(null);
  const [picture, setPicture] = useState('');
  const [wasSent, setSent] = useState(false);
  const fee = useFirstFee();
  const add = useAddGift(onClose);
  const length = [...cleanLine(name)].length;
  const isName = length > 0 && length <= GIFT_NAME_LENGTH;
  return (
    <ActDialog
      title={t.addTitle}
      help={t.addHelp}
      label={t.add}
      isPending={add.isPending}
      error={add.error}
      onRun={() => {
        setSent(true);
        if (isName && isPrice(points) && picture !== '') add.mutate({ name, points, picture });
      }}
      onClose={onClose}
    >
      <TextField
        label={t.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={wasSent && !isName ? t.nameWrong : undefined}
      />
      <NumberField
        label={t.points}
        suffix="P"
        value={points}
        onChange={setPoints}
        error={wasSent && !isPrice(points) ? t.pointsWrong : undefined}
      />
      <div className="flex items-end gap-4">
        <div className="flex-1">
          <Select
            label={t.picture}
            options={pictures}
            value={picture}
            onChange={({ target }) => setPicture(target.value)}
            error={wasSent && picture === '' ? t.pictureWrong : undefined}
          />
        </div>
        {picture !== '' && <GiftPicture picture={picture} size={48} />}
      </div>
      {isPrice(points) && fee !== undefined && <Note>{previewOf(points, fee)}</Note>}
    </ActDialog>
  );
}
