import { pictureOf } from '#lib/picture.ts';
import { cx } from './cx.ts';

const sizes = {
  36: 'size-9 text-base',
  44: 'size-11 text-lg',
  56: 'size-14 text-xl',
  72: 'size-18 text-2xl',
} as const;

interface Props {
  /** Portrait; null draws the first letter of the name. */
  readonly src: string | null;
  readonly name: string;
  /** Edge in px. */
  readonly size?: keyof typeof sizes | undefined;
}

/** A round portrait next to a written-out name, hence without alt text. */
export function Avatar({ src, name, size = 56 }: Props) {
  if (!src) return <Initial name={name} size={size} />;
  return (
    <img
      sizes={`${size}px`}
      {...pictureOf(src)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={cx('shrink-0 rounded-full bg-sunken object-cover object-[50%_20%]', sizes[size])}
    />
  );
}

/** A guest without a photo. */
export function Initial({
  name,
  size = 56,
}: {
  readonly name: string;
  readonly size?: keyof typeof sizes | undefined;
}) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 place-items-center rounded-full bg-tint font-mincho font-bold text-on-tint',
        sizes[size],
      )}
    >
      {[...name][0] ?? ''}
    </span>
  );
}
