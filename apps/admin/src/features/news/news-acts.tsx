import { useState } from 'react';
import { later } from '#ui/lib/later.tsx';
import { useMayAct } from '#lib/office.ts';
import { ActButton } from '#parts/act/index.ts';
import { SmallButton } from '#parts/small-button.tsx';
import { endNews, publish, resumeBroadcast, stopBroadcast } from './acts.tsx';
import { stateOf, type News } from './api.ts';
import { newsTexts as t } from './ja.ts';

const WriteDialog = later(() => import('./write-dialog.tsx'));

/** What can be done with a piece of news as it stands. */
export function NewsActs({ news }: { readonly news: News }) {
  const mayAct = useMayAct();
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="flex flex-wrap gap-2">
      <ActButton act={publish} of={news} />
      {mayAct('editNews') && stateOf(news, news.publishedAt) !== 'OVER' && (
        <SmallButton onClick={() => setEditing(true)}>{t.edit}</SmallButton>
      )}
      <ActButton act={stopBroadcast} of={news} look="danger" />
      <ActButton act={resumeBroadcast} of={news} />
      <ActButton act={endNews} of={news} look="danger" />
      {isEditing && <WriteDialog news={news} onClose={() => setEditing(false)} />}
    </div>
  );
}
