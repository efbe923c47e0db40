import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from '#ui/button-class.ts';
import { cx } from '#ui/cx.ts';

interface Props extends Omit<ComponentProps<'a'>, 'children'> {
  readonly label: string;
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isWide?: boolean | undefined;
}

/** A link that looks like a button: where a click navigates. */
export const ButtonLink = createLink(({ label, variant, size, isWide, className, ...anchor }: Props) => (
  <a {...anchor} className={cx(buttonClass({ variant, size, isWide }), className)}>
    {label}
  </a>
));
