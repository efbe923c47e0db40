import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { visible } from '#lib/visible.ts';
import { Dialog } from '#parts/dialog.tsx';
import { isComposing } from '#ui/composing.ts';
import { Icon } from '#ui/icon.tsx';
import { errorMessage } from '#ui/lib/api-error.ts';
import { useHits, type Hit } from './api.ts';
import { paletteTexts as t } from './ja.ts';
import { Results, optionId, type Choice } from './results.tsx';

/** A screen that the role opens. */
export interface Screen {
  readonly key: string;
  readonly label: string;
  readonly open: () => void;
}

interface Props {
  readonly screens: readonly Screen[];
  readonly onClose: () => void;
}

const TYPED_MS = 200;
const LIST_ID = 'palette-results';

/** One field that finds members, bookings and screens; the keyboard is enough. */
export function Palette({ screens, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const text = useSettled(typed.trim());
  const hits = useHits(text, text === typed.trim());
  // Enter opens what has been typed, however quickly it was.
  const choices = useChoices(typed.trim(), screens, typed.trim() === '' ? [] : (hits.data ?? []));
  const chosen = Math.min(at, choices.length - 1);
  const open = (choice: Choice | undefined) => {
    if (!choice) return;
    onClose();
    choice.open();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends what an input method is still writing.
    if (isComposing(event.nativeEvent)) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && choices.length > 0) {
      event.preventDefault();
      setAt((chosen + step + choices.length) % choices.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      open(choices[chosen]);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} title={t.title}>
      <div className="flex items-center gap-2 rounded-full border border-edge px-4 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary">
        <Icon name="search" size={18} className="text-sub" />
        <input
          autoFocus
          role="combobox"
          aria-label={t.label}
          aria-expanded={choices.length > 0}
          aria-controls={LIST_ID}
          aria-autocomplete="list"
          aria-activedescendant={chosen >= 0 ? optionId(chosen) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={t.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
          className="min-h-11 min-w-0 flex-1 bg-transparent text-base outline-none"
        />
      </div>
      <Results id={LIST_ID} choices={choices} chosen={chosen} onOpen={open} />
      <Said>
        {hits.isError
          ? errorMessage(hits.error)
          : typed.trim() !== '' && (hits.isFetching || text !== typed.trim())
            ? t.searching
            : choices.length === 0
              ? t.none
              : t.keys}
      </Said>
    </Dialog>
  );
}

const Said = ({ children }: { readonly children: ReactNode }) => (
  <p role="status" className="text-xs text-sub">
    {children}
  </p>
);

/** A text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** What was found and the screens whose name has the text, all of them without one. */
function useChoices(text: string, screens: readonly Screen[], hits: readonly Hit[]): readonly Choice[] {
  const router = useRouter();
  const toHit = ({ id, kind }: Hit) =>
    kind === 'member'
      ? router.navigate({ to: '/members/$accountId', params: { accountId: id } })
      : router.navigate({ to: '/bookings/$bookingId', params: { bookingId: id } });
  return [
    ...hits.map((hit): Choice => ({
      key: `${hit.kind}:${hit.id}`,
      group: hit.kind === 'member' ? 'members' : 'bookings',
      name: hit.name === '' ? t.nameless : visible(hit.name),
      note: hit.note,
      open: () => void toHit(hit),
    })),
    ...screens
      .filter(({ label }) => label.includes(text))
      .map(({ key, label, open }): Choice => ({ key, group: 'screens', name: label, note: '', open })),
  ];
}
