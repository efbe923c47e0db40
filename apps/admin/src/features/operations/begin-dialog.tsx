import { minuteOfDay } from '@yoimachi/domain/time';
import { useState } from 'react';
import { ActDialog } from '#parts/act-dialog.tsx';
import { now } from '#ui/lib/clock.ts';
import { dayOf, formatDeadline, instantAt, isDay } from '#ui/lib/dates.ts';
import { Note } from '#ui/note.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useBeginMaintenance } from './api.ts';
import { operationTexts as t } from './ja.ts';

const HOUR_MINUTES = 60;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const two = (part: number) => String(part).padStart(2, '0');

/** An hour from now, as the fields have it. */
function inAnHour(): { readonly day: string; readonly time: string } {
  const at = new Date(now().getTime() + HOUR_MINUTES * 60_000);
  const day = dayOf(at);
  const minute = minuteOfDay(at, day);
  return { day, time: `${two(Math.floor(minute / HOUR_MINUTES))}:${two(minute % HOUR_MINUTES)}` };
}

/** Null: no time, or one that has passed. */
function instantOf(day: string, time: string): Date | null {
  const parts = TIME.exec(time);
  if (!isDay(day) || !parts) return null;
  const at = instantAt(day, Number(parts[1]) * HOUR_MINUTES + Number(parts[2]));
  return at > now() ? at : null;
}

/** Closes the product, and says until when. */
export default function BeginDialog({ onClose }: { readonly onClose: () => void }) {
  const [first] = useState(inAnHour);
  const [day, setDay] = useState(first.day);
  const [time, setTime] = useState(first.time);
  const begin = useBeginMaintenance(onClose);
  const until = instantOf(day, time);
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
