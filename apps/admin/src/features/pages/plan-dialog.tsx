import { contentAdminRoutes } from '@yoimachi/contract/content-admin';
import { isAgreedTo, type AgreedPageId } from '@yoimachi/domain/consent';
import { PAGE_NEWS_MAX, type PageTextId } from '@yoimachi/domain/page';
import { addDays } from '@yoimachi/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { ActDialog } from '#parts/act-dialog.tsx';
import { formatCount } from '#ui/amount.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { errorMessage, isRefused } from '#ui/lib/api-error.ts';
import { now } from '#ui/lib/clock.ts';
import { dayOf, isDay } from '#ui/lib/dates.ts';
import { Note } from '#ui/note.tsx';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { askedAnew, usePageAct } from './api.ts';
import { pageTexts as t } from './ja.ts';

/** So many days ahead a change of the rules is told. */
const TOLD_DAYS = 7;

interface Props {
  readonly textId: PageTextId;
  readonly body: string;
  readonly onPlanned: () => void;
  readonly onClose: () => void;
}

/** From which day a text is in force, and whether those who agreed are asked again. */
export default function PlanDialog({ textId, body, onPlanned, onClose }: Props) {
  const today = dayOf(now());
  const [day, setDay] = useState(addDays(today, TOLD_DAYS));
  const [asks, setAsks] = useState(false);
  const [news, setNews] = useState('');
  const [wasSent, setSent] = useState(false);
  const plan = usePageAct(
    () =>
      call(contentAdminRoutes.planPage, {
        body: { textId, version: day, body, asks, news: news.trim() === '' ? null : news.trim() },
      }),
    t.plannedToast,
    () => {
      onPlanned();
      onClose();
    },
  );
  const code = isRefused(plan.error) ? plan.error.code : null;
  const isDayRight = isDay(day) && day > today;
  const lacksNews = asks && news.trim() === '';
  const mayAsk = isAgreedTo(textId);
  const dayError = code === 'CONFLICT' ? t.taken : wasSent && !isDayRight ? t.dayWrong : undefined;
  return (
    <ActDialog
      title={t.planTitle}
      help={t.planHelp}
      label={t.plan}
      isPending={plan.isPending}
      error={code === 'CONFLICT' ? null : plan.error}
      onRun={() => {
        setSent(true);
        if (isDayRight && !lacksNews && (mayAsk || !asks)) plan.mutate(undefined);
      }}
      onClose={onClose}
    >
      <TextField
        label={t.day}
        type="date"
        value={day}
        onChange={({ target }) => {
          plan.reset();
          setDay(target.value);
        }}
        error={dayError}
      />
      <Checkbox
        label={t.asks}
        help={t.asksHelp}
        checked={asks}
        onChange={({ target }) => {
          plan.reset();
          setAsks(target.checked);
        }}
        isCard
      />
      {asks && (mayAsk ? <Asked textId={textId} /> : <Note look="danger">{t.notAgreedTo}</Note>)}
      <TextArea
        label={t.news}
        help={t.newsHelp}
        rows={3}
        maxLength={PAGE_NEWS_MAX}
        value={news}
        onChange={({ target }) => setNews(target.value)}
        error={wasSent && lacksNews ? t.newsMissing : undefined}
      />
    </ActDialog>
  );
}

/** How many a version that asks will ask. */
function Asked({ textId }: { readonly textId: AgreedPageId }) {
  const { data, error } = useQuery(askedAnew(textId));
  if (error) return <Note look="danger">{errorMessage(error)}</Note>;
  return data && <Note>{t.askedAnew(formatCount(data.accounts))}</Note>;
}
