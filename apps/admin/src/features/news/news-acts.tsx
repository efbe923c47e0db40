import { lazy, Suspense, useState } from 'react';
import { useMayAct } from '#lib/office.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { stateOf } from './api.ts';
import type { News } from './api.ts';
import { newsTexts as t } from './ja.ts';

const PublishDialog = lazy(() => import('./publish-dialog.tsx'));
const WriteDialog = lazy(() => import('./write-dialog.tsx'));
const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));

type Doing = 'edit' | 'end' | 'publish' | 'resume' | 'stop';

/** What can be done with a piece of news as it stands. */
export function NewsActs({ news }: { readonly news: News }) {
  const mayAct = useMayAct();
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  const state = stateOf(news, news.publishedAt);
  const told = news.broadcast?.state;
  const isOver = state === 'OVER';
  if (!mayAct('editNews')) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'DRAFT' && <SmallButton onClick={() => setDoing('publish')}>{t.publish}</SmallButton>}
      {!isOver && <SmallButton onClick={() => setDoing('edit')}>{t.edit}</SmallButton>}
      {(told === 'WAITING' || told === 'RUNNING') && (
        <SmallButton look="danger" onClick={() => setDoing('stop')}>
          {t.stop}
        </SmallButton>
      )}
      {told === 'STOPPED' && !isOver && (
        <SmallButton onClick={() => setDoing('resume')}>{t.resume}</SmallButton>
      )}
      {!isOver && (
        <SmallButton look="danger" onClick={() => setDoing('end')}>
          {t.end}
        </SmallButton>
      )}
      <Suspense>
        {doing === 'publish' && <PublishDialog news={news} onClose={close} />}
        {doing === 'edit' && <WriteDialog news={news} onClose={close} />}
        {(doing === 'end' || doing === 'stop' || doing === 'resume') && (
          <ReasonDialog newsId={news.newsId} what={doing} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
