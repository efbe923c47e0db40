import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Field, inputClass, useFieldIds, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { uiTexts } from './ja.ts';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
}

interface Props extends FieldProps, Omit<ComponentProps<'select'>, 'className' | 'children'> {
  readonly options: readonly Option[];
  /** The entry for "nothing chosen"; null if something always is. */
  readonly emptyLabel?: string | null | undefined;
  /** Id of an error that is shown elsewhere, where two fields share its place. */
  readonly errorId?: string | undefined;
  /** Two stand beside each other in a column of wide screens. */
  readonly isNarrow?: boolean | undefined;
}

/** The native select in our box. */
export function Select(props: Props) {
  const {
    label,
    help,
    error,
    repair,
    need,
    aside,
    className,
    options,
    emptyLabel,
    errorId,
    isNarrow,
    ...select
  } = props;
  const { id, aria } = useFieldIds({ help, error, need, id: select.id });
  return (
    <Field {...{ id, label, help, error, repair, need, aside, className }}>
      <div className="relative">
        <select
          {...select}
          id={id}
          {...aria}
          {...(errorId && { 'aria-invalid': true, 'aria-describedby': errorId })}
          className={cx(
            inputClass(Boolean(error || errorId)),
            'nums appearance-none truncate pr-11',
            isNarrow && 'desktop:pr-8 desktop:pl-3 desktop:text-sm',
          )}
        >
          {emptyLabel !== null && <option value="">{emptyLabel ?? uiTexts.select}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="down"
          className={cx(
            'pointer-events-none absolute inset-y-0 right-3.5 my-auto text-sub',
            isNarrow && 'desktop:right-2',
          )}
        />
      </div>
    </Field>
  );
}
