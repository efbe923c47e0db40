import { useQuery } from '@tanstack/react-query';
import { paragraphsOf } from '@yoimachi/domain/news';
import { visible } from '#lib/visible.ts';
import { whenText } from '#lib/when.ts';
import { Panel } from '#parts/panel.tsx';
import { Facts } from '#parts/workbench/index.ts';
import { formatCount } from '#ui/amount.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { oneNews, type News } from './api.ts';
import { newsTexts as t } from './ja.ts';
import { NewsActs } from './news-acts.tsx';
import { Period } from './period.tsx';
import { StateChip } from './state-chip.tsx';

/** One piece of news as it is read, how far it is told, and what was changed of it. */
export function NewsPanel({ newsId }: { readonly newsId: string }) {
  const news = useQuery(oneNews(newsId));
  return <Loaded query={news}>{(loaded) => <One news={loaded} />}</Loaded>;
}

function One({ news }: { readonly news: News }) {
  return (
    <Panel title={t.detail} aside={<StateChip of={news} publishedAt={news.publishedAt} />}>
      <div className="flex flex-col gap-5">
        <Facts
          facts={[
            [t.kind, t.kinds[news.kind]],
            [t.audience, t.audiences[news.audience]],
            [t.period, <Period key="period" of={news} />],
            [t.reads, t.readCount(formatCount(news.reads))],
            [t.broadcast, progressOf(news)],
            [t.position, news.isPinned && t.pinned],
          ]}
        />
        <NewsActs news={news} />
        <Preview news={news} />
        <p className="text-xs text-sub">{t.author(visible(news.writtenBy))}</p>
        {news.changes.length > 0 && <Changes news={news} />}
      </div>
    </Panel>
  );
}

function progressOf({ broadcast }: News): string {
  if (!broadcast) return t.notTold;
  const { state, told, looked, people } = broadcast;
  return `${t.broadcasts[state]}・${t.toldOf(formatCount(told), formatCount(looked), formatCount(people))}`;
}

/** As its readers see it, on the width of a phone. */
function Preview({ news: { title, body, kind, picturePath } }: { readonly news: News }) {
  return (
    <section aria-label={t.preview} className="flex flex-col gap-3 rounded-lg border border-line bg-bg p-4">
      {picturePath && (
        <img
          src={`${picturePath}/w480.webp`}
          alt=""
          width={480}
          height={160}
          className="h-auto w-full rounded-md"
        />
      )}
      <p className="text-xs font-bold text-primary">{t.kinds[kind]}</p>
      <h3 className="text-base break-all">
        <bdi>{visible(title)}</bdi>
      </h3>
      {paragraphsOf(body).map((parts, index) => (
        <p key={index} className="text-sm leading-relaxed break-words whitespace-pre-line">
          {parts.map(({ text, link }, place) =>
            link === null ? (
              visible(text)
            ) : (
              <b key={place} title={visible(link)} className="text-primary underline underline-offset-4">
                {visible(text)}
              </b>
            ),
          )}
        </p>
      ))}
    </section>
  );
}

function Changes({ news: { changes } }: { readonly news: News }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-gothic text-sm font-bold">{t.changes}</h3>
      <ol className="flex flex-col gap-3 text-sm">
        {changes.map(({ at, what, by, reason, title, body }, index) => (
          <li key={index} className="border-l-2 border-line pl-3">
            <p className="flex flex-wrap gap-x-3">
              <b>{t.whats[what]}</b>
              <span className="text-sub">{t.by(visible(by))}</span>
              <span className="nums text-xs leading-6 text-sub">{whenText(at)}</span>
            </p>
            <p className="text-xs break-all">
              <bdi>{visible(reason)}</bdi>
            </p>
            {what === 'EDIT' && (
              <details className="text-xs text-sub">
                <summary className="cursor-pointer">{t.was}</summary>
                <p className="mt-1 font-bold break-all">
                  <bdi>{visible(title)}</bdi>
                </p>
                <p className="break-all whitespace-pre-line">
                  <bdi>{visible(body)}</bdi>
                </p>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
