import { fullAreaName, OTHER_DISTRICT } from '@yoimachi/domain/profile';
import { useState } from 'react';
import type { OfficeDistrict } from '#lib/districts.ts';
import { Dialog } from '#parts/dialog.tsx';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { Note } from '#ui/note.tsx';
import { Select } from '#ui/select.tsx';
import { useRemove } from './api.ts';
import { districtTexts as t } from './ja.ts';

interface Props {
  readonly all: readonly OfficeDistrict[];
  readonly district: OfficeDistrict;
  readonly storeCount: number;
  readonly castCount: number;
  readonly onClose: () => void;
}

/** Takes a district out; where stores are in it, into which they go. */
export default function RemoveDialog({ all, district, storeCount, castCount, onClose }: Props) {
  const rest = all.find(
    ({ prefecture, name }) => prefecture === district.prefecture && name === OTHER_DISTRICT,
  );
  const [intoId, setIntoId] = useState(rest?.id ?? '');
  const remove = useRemove(district.id);
  // Its own prefecture first: that is where they nearly always go.
  const others = all
    .filter(({ id }) => id !== district.id)
    .toSorted(
      (a, b) => Number(a.prefecture !== district.prefecture) - Number(b.prefecture !== district.prefecture),
    );
  const save = () =>
    remove.mutate(storeCount > 0 ? intoId : null, {
      onSuccess: (edited) => {
        showToast(t.removed(edited.castCount), 'ok');
        onClose();
      },
    });
  return (
    <Dialog isOpen onClose={onClose} title={t.removeTitle(district.name)}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Note>{storeCount > 0 ? t.removeMoves(storeCount, castCount) : t.removeEmpty}</Note>
        {storeCount > 0 && (
          <Select
            label={t.into}
            need="required"
            emptyLabel={null}
            options={others.map(({ id, prefecture, name }) => ({
              value: id,
              label: fullAreaName(prefecture, name),
            }))}
            value={intoId}
            onChange={({ target }) => setIntoId(target.value)}
          />
        )}
        {remove.isError && <Note look="danger">{errorMessage(remove.error)}</Note>}
        <Button type="submit" variant="danger" size="md" isWide isPending={remove.isPending}>
          {t.remove}
        </Button>
      </form>
    </Dialog>
  );
}
