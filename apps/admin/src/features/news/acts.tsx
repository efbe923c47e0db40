import { useQuery } from '@tanstack/react-query';
import { newsAdminRoutes } from '@yoimachi/contract/news-admin';
import { NEWS_REASON_LENGTH, newsConsent } from '@yoimachi/domain/news';
import { visible } from '#lib/visible.ts';
import { act, check, ownReason } from '#parts/act/index.ts';
import { formatCount } from '#ui/amount.tsx';
import { now } from '#ui/lib/clock.ts';
import { formatDeadline } from '#ui/lib/dates.ts';
import { Note } from '#ui/note.tsx';
import { audienceSize, stateOf, type Banner, type News } from './api.ts';
import { newsTexts as t } from './ja.ts';

const params = ({ newsId }: News) => ({ newsId });
const reasonOnly = () => ({
  reason: ownReason({ label: t.reason, help: undefined, rows: 3, max: NEWS_REASON_LENGTH }),
});
const isOver = (news: News) => stateOf(news, news.publishedAt) === 'OVER';
const toldOf = ({ broadcast }: News) => broadcast?.state;

/** Shows a draft to its audience, and tells them of it where that is wanted. */
export const publish = act(newsAdminRoutes, 'publishNews', {
  title: t.publishTitle,
  help: ({ startsAt }) => {
    const from = new Date(startsAt) > now() ? new Date(startsAt) : now();
    return t.publishDetail(formatDeadline(from, now()));
  },
  label: t.publish,
  isFor: (news) => stateOf(news, news.publishedAt) === 'DRAFT',
  params,
  above: ({ audience }) => <Audience audience={audience} />,
  fields: ({ kind }) => ({
    tells: check(t.tells, { help: t.tellsHelp(newsConsent(kind) !== null), isCard: true }),
  }),
  done: t.published,
});

function Audience({ audience }: Pick<News, 'audience'>) {
  const { data } = useQuery(audienceSize(audience));
  return data && <Note>{t.audienceSize(t.audiences[audience], formatCount(data.accounts))}</Note>;
}

export const endNews = act(newsAdminRoutes, 'endNews', {
  title: t.endTitle,
  help: t.endHelp,
  label: t.end,
  isDestructive: true,
  isFor: (news) => !isOver(news),
  params,
  fields: reasonOnly,
  done: t.ended,
});

export const stopBroadcast = act(newsAdminRoutes, 'stopBroadcast', {
  title: t.stopTitle,
  help: t.stopHelp,
  label: t.stop,
  isDestructive: true,
  isFor: (news) => toldOf(news) === 'WAITING' || toldOf(news) === 'RUNNING',
  params,
  fields: reasonOnly,
  done: t.stopped,
});

export const resumeBroadcast = act(newsAdminRoutes, 'resumeBroadcast', {
  title: t.resumeTitle,
  help: t.resumeHelp,
  label: t.resume,
  isFor: (news) => toldOf(news) === 'STOPPED' && !isOver(news),
  params,
  fields: reasonOnly,
  done: t.resumed,
});

export const endBanner = act(newsAdminRoutes, 'endBanner', {
  title: t.bannerEndTitle,
  help: t.bannerEndHelp,
  label: t.bannerEnd,
  openOf: ({ title }) => t.bannerEndOf(visible(title)),
  isDestructive: true,
  isFor: (banner) => stateOf(banner, banner.startsAt) !== 'OVER',
  params: ({ bannerId }: Banner) => ({ bannerId }),
  fields: reasonOnly,
  done: t.bannerEnded,
});
