import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { uiTexts } from './ja.ts';
import { Title } from './title.tsx';

interface Props {
  /** Fixed to the window, and shown once the photo has scrolled away. */
  readonly title: string;
  readonly onBack: () => void;
  /** Buttons on the right, styled for the background they are on. */
  readonly actions: (look: 'glass' | 'plain') => ReactNode;
}

/** The bar over a photo: glass at first, solid with the name after scrolling. */
export function ProfileBar({ title, onBack, actions }: Props) {
  const mark = useRef<HTMLDivElement>(null);
  const [isSolid, setSolid] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setSolid(!entry?.isIntersecting));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const look = isSolid ? 'plain' : 'glass';
  return (
    <>
      <Title>{title}</Title>
      <div ref={mark} className="pointer-events-none absolute top-0 h-[320px] w-px" aria-hidden="true" />
      <div
        className={cx(
          'sticky top-0 z-20 -mb-14 flex h-14 items-center gap-2 px-2 desktop:hidden',
          isSolid && 'border-b border-line bg-bg',
        )}
      >
        <IconButton icon="back" label={uiTexts.back} look={look} onClick={onBack} />
        <div className={cx('min-w-0 flex-1 truncate font-mincho text-lg font-bold', !isSolid && 'invisible')}>
          {title}
        </div>
        <div className="flex gap-2">{actions(look)}</div>
      </div>
    </>
  );
}
