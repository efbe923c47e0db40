import { cx } from '#ui/cx.ts';

interface Props {
  /** The name of a drawing in /gifts. */
  readonly picture: string;
  /** Of the square, in pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** The drawing of a gift; its name stands beside it. */
export function GiftPicture({ picture, size, className }: Props) {
  return (
    <img
      src={`/gifts/${picture}.svg`}
      alt=""
      width={size}
      height={size}
      decoding="async"
      className={cx('shrink-0', className)}
    />
  );
}
