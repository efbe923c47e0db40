import { cx } from './cx.ts';

interface Props {
  /** Name of an illustration of the catalogue. */
  readonly picture: string;
  /** Side of the square, in pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** The illustration of a gift; its name is next to it. */
export function GiftPicture({ picture, size, className }: Props) {
  return (
    <img
      src={`${import.meta.env.BASE_URL}gifts/${picture}.svg`}
      alt=""
      width={size}
      height={size}
      decoding="async"
      className={cx('shrink-0', className)}
    />
  );
}
