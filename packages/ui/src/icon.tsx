import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths;

const filled: ReadonlySet<IconName> = new Set<IconName>(['heartFilled', 'star', 'moon', 'dot']);

interface Props {
  readonly name: IconName;
  /** Edge in px; 20 by default. */
  readonly size?: number | undefined;
  readonly className?: string | undefined;
}

/** A decorative icon: the text next to it, or the button's label, carries the meaning. */
export function Icon({ name, size = 20, className }: Props) {
  const isFilled = filled.has(name);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={`shrink-0 ${className ?? ''}`}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke={isFilled ? 'none' : 'currentColor'}
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
