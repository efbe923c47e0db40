import type { ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';
import type { BookingButton } from './booking-actions.ts';

interface Props extends Omit<ComponentProps<typeof Button>, 'children' | 'disabledReason'> {
  readonly button: BookingButton | undefined;
  /** The screen itself shows why it cannot be pressed now. */
  readonly isSaidElsewhere?: boolean;
}

/** The button of an act, with why it cannot be pressed now; nothing where it is not offered. */
export function ActButton({ button, isSaidElsewhere = false, isDisabled = false, ...look }: Props) {
  if (!button) return null;
  const { label, disabledReason } = button;
  const off = isSaidElsewhere
    ? { isDisabled: isDisabled || Boolean(disabledReason) }
    : { isDisabled, disabledReason };
  return (
    <Button {...look} {...off}>
      {label}
    </Button>
  );
}
