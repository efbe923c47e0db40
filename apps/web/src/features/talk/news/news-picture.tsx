import type { NewsPicture as Stored } from '@yoimachi/contract/news';
import { cx } from '#ui/cx.ts';

const WIDTHS = [480, 960, 1440] as const;

interface Props {
  readonly picture: Stored;
  readonly alt: string;
  readonly sizes: string;
  /** Shown at once; others wait until they are near. */
  readonly isEager?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A picture of 3:1 in the format and width that suits; its colour stands there until it has loaded. */
export function NewsPicture({ picture: { path, colour }, alt, sizes, isEager, className }: Props) {
  const setOf = (format: 'avif' | 'webp') =>
    WIDTHS.map((width) => `${path}/w${width}.${format} ${width}w`).join(', ');
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={setOf('avif')} sizes={sizes} />
      <img
        src={`${path}/w960.webp`}
        srcSet={setOf('webp')}
        sizes={sizes}
        alt={alt}
        width={960}
        height={320}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
        className={cx('object-cover', className)}
        style={{ backgroundColor: colour }}
      />
    </picture>
  );
}
