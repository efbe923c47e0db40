import type { Banner } from '@yoimachi/contract/news';
import { useQuery } from '@tanstack/react-query';
import { cx } from '#ui/cx.ts';
import { Bone } from '#ui/skeleton.tsx';
import { bannersQuery } from './api/news.ts';
import { newsTexts as t } from './ja.ts';
import { NewsPicture } from './news-picture.tsx';
import { NewsLink } from './news-text.tsx';

/** As high with one banner as with several; half as wide where there is room for two. */
const BOX = 'aspect-[13/4] w-full min-[700px]:aspect-[6.2/1]';

/** The banners of a side, moved by hand alone: the next one looks out from the edge. Nothing where there are none. */
export function Banners({ side }: { readonly side: 'cast' | 'guest' }) {
  const { data, isPending } = useQuery(bannersQuery(side));
  if (isPending) return <Bone className={BOX} />;
  if (!data || data.length === 0) return null;
  return (
    <section aria-label={t.banners} className="min-w-0">
      <ul
        className={cx(
          BOX,
          'no-scrollbar flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain',
        )}
      >
        {data.map((banner, index) => (
          <li
            key={banner.bannerId}
            className={cx(
              'h-full shrink-0 snap-start min-[700px]:w-[48.5%]',
              data.length > 1 ? 'w-[92%]' : 'w-full',
            )}
          >
            <One banner={banner} isEager={index < 2} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({ banner, isEager }: { readonly banner: Banner; readonly isEager: boolean }) {
  return (
    <NewsLink to={banner.link} className="block size-full overflow-hidden rounded-lg">
      <NewsPicture
        picture={banner.picture}
        alt={banner.title}
        sizes="(min-width: 700px) 440px, 92vw"
        isEager={isEager}
        className="size-full"
      />
    </NewsLink>
  );
}
