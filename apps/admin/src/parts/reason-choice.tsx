import { useId } from 'react';
import { cx } from '#ui/cx.ts';

interface Props {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** One of a few, all of them seen. */
export function ReasonChoice({ label, options, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className="pb-1 text-sm font-bold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'control relative inline-flex cursor-pointer items-center rounded-full border px-3 py-1 text-xs font-bold focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-primary',
              value === option.value ? 'border-primary bg-tint text-on-tint' : 'border-edge bg-surface',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
