import type { CastProfile } from '@yoimachi/contract/search';
import { useRef, useState } from 'react';
import { pictureOf } from '#lib/picture.ts';
import { cx } from '#ui/cx.ts';
import { PhotoPill } from '#ui/photo.tsx';
import { Tier } from '#ui/tier.tsx';
import { profileTexts } from './ja.ts';

type Cast = Pick<CastProfile, 'nickname' | 'photos' | 'castClass'>;

/** Her photos, one at a time: swiped on phones, with thumbnails to choose from on wide screens. */
export function Photos({ cast }: { readonly cast: Cast }) {
  const { nickname, photos, castClass } = cast;
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const show = (next: number) => {
    setIndex(next);
    strip.current?.scrollTo({ left: next * strip.current.clientWidth, behavior: 'smooth' });
  };
  return (
    <div className="flex flex-col gap-2.5 desktop:row-span-2">
      <div className="relative -mx-4 -mt-4 overflow-hidden bg-glass tablet:mx-0 tablet:mt-0 tablet:rounded-lg">
        {photos.length === 0 ? (
          <NoPhoto name={nickname} />
        ) : (
          <ul
            ref={strip}
            aria-label={profileTexts.photos}
            onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
              setIndex(Math.round(scrollLeft / clientWidth))
            }
            className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto"
          >
            {photos.map((src, position) => (
              <li key={src} className={cx(frame, 'w-full shrink-0 snap-center')}>
                <Slide
                  src={src}
                  label={profileTexts.photo(nickname, position + 1)}
                  isFirst={position === 0}
                  onNext={photos.length > 1 ? () => show((position + 1) % photos.length) : null}
                />
              </li>
            ))}
          </ul>
        )}
        <span className="absolute bottom-4 left-4 leading-none">
          <Tier castClass={castClass} isOnPhoto />
        </span>
        {photos.length > 1 && (
          <>
            <Dots count={photos.length} index={index} />
            <span className="absolute right-4 bottom-3">
              <PhotoPill>{profileTexts.position(index + 1, photos.length)}</PhotoPill>
            </span>
          </>
        )}
      </div>
      {photos.length > 1 && <Thumbnails photos={photos} index={index} onShow={show} />}
    </div>
  );
}

const frame = 'aspect-24/25 tablet:aspect-square desktop:aspect-3/4';

/** One photo; a tap shows the next. */
function Slide(props: {
  readonly src: string;
  readonly label: string;
  readonly isFirst: boolean;
  readonly onNext: (() => void) | null;
}) {
  const { src, label, isFirst, onNext } = props;
  const image = (
    <img
      sizes="(width >= 1280px) 384px, (width >= 712px) 680px, 100vw"
      {...pictureOf(src)}
      alt={label}
      width={480}
      height={640}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className="size-full object-cover object-top"
    />
  );
  if (!onNext) return image;
  return (
    <button
      type="button"
      onClick={onNext}
      title={profileTexts.nextPhoto}
      className="size-full -outline-offset-4"
    >
      {image}
    </button>
  );
}

function NoPhoto({ name }: { readonly name: string }) {
  return (
    <div aria-hidden="true" className={cx(frame, 'grid place-items-center')}>
      <span className="font-mincho text-clock font-bold text-on-photo">{[...name][0]}</span>
    </div>
  );
}

function Dots({ count, index }: { readonly count: number; readonly index: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute bottom-5 left-1/2 flex -translate-x-1/2 items-center gap-1.5 desktop:hidden"
    >
      {Array.from({ length: count }, (_, position) => (
        <span
          key={position}
          className={cx('h-1.5 rounded-full bg-on-photo', position === index ? 'w-4' : 'w-1.5 opacity-60')}
        />
      ))}
    </span>
  );
}

function Thumbnails(props: {
  readonly photos: readonly string[];
  readonly index: number;
  readonly onShow: (index: number) => void;
}) {
  return (
    <div className="hidden grid-cols-5 gap-2.5 desktop:grid">
      {props.photos.map((src, position) => (
        <button
          key={src}
          type="button"
          aria-label={profileTexts.showPhoto(position + 1)}
          aria-current={position === props.index || undefined}
          onClick={() => props.onShow(position)}
          className={cx(
            'overflow-hidden rounded-md',
            position === props.index && 'ring-2 ring-primary ring-offset-2 ring-offset-bg',
          )}
        >
          <img
            sizes="68px"
            {...pictureOf(src)}
            alt=""
            width={68}
            height={86}
            loading="lazy"
            className="aspect-4/5 w-full object-cover"
          />
        </button>
      ))}
    </div>
  );
}
