import { VIEW_NAME_MAX, type OfficeList } from '@yoimachi/domain/operator';
import { useState } from 'react';
import { visible } from '#lib/visible.ts';
import { Dialog } from '#parts/dialog.tsx';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { showToast } from '#ui/lib/toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { useSaveView } from './api.ts';
import { viewTexts as t } from './ja.ts';

interface Props {
  readonly list: OfficeList;
  readonly search: string;
  readonly onClose: () => void;
}

/** Asks for the name of the filters of now. */
export function SaveDialog({ list, search, onClose }: Props) {
  const [name, setName] = useState('');
  const [wasMissed, setMissed] = useState(false);
  const save = useSaveView(list);
  const run = () => {
    const given = name.trim();
    setMissed(given === '');
    if (given === '' || save.isPending) return;
    save.mutate(
      { name: given, search },
      {
        onSuccess: (view) => {
          showToast(t.saved(visible(view.name)), 'ok');
          onClose();
        },
      },
    );
  };
  return (
    <Dialog isOpen onClose={onClose} title={t.saveTitle}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <TextField
          label={t.name}
          help={t.nameHelp}
          autoFocus
          autoComplete="off"
          maxLength={VIEW_NAME_MAX}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={wasMissed ? t.nameMissing : save.isError ? errorMessage(save.error) : undefined}
        />
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" size="md" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" size="md" isPending={save.isPending}>
            {t.run}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
