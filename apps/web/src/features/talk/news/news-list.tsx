import type { NewsCard } from '@yoimachi/contract/news';
import { newsTag } from '@yoimachi/domain/push';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCloseShown } from '#lib/shown-pushes.ts';
import { GrowingList } from '#ui/growing-list.tsx';
import { State } from '#ui/state.tsx';
import { newsQuery } from './api/news.ts';
import { newsTexts as t } from './ja.ts';
import { NewsHead } from './news-head.tsx';
import { NewsPicture } from './news-picture.tsx';

const PAGES = { guest: '/guest/notification', cast: '/cast/notification' } as const;

/** The news of a side as cards; each leads to the whole of it, which marks it as read. */
export function NewsList({ side }: { readonly side: 'cast' | 'guest' }) {
  const list = useInfiniteQuery(newsQuery());
  const cards = list.data?.pages.flatMap(({ items }) => items) ?? [];
  useCloseShown(cards.filter(({ isRead }) => isRead).map(({ newsId }) => newsTag(newsId)));
  return (
    <GrowingList list={list} empty={<State icon="bell" title={t.empty} detail={t.emptyDetail} />}>
      {(items) => (
        <ul className="flex flex-col gap-3">
          {items.map((news, index) => (
            <li key={news.newsId}>
              <Card news={news} side={side} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </GrowingList>
  );
}

function Card(props: {
  readonly news: NewsCard;
  readonly side: 'cast' | 'guest';
  readonly isFirst: boolean;
}) {
  const { news, side, isFirst } = props;
  return (
    <Link
      to={PAGES[side]}
      search={{ newsId: news.newsId }}
      className="block overflow-hidden rounded-lg border border-line bg-surface active:bg-sunken"
    >
      {news.picture && (
        <NewsPicture
          picture={news.picture}
          alt=""
          sizes="(min-width: 744px) 680px, 100vw"
          isEager={isFirst}
          className="aspect-3/1 w-full"
        />
      )}
      <div className="flex flex-col gap-1 p-4">
        <NewsHead news={news} />
        <h2 className={news.picture ? 'text-lg' : 'text-base'}>{news.title}</h2>
        <p className="line-clamp-2 text-sm text-sub">{news.lead}</p>
      </div>
    </Link>
  );
}
