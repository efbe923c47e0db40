import type { CastCard as Cast } from '@yoimachi/contract/search';
import type { ReactNode } from 'react';
import type { Day } from '#lib/dates.ts';
import { cx } from '#ui/cx.ts';
import { QueryFailed } from '#ui/load-failed.tsx';
import { PhotoGridSkeleton } from '#ui/skeleton.tsx';
import type { CastPages } from './cast-pages.ts';
import { CastCard } from './cast-card.tsx';
import { castTexts } from './ja.ts';
import { LoadMore } from '#ui/load-more.tsx';

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
