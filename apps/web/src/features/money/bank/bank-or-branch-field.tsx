import { useQuery } from '@tanstack/react-query';
import type { BankOrBranch } from '@yoimachi/contract/bank';
import { useId, useState, type KeyboardEvent } from 'react';
import { cx } from '#ui/cx.ts';
import { Field, inputClass, useFieldIds } from '#ui/field.tsx';
import { usePaused } from '#lib/use-paused.ts';
import { isComposing } from '#ui/composing.ts';
import type { banksQuery } from './api/bank.ts';
import { bankTexts as t } from './ja.ts';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly help?: string | undefined;
  readonly error: string | undefined;
  /** The field's text: the chosen one's name, or what is being typed. */
  readonly name: string;
  /** '' while nothing is chosen. */
  readonly code: string;
  readonly isDisabled?: boolean;
  readonly queryOf: (text: string) => ReturnType<typeof banksQuery>;
  readonly onChange: (bankOrBranch: { readonly name: string; readonly code: string }) => void;
  readonly onBlur: () => void;
}

/** A bank or branch, found by typing its name, kana or code and chosen from the list (combobox of the ARIA practices). */
export function BankOrBranchField(props: Props) {
  const { label, placeholder, help, error, name, code, isDisabled, queryOf, onChange, onBlur } = props;
  const { id, aria } = useFieldIds({ help, error, need: 'required' });
  const listId = useId();
  const text = usePaused(code === '' ? name : '');
  const query = useQuery({ ...queryOf(text), enabled: !isDisabled });
  const choice = useChoice(query.data ?? [], onChange);
  const { items, active, isOpen } = choice;
  const chosen = t.bankOrBranch(name, code);
  const shown = code === '' ? name : chosen;
  // What an input method writes beside a chosen one: taken out of its hands, it would be written twice.
  const [composed, setComposed] = useState<string | null>(null);
  const write = (typed: string) => {
    setComposed(null);
    // Editing the text of a chosen one starts over.
    onChange({ name: code === '' ? typed : typed.replace(chosen, ''), code: '' });
  };
  return (
    <Field id={id} label={label} help={help} error={error} need="required">
      <div className="relative">
        <input
          id={id}
          {...aria}
          role="combobox"
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          placeholder={placeholder}
          disabled={isDisabled}
          value={composed ?? shown}
          className={inputClass(Boolean(error))}
          onClick={choice.open}
          onKeyDown={choice.onKeyDown}
          onBlur={() => {
            choice.close();
            onBlur();
          }}
          onChange={({ target, nativeEvent }) => {
            choice.open();
            if (code !== '' && (nativeEvent as InputEvent).isComposing) setComposed(target.value);
            else write(target.value);
          }}
          onCompositionEnd={({ currentTarget: { value } }) => value !== shown && write(value)}
        />
        <ChoiceList id={listId} label={label} items={items} active={active} onChoose={choice.choose} />
      </div>
      <p role="status" className="text-xs text-sub empty:hidden">
        {isOpen && statusOf(query)}
      </p>
    </Field>
  );
}

interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly BankOrBranch[];
  readonly active: number;
  readonly onChoose: (bankOrBranch: BankOrBranch) => void;
}

function ChoiceList({ id, label, items, active, onChoose }: ListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      hidden={items.length === 0}
      className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-md border border-edge bg-surface py-1"
    >
      {items.map((bankOrBranch, index) => (
        <button
          key={bankOrBranch.code}
          id={`${id}-${index}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={cx(
            'flex min-h-11 w-full items-center justify-between gap-3 px-4 text-left text-sm',
            index === active && 'bg-tint text-on-tint',
          )}
          // The focus stays in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(bankOrBranch)}
        >
          <span className="min-w-0">{bankOrBranch.name}</span>
          <span className="nums shrink-0 text-xs">{bankOrBranch.code}</span>
        </button>
      ))}
    </div>
  );
}

function statusOf(query: {
  data?: BankOrBranch[] | undefined;
  isError: boolean;
  isPending: boolean;
}): string {
  if (query.isError) return t.searchFailed;
  if (query.isPending) return t.searching;
  return query.data?.length === 0 ? t.noneFound : '';
}

/** State of a combobox: whether its list is open, which entry is active, and how one is chosen. */
function useChoice(found: readonly BankOrBranch[], onChoose: (bankOrBranch: BankOrBranch) => void) {
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState(0);
  const items = isOpen ? found : [];
  const active = Math.max(0, Math.min(wanted, items.length - 1));
  const open = () => {
    setWanted(0);
    setOpen(true);
  };
  const choose = ({ name, code, kana }: BankOrBranch) => {
    onChoose({ name, code, kana });
    setOpen(false);
  };
  const move = (step: number) => {
    if (items.length > 0) setWanted((active + step + items.length) % items.length);
    else open();
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: () => setOpen(false),
    // With nothing to choose it sends the form, as in any field.
    ...(items[active] && { Enter: () => choose(items[active]!) }),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = isComposing(event.nativeEvent) ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { isOpen, items, active, open, close: () => setOpen(false), choose, onKeyDown };
}
