import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Field, inputClass, useFieldIds, type FieldProps } from './field.tsx';

interface Props extends FieldProps, Omit<ComponentProps<'input'>, 'className'> {
  /** A unit on the right, inside the box. */
  readonly suffix?: ReactNode | undefined;
}

/** One line of text. Font size 16, so that iOS does not zoom. */
export function TextField({ label, help, error, repair, need, aside, className, suffix, ...input }: Props) {
  const { id, aria } = useFieldIds({ help, error, need, id: input.id });
  return (
    <Field {...{ id, label, help, error, repair, need, aside, className }}>
      <div className="relative">
        <input
          {...input}
          id={id}
          {...aria}
          className={cx(inputClass(Boolean(error)), suffix ? 'pr-12' : '')}
        />
        {suffix && (
          <span className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center font-bold text-sub">
            {suffix}
          </span>
        )}
      </div>
    </Field>
  );
}

interface AreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'className'> {
  /** Shows how many characters are used, out of how many. Counts as people do, not in UTF-16 units. */
  readonly count?: { readonly text: string; readonly max: number };
}

/** Several lines of text. */
export function TextArea({ label, help, error, repair, need, className, count, ...area }: AreaProps) {
  const { id, aria } = useFieldIds({ help, error, need, id: area.id });
  const aside = count && (
    <span className={cx('nums', [...count.text].length > count.max && 'font-bold text-danger')}>
      {[...count.text].length} / {count.max}
    </span>
  );
  return (
    <Field {...{ id, label, help, error, repair, need, aside, className }}>
      <textarea
        rows={5}
        {...area}
        id={id}
        {...aria}
        className={cx(inputClass(Boolean(error)), 'py-3 leading-[1.7]')}
      />
    </Field>
  );
}
