import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';
import { Phrases } from './phrases.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly label: ReactNode;
  readonly help?: ReactNode | undefined;
  readonly error?: string | undefined;
  /** On a quiet background, for a choice with an explanation. */
  readonly isCard?: boolean | undefined;
}

/** A checkbox whose whole line is its target; `isCard` is the CheckCard. */
export function Checkbox({ label, help, error, isCard, ...input }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col gap-2">
      <label
        className={cx(
          'relative flex min-h-11 cursor-pointer items-start gap-3 py-2.5',
          isCard && 'rounded-lg bg-sunken px-4 py-4',
        )}
      >
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            aria-labelledby={`${id}-label`}
            aria-describedby={cx(help ? `${id}-help` : '', error ? `${id}-error` : '') || undefined}
            aria-invalid={error ? true : undefined}
            className="peer/box size-5 appearance-none rounded-sm border border-edge bg-surface checked:border-primary checked:bg-primary disabled:bg-sunken aria-invalid:border-2 aria-invalid:border-danger"
          />
          <Icon
            name="check"
            size={16}
            className="pointer-events-none absolute hidden text-on-primary [stroke-width:3] peer-checked/box:block"
          />
        </span>
        <span className="flex min-w-0 flex-col gap-0.5">
          <span id={`${id}-label`} className={cx('text-sm', isCard && 'font-bold')}>
            <Phrases>{label}</Phrases>
          </span>
          {help && (
            <span id={`${id}-help`} className="phrase text-xs text-sub">
              {help}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
