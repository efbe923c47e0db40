import { TextField } from '#ui/text-field.tsx';
import { newsTexts as t } from './ja.ts';
import type { TypedPeriod } from './typed-period.ts';

interface Props {
  readonly typed: TypedPeriod;
  readonly set: (part: Partial<TypedPeriod>) => void;
  readonly errorOf: (field: string) => string | undefined;
  /** What began keeps its beginning. */
  readonly isNew: boolean;
}

/** From when until when it is shown. */
export function PeriodFields({ typed, set, errorOf, isNew }: Props) {
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      {isNew && (
        <>
          <TextField
            label={t.from}
            type="date"
            value={typed.from}
            onChange={({ target }) => set({ from: target.value })}
            error={errorOf('startsAt')}
          />
          <TextField
            label={t.fromTime}
            type="time"
            value={typed.fromTime}
            onChange={({ target }) => set({ fromTime: target.value })}
          />
        </>
      )}
      <TextField
        label={t.until}
        type="date"
        value={typed.until}
        onChange={({ target }) => set({ until: target.value })}
        error={errorOf('endsAt')}
      />
    </div>
  );
}
