import type { CastCard as Cast } from '@yoimachi/contract/search';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { QueryFailed } from '#ui/load-failed.tsx';
import { PhotoGridSkeleton } from '#ui/skeleton.tsx';
import type { CastPages } from './cast-pages.ts';
import { castTexts } from './ja.ts';
import { LoadMore } from '#ui/load-more.tsx';
import { firstCharacterOf } from '@yoimachi/domain/text';
import { Link } from '@tanstack/react-router';
import { formatMinute, type Day } from '#lib/dates.ts';
import { Points } from '#ui/amount.tsx';
import { Photo, PhotoPill } from '#ui/photo.tsx';
import { Score, Tier } from '#ui/tier.tsx';

/** Photos of the first row load at once. */
const EAGER_COUNT = 4;
/** How far before the end of the list the next page is fetched. */
const AHEAD_PIXELS = 900;

interface Props<C extends Cast> {
  readonly pages: CastPages<C>;
  /** The day openings are shown for; null: tomorrow. */
  readonly day: Day | null;
  readonly heart: (cast: C) => ReactNode;
  /** Under her name and price. */
  readonly below?: ((cast: C) => ReactNode) | undefined;
  /** After the first casts, across the list. */
  readonly between?: ReactNode;
  /** What is shown when the list is empty. */
  readonly empty: ReactNode;
}

/** Casts two or four in a row, page by page, with every state a list can have. */
export function CastList<C extends Cast>({ pages, day, heart, below, between, empty }: Props<C>) {
  if (pages.isPending) return <PhotoGridSkeleton />;
  if (!pages.data) return <QueryFailed query={pages} />;
  const casts = distinct(pages.data.pages.flatMap((page) => page.items));
  if (casts.length === 0) return empty;
  return (
    <div
      aria-busy={pages.isPlaceholderData || undefined}
      className={cx('flex flex-col gap-6', pages.isPlaceholderData && 'opacity-60')}
    >
      <CastGrid label={castTexts.results} {...{ casts, day, heart, below, between }} />
      <LoadMore pages={pages} more={castTexts.more} aheadPixels={AHEAD_PIXELS} />
    </div>
  );
}

interface GridProps<C extends Cast> extends Pick<Props<C>, 'heart' | 'below' | 'between'> {
  readonly label: string;
  readonly casts: readonly C[];
  readonly day?: Day | null | undefined;
}

const gridClass =
  'grid grid-cols-2 gap-x-3 gap-y-6 tablet:grid-cols-3 desktop:grid-cols-4 desktop:gap-x-5 desktop:gap-y-8';
/** Under whole rows: six of two or three in a row, eight of four. Behind the list for readers and the keyboard, who are at the casts first. */
const dividedClass =
  'contents max-desktop:[&>li:nth-child(n+7)]:order-2 desktop:[&>li:nth-child(n+9)]:order-2';

/** Casts two or four in a row. */
export function CastGrid<C extends Cast>({ label, casts, day = null, heart, below, between }: GridProps<C>) {
  const list = (
    <ul aria-label={label} className={between ? dividedClass : gridClass}>
      {casts.map((cast, index) => (
        <CastCard
          key={cast.castId}
          cast={cast}
          day={day}
          heart={heart(cast)}
          isEager={index < EAGER_COUNT}
          below={below?.(cast)}
        />
      ))}
    </ul>
  );
  if (!between) return list;
  return (
    <div className={gridClass}>
      {list}
      <div className="order-1 col-span-full flex flex-col gap-4 empty:hidden">{between}</div>
    </div>
  );
}

/** A cast who moved from one page to the next while they were loading is shown once. */
function distinct<C extends Cast>(casts: readonly C[]): readonly C[] {
  return [...new Map(casts.map((cast) => [cast.castId, cast])).values()];
}

interface CastCardProps {
  readonly cast: Cast;
  /** The day her opening is shown for; null: tomorrow, and the card says so. */
  readonly day: Day | null;
  /** Over the photo's upper right corner. */
  readonly heart: ReactNode;
  readonly isEager: boolean;
  /** Under her name and price. */
  readonly below?: ReactNode;
}

/** A cast in a list. The whole card leads to her profile; her name labels its link, and the heart lies on top of it. */
function CastCard({ cast, day, heart, isEager, below }: CastCardProps) {
  const { openFromMinute } = cast;
  return (
    <li className="relative flex min-w-0 flex-col gap-2">
      <CardPhoto cast={cast} isEager={isEager}>
        <span className="absolute top-3 right-11 left-3 flex leading-none">
          <Tier castClass={cast.castClass} isOnPhoto />
        </span>
        {openFromMinute !== null && (
          <span className="absolute inset-x-2 bottom-2">
            <PhotoPill hasDot>
              {(day === null ? `${castTexts.tomorrow} ` : '') + castTexts.open(formatMinute(openFromMinute))}
            </PhotoPill>
          </span>
        )}
      </CardPhoto>
      <div className="flex min-w-0 flex-col px-0.5">
        <h2 className="truncate text-lg">
          <Link
            to="/guest/user-profile"
            search={{ castId: cast.castId, ...(day && openFromMinute !== null && { day }) }}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            <span>{cast.nickname}</span>
            {cast.age !== null && (
              <span className="nums ml-2 font-gothic text-sm font-normal text-sub">
                {cast.age}
                <span className="sr-only">{castTexts.ageUnit}</span>
              </span>
            )}
          </Link>
        </h2>
        <p className="truncate text-xs text-sub">
          {cast.district} / {cast.storeName}
        </p>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2">
          <span className="text-xs whitespace-nowrap text-sub">
            <Points value={cast.price30} size="md" className="text-ink" /> {castTexts.perHalfHour}
          </span>
          <Score score={cast.reviewScore} count={cast.reviewCount} />
        </div>
      </div>
      {below}
      <span className="absolute top-0.5 right-0.5 z-10">{heart}</span>
    </li>
  );
}

function CardPhoto(props: { readonly cast: Cast; readonly isEager: boolean; readonly children: ReactNode }) {
  const { cast, isEager, children } = props;
  if (cast.photo) {
    return (
      <Photo src={cast.photo} alt="" isEager={isEager}>
        {children}
      </Photo>
    );
  }
  return (
    <div className="relative grid aspect-3/4 place-items-center rounded-lg bg-glass">
      <span aria-hidden="true" className="font-mincho text-3xl font-bold text-on-photo">
        {firstCharacterOf(cast.nickname)}
      </span>
      {children}
    </div>
  );
}
