import type { ComponentProps } from 'react';
import { OfficeIcon, type OfficeIconName } from './icon.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: OfficeIconName;
  /** What it does, in words: read out, and shown as a tooltip. */
  readonly label: string;
}

export function SmallIconButton({ icon, label, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className="control grid min-w-11 place-items-center rounded-full text-ink hover:bg-sunken disabled:opacity-45 office:min-w-9"
    >
      <OfficeIcon name={icon} />
    </button>
  );
}
