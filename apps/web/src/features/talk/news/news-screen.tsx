import type { News } from '@yoimachi/contract/news';
import { newsTag } from '@yoimachi/domain/push';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRefused } from '#lib/api-error.ts';
import { useCloseShown } from '#lib/shown-pushes.ts';
import { SubPage } from '#ui/bars.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { Page } from '#ui/page.tsx';
import { StatePage } from '#ui/query-page.tsx';
import { oneNewsQuery, useReadNews } from './api/news.ts';
import { newsTexts as t } from './ja.ts';
import { NewsHead, timeLabel } from './news-head.tsx';
import { NewsPicture } from './news-picture.tsx';
import { NewsText } from './news-text.tsx';

const LISTS = { guest: '/guest/notification', cast: '/cast/notification' } as const;

interface Props {
  readonly newsId: string;
  readonly side: 'cast' | 'guest';
}

/** One piece of news; opening it marks it as read. */
export function NewsPage({ newsId, side }: Props) {
  return (
    <SubPage title={t.title}>
      <NewsScreen newsId={newsId} side={side} />
    </SubPage>
  );
}

function NewsScreen({ newsId, side }: Props) {
  const query = useQuery(oneNewsQuery(newsId));
  if (isRefused(query.error)) return <Gone side={side} />;
  return <Loaded query={query}>{(news) => <Article news={news} />}</Loaded>;
}

function Article({ news }: { readonly news: News }) {
  const { mutate: read } = useReadNews();
  const { newsId, isRead } = news;
  useCloseShown([newsTag(newsId)]);
  useEffect(() => {
    if (!isRead) read(newsId);
  }, [isRead, newsId, read]);
  return (
    <Page>
      <article className="flex flex-col gap-4">
        {news.picture && (
          <NewsPicture
            picture={news.picture}
            alt=""
            sizes="(min-width: 744px) 680px, 100vw"
            isEager
            className="aspect-3/1 w-full rounded-lg"
          />
        )}
        <NewsHead news={{ ...news, isRead: true }} />
        <h2 className="text-xl">{news.title}</h2>
        <NewsText body={news.body} />
        {news.changedAt !== null && (
          <p className="text-xs text-sub">{t.changed(timeLabel(new Date(news.changedAt)))}</p>
        )}
      </article>
    </Page>
  );
}

function Gone({ side }: { readonly side: 'cast' | 'guest' }) {
  return (
    <StatePage
      icon="bell"
      title={t.gone}
      detail={t.goneDetail}
      action={<ButtonLink to={LISTS[side]} search={{ tab: 'NEWS' }} variant="line" label={t.toList} />}
    />
  );
}
