import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Picture } from './picture.tsx';

interface Props {
  readonly src: string;
  /** What the picture shows; empty if the name is next to it. */
  readonly alt: string;
  /** The first four of a page load at once, the rest when they come near. */
  readonly isEager?: boolean | undefined;
  /** Overlay: class, heart, availability (see PhotoPill). */
  readonly children?: ReactNode | undefined;
  readonly className?: string | undefined;
}

/** For a card in a list: two, three, four in a row. */
const CARD_WIDTH = '(width >= 1280px) 220px, (width >= 450px) 33vw, 50vw';

/** A portrait 3:4 with 14 px corners; its space is reserved before it has loaded. */
export function Photo({ src, alt, isEager, children, className }: Props) {
  return (
    <div className={cx('relative aspect-3/4 overflow-hidden rounded-lg bg-sunken', className)}>
      <Picture
        src={src}
        sizes={CARD_WIDTH}
        alt={alt}
        width={480}
        height={640}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        decoding="async"
        className="size-full object-cover"
      />
      {children}
    </div>
  );
}

/** Text on a photo, on dark glass: 「17:00〜 空きあり」 with a green dot, or 「1 / 5」. */
export function PhotoPill({
  children,
  hasDot,
}: {
  readonly children: ReactNode;
  readonly hasDot?: boolean | undefined;
}) {
  return (
    <span className="nums inline-flex min-h-6 items-center break-keep gap-1.5 rounded-[12px] bg-glass px-2.5 text-2xs font-bold text-on-photo">
      <span className="contents">{hasDot && <span className="size-1.5 rounded-full bg-photo-ok" />}</span>
      {children}
    </span>
  );
}
