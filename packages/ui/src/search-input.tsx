import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { inputClass } from './field.tsx';
import { Icon } from './icon.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  readonly hasError?: boolean;
}

/** What somebody searches by in a form, with its glass. Its field has label, help and error. */
export function SearchInput({ hasError = false, ...input }: Props) {
  return (
    <div className="relative">
      <Icon name="search" className="pointer-events-none absolute inset-y-0 left-4 my-auto text-sub" />
      <input {...input} type="search" enterKeyHint="search" className={cx(inputClass(hasError), 'pl-11')} />
    </div>
  );
}
