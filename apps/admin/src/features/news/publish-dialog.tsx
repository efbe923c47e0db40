import { useQuery } from '@tanstack/react-query';
import { newsAdminRoutes } from '@yoimachi/contract/news-admin';
import { newsConsent } from '@yoimachi/domain/news';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { now } from '#ui/lib/clock.ts';
import { formatDeadline } from '#ui/lib/dates.ts';
import { Note } from '#ui/note.tsx';
import { audienceSize, useNewsAct } from './api.ts';
import type { News } from './api.ts';
import { newsTexts as t } from './ja.ts';

interface Props {
  readonly news: News;
  readonly onClose: () => void;
}

/** Shows a draft to its audience, and tells them of it where that is wanted. */
export default function PublishDialog({ news, onClose }: Props) {
  const { newsId, audience, kind, startsAt } = news;
  const [tells, setTells] = useState(false);
  const size = useQuery(audienceSize(audience));
  const publish = useNewsAct(
    () => call(newsAdminRoutes.publishNews, { params: { newsId }, body: { tells } }),
    t.published,
    onClose,
  );
  const from = new Date(startsAt) > now() ? new Date(startsAt) : now();
  return (
    <ActDialog
      title={t.publishTitle}
      help={t.publishDetail(formatDeadline(from, now()))}
      label={t.publish}
      isPending={publish.isPending}
      error={publish.error ?? size.error}
      onRun={() => publish.mutate(undefined)}
      onClose={onClose}
    >
      {size.data && <Note>{t.audienceSize(t.audiences[audience], formatCount(size.data.accounts))}</Note>}
      <Checkbox
        label={t.tells}
        help={t.tellsHelp(newsConsent(kind) !== null)}
        checked={tells}
        onChange={({ target }) => setTells(target.checked)}
        isCard
      />
    </ActDialog>
  );
}
