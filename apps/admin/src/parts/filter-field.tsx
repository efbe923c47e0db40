import { useId } from 'react';
import { isComposing } from '#ui/composing.ts';
import { cx } from '#ui/cx.ts';

interface Props {
  readonly label: string;
  readonly type: 'date' | 'search';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly className?: string;
}

/** A filter that is typed; a search counts once it was entered. */
export function FilterField({ label, type, value, onChange, className }: Props) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className={type === 'search' ? 'sr-only' : 'text-xs whitespace-nowrap text-sub'}>
        {label}
      </label>
      <input
        key={value}
        id={id}
        type={type}
        defaultValue={value}
        {...(type === 'search' && { placeholder: label })}
        onChange={(event) => type === 'date' && onChange(event.target.value)}
        onBlur={({ target }) =>
          type === 'search' && target.value.trim() !== value && onChange(target.value.trim())
        }
        onKeyDown={({ key, nativeEvent, currentTarget }) =>
          type === 'search' && key === 'Enter' && !isComposing(nativeEvent) && currentTarget.blur()
        }
        className={cx(
          'control nums rounded-full border px-4 text-sm',
          value ? 'border-transparent bg-tint text-on-tint' : 'border-edge bg-surface text-ink',
          className,
        )}
      />
    </div>
  );
}
