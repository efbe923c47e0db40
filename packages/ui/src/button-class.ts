import { cx } from './cx.ts';

/**
 * primary: the one filled button of a screen; line: outlined; quiet: on a sunken background; danger: a destructive act, outlined; ghost:
 * text only; messenger: leads to LINE, in its green.
 */
export type ButtonVariant = 'primary' | 'line' | 'quiet' | 'danger' | 'ghost' | 'messenger';
/** lg 48 px, md 44 px high. */
export type ButtonSize = 'lg' | 'md';

const looks: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary active:opacity-85',
  line: 'border border-edge bg-transparent text-ink active:bg-sunken',
  quiet: 'bg-sunken text-ink active:bg-line',
  danger: 'border border-danger bg-transparent text-danger active:bg-sunken',
  ghost: 'bg-transparent text-primary active:bg-sunken',
  messenger: 'bg-messenger text-on-messenger active:opacity-85',
};

const disabledLooks = 'border border-transparent bg-sunken text-sub';

/** The style of a button, for what else looks like one: a link (ButtonLink, in the web), an `<a href="tel:…">`. */
export function buttonClass(options: {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isWide?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}): string {
  const { variant = 'primary', size = 'lg', isWide, isDisabled } = options;
  return cx(
    'phrase inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-[24px] py-1 text-center font-bold select-none transition-opacity',
    size === 'lg' ? 'min-h-12 px-6 text-base' : 'min-h-11 px-5 text-sm',
    isWide && 'w-full',
    isDisabled ? disabledLooks : looks[variant],
  );
}
