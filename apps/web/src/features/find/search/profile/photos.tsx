import type { CastProfile } from '@yoimachi/contract/search';
import { firstCharacterOf } from '@yoimachi/domain/text';
import { lazy, Suspense, useRef, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { Note } from '#ui/note.tsx';
import { PhotoPill } from '#ui/photo.tsx';
import { Picture } from '#ui/picture.tsx';
import { Tier } from '#ui/tier.tsx';
import { profileTexts } from './ja.ts';

type Cast = Pick<CastProfile, 'nickname' | 'photos' | 'video' | 'hasMoreMedia' | 'castClass'>;

const loadViewer = () => import('./photo-viewer.tsx');
const Viewer = lazy(loadViewer);

/** Her photos and video, one at a time: swiped on phones, with thumbnails to choose from on wide screens; a tap looks closely. */
export function Photos({ cast }: { readonly cast: Cast }) {
  const { nickname, photos, video } = cast;
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const count = photos.length + (video ? 1 : 0);
  const show = (next: number) => {
    setIndex(next);
    strip.current?.scrollTo({ left: next * strip.current.clientWidth, behavior: 'smooth' });
  };
  return (
    <div className="flex flex-col gap-2.5 min-[640px]:row-span-2 min-[640px]:self-start desktop:sticky desktop:top-24">
      <div className="relative -mx-4 -mt-4 overflow-hidden bg-glass tablet:mx-0 tablet:mt-0 tablet:rounded-lg">
        {count === 0 ? (
          <NoPhoto name={nickname} />
        ) : (
          <ul
            ref={strip}
            aria-label={profileTexts.photos}
            onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
              setIndex(Math.round(scrollLeft / clientWidth))
            }
            onPointerDown={() => void loadViewer()}
            className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto"
          >
            {photos.map((src, position) => (
              <li key={src} className={cx(frame, 'w-full shrink-0 snap-center')}>
                <Slide
                  src={src}
                  label={profileTexts.photo(nickname, position + 1)}
                  isFirst={position === 0}
                  onOpen={() => {
                    setIndex(position);
                    setOpen(true);
                  }}
                />
              </li>
            ))}
            {video && (
              <li className={cx(frame, 'w-full shrink-0 snap-center')}>
                <VideoSlide video={video} name={nickname} />
              </li>
            )}
          </ul>
        )}
        <Overlay cast={cast} index={index} count={count} />
      </div>
      {count > 1 && <Thumbnails photos={photos} video={video} index={index} onShow={show} />}
      {cast.hasMoreMedia && <Note>{profileTexts.moreMedia}</Note>}
      <Suspense fallback={null}>
        {isOpen && (
          <Viewer
            name={nickname}
            photos={photos}
            start={Math.min(index, photos.length - 1)}
            onClose={(last) => {
              setOpen(false);
              show(last);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Her class and where one is; over a video its own buttons stand there. */
function Overlay({
  cast,
  index,
  count,
}: {
  readonly cast: Cast;
  readonly index: number;
  readonly count: number;
}) {
  if (count > 0 && index >= cast.photos.length) return null;
  return (
    <>
      <span className="pointer-events-none absolute bottom-4 left-4 leading-none">
        <Tier castClass={cast.castClass} isOnPhoto />
      </span>
      {count > 1 && (
        <>
          <Dots count={count} index={index} />
          <span className="pointer-events-none absolute right-4 bottom-3">
            <PhotoPill>{profileTexts.position(index + 1, count)}</PhotoPill>
          </span>
        </>
      )}
    </>
  );
}

const frame = 'aspect-24/25 tablet:aspect-square desktop:aspect-3/4';

/** What the browser already has of a photo, as from her card: it stands there until the larger one has come. */
function behind(src: string) {
  const path = src.split(/[?#]/)[0] ?? '';
  const file = path.slice(path.lastIndexOf('/'));
  const seen = performance.getEntriesByType('resource').findLast(({ name }) => name.includes(file));
  return seen && { backgroundImage: `url("${seen.name}")`, backgroundSize: 'cover' };
}

/** One photo; a tap opens it as large as the window. */
function Slide(props: {
  readonly src: string;
  readonly label: string;
  readonly isFirst: boolean;
  readonly onOpen: () => void;
}) {
  const { src, label, isFirst, onOpen } = props;
  return (
    <button
      type="button"
      onClick={onOpen}
      title={profileTexts.lookClosely}
      className="block size-full -outline-offset-4"
    >
      <Picture
        src={src}
        sizes="(width >= 1280px) 384px, (width >= 640px) 40vw, 100vw"
        alt={label}
        width={480}
        height={640}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        style={isFirst ? behind(src) : undefined}
        className="size-full object-cover object-top"
      />
    </button>
  );
}

/** Her video: nothing of it is loaded before it is wanted. Without a poster the browser shows the first frame. */
function VideoSlide({ video, name }: { readonly video: NonNullable<Cast['video']>; readonly name: string }) {
  return (
    <video
      controls
      playsInline
      preload={video.poster === null ? 'metadata' : 'none'}
      aria-label={profileTexts.video(name)}
      src={video.poster === null ? `${video.src}#t=0.1` : video.src}
      {...(video.poster !== null && { poster: video.poster })}
      className="size-full object-contain"
    >
      <track kind="captions" />
    </video>
  );
}

function NoPhoto({ name }: { readonly name: string }) {
  return (
    <div aria-hidden="true" className={cx(frame, 'grid place-items-center')}>
      <span className="font-mincho text-clock font-bold text-on-photo">{firstCharacterOf(name)}</span>
    </div>
  );
}

function Dots({ count, index }: { readonly count: number; readonly index: number }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute bottom-5 left-1/2 flex -translate-x-1/2 items-center gap-1.5 desktop:hidden"
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
  readonly video: Cast['video'];
  readonly index: number;
  readonly onShow: (index: number) => void;
}) {
  const { photos, video, index, onShow } = props;
  const look = (position: number) =>
    cx(
      'overflow-hidden rounded-md',
      position === index && 'ring-2 ring-primary ring-offset-2 ring-offset-bg',
    );
  return (
    <div className="hidden grid-cols-5 gap-2.5 desktop:grid">
      {photos.map((src, position) => (
        <button
          key={src}
          type="button"
          aria-label={profileTexts.showPhoto(position + 1)}
          aria-current={position === index || undefined}
          onClick={() => onShow(position)}
          className={look(position)}
        >
          <Picture
            src={src}
            sizes="68px"
            alt=""
            width={68}
            height={86}
            loading="lazy"
            className="aspect-4/5 w-full object-cover"
          />
        </button>
      ))}
      {video && (
        <button
          type="button"
          aria-label={profileTexts.showVideo}
          aria-current={index === photos.length || undefined}
          onClick={() => onShow(photos.length)}
          className={cx(look(photos.length), 'grid aspect-4/5 place-items-center bg-sunken')}
        >
          <Icon name="play" size={22} />
        </button>
      )}
    </div>
  );
}
