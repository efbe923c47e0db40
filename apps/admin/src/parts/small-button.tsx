import type { ComponentProps } from 'react';
import { cx } from '#ui/cx.ts';

const looks = {
  line: 'border border-edge bg-surface text-ink hover:bg-sunken',
  quiet: 'bg-sunken text-ink hover:bg-line',
  ghost: 'text-primary hover:bg-sunken',
  danger: 'border border-danger bg-surface text-danger hover:bg-sunken',
} as const;

/** The style of a control of a list or a head, for links too. */
export const smallButtonClass = (look: keyof typeof looks = 'line'): string =>
  cx(
    'control inline-flex items-center justify-center gap-2 rounded-full px-4 text-sm font-bold whitespace-nowrap aria-disabled:opacity-55',
    looks[look],
  );

interface Props extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly look?: keyof typeof looks;
  /** While its call runs: ignores further clicks. */
  readonly isPending?: boolean;
}

/** A button beside others; the act that decides is a Button of 44 px. */
export function SmallButton({ look, isPending, onClick, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onClick?.(event);
      }}
      className={cx(smallButtonClass(look), className)}
    />
  );
}
