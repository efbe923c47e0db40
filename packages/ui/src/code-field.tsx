import { useState } from 'react';
import { cx } from './cx.ts';
import { Field, useFieldIds } from './field.tsx';
import type { FieldProps } from './field.tsx';

const LENGTH = 6;

interface Props extends FieldProps {
  /** Up to six digits. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when the sixth digit is in. */
  readonly onComplete?: ((value: string) => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
}

/** Six digits in six cells. One real input covers them, so that paste, autofill and screen readers work as with any field. */
export function CodeField({ value, onChange, onComplete, isDisabled, autoFocus, ...field }: Props) {
  const { id, aria } = useFieldIds(field);
  const [isFocused, setFocused] = useState(false);
  const change = (text: string) => {
    const digits = text.normalize('NFKC').replace(/\D/g, '').slice(0, LENGTH);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === LENGTH) onComplete?.(digits);
  };
  return (
    <Field {...field} id={id}>
      <div className="relative">
        <div aria-hidden="true" className="grid grid-cols-6 gap-2">
          {Array.from({ length: LENGTH }, (_, index) => (
            <span
              key={index}
              className={cx(
                'nums grid h-14 place-items-center rounded-md border bg-surface text-2xl font-bold',
                field.error ? 'border-2 border-danger' : 'border-edge',
                isFocused && index === Math.min(value.length, LENGTH - 1) && 'border-2 border-focus',
              )}
            >
              {value[index] ?? ''}
            </span>
          ))}
        </div>
        <input
          id={id}
          {...aria}
          value={value}
          disabled={isDisabled}
          autoFocus={autoFocus}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={LENGTH * 2}
          onChange={(event) => change(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          className="absolute inset-0 size-full cursor-text bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
        />
      </div>
    </Field>
  );
}
