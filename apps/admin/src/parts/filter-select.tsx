import { useId } from 'react';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A filter of a list: its name while it is open to all, tinted once it narrows. */
export function FilterSelect({ label, value, onChange, options }: Props) {
  const id = useId();
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={cx(
          'control max-w-56 appearance-none truncate rounded-full border pr-9 pl-4 text-sm',
          value ? 'border-transparent bg-tint font-bold text-on-tint' : 'border-edge bg-surface text-ink',
        )}
      >
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} className="pointer-events-none absolute inset-y-0 right-3 my-auto" />
    </div>
  );
}
