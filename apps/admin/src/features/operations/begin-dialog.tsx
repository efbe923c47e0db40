import { useState } from 'react';
import { instantOf, typedIn } from '#lib/local-time.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { now } from '#ui/lib/clock.ts';
import { formatDeadline } from '#ui/lib/dates.ts';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useBeginMaintenance } from './api.ts';
import { operationTexts as t } from './ja.ts';

const HOUR_MINUTES = 60;

/** Closes the product, and says until when. */
export default function BeginDialog({ onClose }: { readonly onClose: () => void }) {
  const [first] = useState(() => typedIn(HOUR_MINUTES));
  const [day, setDay] = useState(first.day);
  const [time, setTime] = useState(first.time);
  const begin = useBeginMaintenance(onClose);
  const typed = instantOf(day, time);
  const until = typed && typed > now() ? typed : null;
  return (
    <ActDialog
      title={t.beginTitle}
      help={t.beginHelp}
      label={t.begin}
      isDestructive
      isPending={begin.isPending}
      error={begin.error}
      onRun={() => until && begin.mutate(until)}
      onClose={onClose}
    >
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          label={t.until}
          type="date"
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={until ? undefined : t.untilWrong}
        />
        <TextField label={t.time} type="time" value={time} onChange={({ target }) => setTime(target.value)} />
      </div>
      {until && <Note>{t.sentence(formatDeadline(until, now()))}</Note>}
    </ActDialog>
  );
}
