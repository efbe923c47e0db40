import { useState, type ReactNode } from 'react';
import { formatCount } from './amount.tsx';
import { TextField } from './text-field.tsx';
import type { FieldProps } from './field.tsx';
import { parseCount } from './parse-count.ts';

interface Props extends FieldProps {
  /** null while empty. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly suffix?: ReactNode | undefined;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A whole number, with digit grouping while not being edited. */
export function NumberField({ value, onChange, onBlur, isDisabled, ...field }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      disabled={isDisabled}
      value={draft ?? (value === null ? '' : formatCount(value))}
      onChange={(event) => {
        setDraft(event.target.value);
        onChange(parseCount(event.target.value));
      }}
      onBlur={() => {
        setDraft(null);
        onBlur?.();
      }}
    />
  );
}
