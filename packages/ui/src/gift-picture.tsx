import { cx } from './cx.ts';

interface Props {
  /** Name of an illustration of the catalogue. */
  readonly picture: string;
  /** Side of the square, in pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

const files = import.meta.glob<string>('./gifts/*.svg', { eager: true, query: '?url', import: 'default' });

/** The illustration of a gift; its name is next to it. */
export function GiftPicture({ picture, size, className }: Props) {
  return (
    <img
      src={files[`./gifts/${picture}.svg`]}
      alt=""
      width={size}
      height={size}
      decoding="async"
      className={cx('shrink-0', className)}
    />
  );
}
