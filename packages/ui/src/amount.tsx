import { cx } from './cx.ts';

const sizes = {
  sm: ['text-sm', 'text-2xs'],
  md: ['text-base', 'text-xs'],
  lg: ['text-xl', 'text-sm'],
  sum: ['text-2xl', 'text-base'],
  xl: ['text-3xl', 'text-lg'],
} as const;

interface Props {
  readonly value: number;
  readonly size?: keyof typeof sizes | undefined;
  /** Puts a minus (U+2212) in front. */
  readonly isMinus?: boolean | undefined;
  readonly className?: string | undefined;
}

const grouped = new Intl.NumberFormat('ja-JP');

/** 「12,400」: digits in groups of three. */
export function formatCount(value: number): string {
  return grouped.format(value);
}

/** 「12,400P」 as text, for sentences. */
export function pointsText(points: number): string {
  return `${formatCount(points)}P`;
}

/** 「12,100円」 as text, for sentences. */
export function yenText(yen: number): string {
  return `${formatCount(yen)}円`;
}

function Amount({ value, unit, size = 'md', isMinus, className }: Props & { readonly unit: string }) {
  const [figure, small] = sizes[size];
  return (
    <span className={cx('nums shrink-0 font-bold whitespace-nowrap', figure, className)}>
      {(isMinus || value < 0 ? '\u2212' : '') + formatCount(Math.abs(value))}
      <span className={cx('ml-0.5', small)}>{unit}</span>
    </span>
  );
}

/** Points: bold, the unit one step smaller, never broken. */
export function Points(props: Props) {
  return <Amount {...props} unit="P" />;
}

export function Yen(props: Props) {
  return <Amount {...props} unit="円" />;
}
