import { useId } from 'react';
import { cx } from '#ui/cx.ts';
import { Field, type FieldProps } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';

interface Props extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

/** Several of many, each on with a tap and off with another. */
export function FilterChips({ options, chosen, onToggle, ...field }: Props) {
  const id = useId();
  return (
    <Field {...field} id={id} isGroup>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => {
          const isOn = chosen.includes(value);
          return (
            <label
              key={value}
              className={cx(
                'relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border px-4 text-sm desktop:min-h-9 desktop:px-3.5',
                isOn ? 'border-transparent bg-tint font-bold text-on-tint' : 'border-line bg-surface',
              )}
            >
              <input
                type="checkbox"
                checked={isOn}
                onChange={() => onToggle(value)}
                className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
              />
              {isOn && <Icon name="check" size={16} />}
              <span>{label}</span>
            </label>
          );
        })}
      </div>
    </Field>
  );
}
