import type { ComponentProps } from 'react';
import { pictureOf } from './lib/picture.ts';

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt'> & {
  readonly src: string;
  readonly alt: string;
};

/** An image of the product's own in the format and width that suits; its colour stands there until it has loaded. */
export function Picture({ src, alt, style, ...image }: Props) {
  const { avifSet, colour, ...picture } = pictureOf(src);
  const shown = (
    <img {...image} {...picture} alt={alt} style={{ ...style, ...(colour && { backgroundColor: colour }) }} />
  );
  if (avifSet === undefined) return shown;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avifSet} sizes={image.sizes} />
      {shown}
    </picture>
  );
}
