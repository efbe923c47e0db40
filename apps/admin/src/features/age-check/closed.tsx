import { FilterSelect } from '#parts/filter-select.tsx';
import { Button } from '#ui/button.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { ageTexts as t } from './ja.ts';

interface Props {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onOpen: () => void;
}

/** Before a document is shown: why it is looked at, which is kept. */
export function Closed({ reason, onReason, isPending, error, onOpen }: Props) {
  return (
    <div className="grid min-h-80 flex-1 place-items-center bg-sunken p-5">
      <div className="flex max-w-[380px] flex-col items-center gap-4 text-center">
        <span className="grid size-16 place-items-center rounded-full bg-surface text-sub">
          <Icon name="eyeOff" size={26} />
        </span>
        <h2 className="text-base">{t.hidden}</h2>
        <p className="phrase text-xs text-sub">{t.logged}</p>
        <FilterSelect
          label={t.why}
          value={reason}
          onChange={onReason}
          options={t.reasons.map((value) => ({ value, label: value }))}
        />
        {error !== null && <Note look="danger">{errorMessage(error)}</Note>}
        <Button variant="line" size="md" isPending={isPending} isDisabled={reason === ''} onClick={onOpen}>
          {t.show}
        </Button>
      </div>
    </div>
  );
}
