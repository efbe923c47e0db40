import { useId, type ComponentProps } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { uiTexts } from './ja.ts';
import { Phrases } from './phrases.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: IconName | undefined;
  readonly isWide?: boolean | undefined;
  /** While its call runs: keeps its width and focus, ignores further clicks. */
  readonly isPending?: boolean | undefined;
  /** Why it cannot be pressed now, in words; shown above it. If set, it is disabled. */
  readonly disabledReason?: string | undefined;
  /** Disabled; the screen itself shows why. */
  readonly isDisabled?: boolean | undefined;
}

/** A button. A disabled one stays reachable by keyboard, so that its reason is read out. */
export function Button(props: Props) {
  const {
    variant,
    size,
    icon,
    isWide,
    isPending,
    disabledReason,
    isDisabled,
    className,
    children,
    onClick,
    ...rest
  } = props;
  const reasonId = useId();
  const isOff = Boolean(isDisabled || disabledReason);
  const isBlocked = isOff || isPending;
  const button = (
    <button
      type="button"
      {...rest}
      aria-disabled={isBlocked || undefined}
      aria-busy={isPending || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      className={cx(buttonClass({ variant, size, isWide, isDisabled: isOff }), 'relative', className)}
      onClick={(event) => {
        if (isBlocked) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={cx('inline-flex items-center gap-2', isPending && 'opacity-0')}>
        <span className="contents">{icon && <Icon name={icon} />}</span>
        <Phrases>{children}</Phrases>
      </span>
      {isPending && <Pending />}
    </button>
  );
  if (!disabledReason) return button;
  return (
    <span className={cx('flex flex-col gap-2', isWide && 'w-full')}>
      <span id={reasonId} className="phrase text-center text-xs text-sub">
        {disabledReason}
      </span>
      {button}
    </span>
  );
}

function Pending() {
  return (
    <span className="absolute inset-0 grid place-items-center">
      <span
        aria-hidden="true"
        className="spin size-5 rounded-full border-2 border-current border-t-transparent"
      />
      <span className="sr-only">{uiTexts.pending}</span>
    </span>
  );
}
