import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

const looks = {
  plain: 'text-ink active:bg-sunken',
  line: 'border border-edge bg-surface text-ink active:bg-sunken',
  glass: 'bg-glass text-on-photo',
  photo: 'text-on-photo drop-shadow-[0_1px_3px_rgb(0_0_0/0.6)]',
  primary: 'bg-primary text-on-primary active:opacity-85',
} as const;

/** For links that look like an icon button. */
export function iconButtonClass(look: keyof typeof looks = 'plain', size: 44 | 48 = 44): string {
  return cx(
    'relative grid shrink-0 place-items-center rounded-full',
    size === 48 ? 'size-12' : 'size-11',
    looks[look],
  );
}

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'disabled'> {
  readonly icon: IconName;
  /** What it does, in words: read out, and shown as a tooltip. */
  readonly label: string;
  readonly look?: keyof typeof looks | undefined;
  readonly size?: 44 | 48 | undefined;
  readonly iconClassName?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** A small dot for something unread; mention it in the label too. */
  readonly hasDot?: boolean | undefined;
}

export function IconButton(props: Props) {
  const { icon, label, look, size, className, iconClassName, isDisabled, hasDot, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
      className={cx(iconButtonClass(look, size), isDisabled && 'opacity-45', className)}
    >
      <Icon name={icon} size={22} {...(iconClassName && { className: iconClassName })} />
      {hasDot && <Dot />}
    </button>
  );
}

export function Dot() {
  return <span className="absolute top-2 right-2.5 size-2.5 rounded-full border-2 border-bg bg-primary" />;
}
