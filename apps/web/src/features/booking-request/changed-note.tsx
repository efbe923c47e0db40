import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import type { FormPart } from './form-parts.ts';
import { requestTexts } from './ja.ts';
import type { Change } from './use-change.ts';

interface Props {
  readonly change: Change;
  /** Shows the part of the form that mends it. */
  readonly onRepair: (part: FormPart) => void;
}

const REPAIRS: Readonly<Record<string, FormPart>> = {
  SCHEDULE_CHANGED: 'day',
  CAST_UNAVAILABLE_AT_TIME: 'time',
  PRICE_CHANGED: 'cost',
};

/** What is not as the guest saw it any more, and the way to what mends it. */
export function ChangedNote({ change, onRepair }: Props) {
  const part = REPAIRS[change.code] ?? (change.castId === null ? null : 'casts');
  return (
    <div className="flex flex-col items-start gap-3">
      <Note look="danger" isBoxed>
        {change.message}
      </Note>
      {part && (
        <Button variant="line" size="md" onClick={() => onRepair(part)}>
          {requestTexts.repair[part]}
        </Button>
      )}
    </div>
  );
}
