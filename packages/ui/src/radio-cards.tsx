import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Field, type FieldProps } from './field.tsx';
import { Phrases } from './phrases.tsx';

export interface RadioOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly help?: ReactNode | undefined;
  readonly isDisabled?: boolean | undefined;
}

interface Props<T extends string> extends FieldProps {
  readonly options: readonly RadioOption<T>[];
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  /** Side by side; 1 by default. */
  readonly columns?: 1 | 2 | 3 | undefined;
}

/** So many at most, fewer where large text leaves no room for a word. */
const grids = {
  1: 'grid-cols-1',
  2: 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,34%)),1fr))]',
  3: 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(5.5rem,26%)),1fr))]',
} as const;

/** The style of a card that is one of several: used by all our radios. */
export function choiceClass(isSelected: boolean, isDisabled = false): string {
  return cx(
    'relative rounded-md border',
    isDisabled
      ? 'cursor-not-allowed border-transparent bg-sunken text-sub line-through'
      : isSelected
        ? 'cursor-pointer border-primary bg-tint text-on-tint ring-1 ring-primary ring-inset'
        : 'cursor-pointer border-line bg-surface',
  );
}

/** One of several, each a card with a label and, where useful, a sentence. */
export function RadioCards<T extends string>({ options, value, onChange, columns = 1, ...field }: Props<T>) {
  const id = useId();
  return (
    <Field {...field} id={id} isGroup>
      <div role="radiogroup" aria-labelledby={`${id}-label`} className={cx('grid gap-2', grids[columns])}>
        {options.map((option) => {
          const isSelected = option.value === value;
          return (
            <label
              key={option.value}
              className={cx(
                choiceClass(isSelected, option.isDisabled),
                'flex min-h-12 min-w-0 items-center gap-3 py-2.5',
                columns === 3 ? 'px-2.5' : 'px-4',
              )}
            >
              <input
                type="radio"
                name={id}
                value={option.value}
                checked={isSelected}
                disabled={option.isDisabled}
                onChange={() => onChange(option.value)}
                className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
              />
              <span className="flex min-w-0 flex-col">
                <span className={cx('text-sm', isSelected && 'font-bold')}>
                  <Phrases>{option.label}</Phrases>
                </span>
                {option.help && (
                  <span className={cx('phrase text-xs', isSelected ? 'text-on-tint' : 'text-sub')}>
                    {option.help}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
    </Field>
  );
}
