import { newsAdminRoutes } from '@yoimachi/contract/news-admin';
import { checkNews, checkNewsReason, type NewsAudience, type NewsKind } from '@yoimachi/domain/news';
import { DAY_MINUTES } from '@yoimachi/domain/time';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { instantOf, typedAt, typedIn } from '#lib/local-time.ts';
import { dayOf, instantAt, isDay } from '#ui/lib/dates.ts';
import { useNewsAct } from './api.ts';
import type { News } from './api.ts';
import { newsTexts as t } from './ja.ts';

interface Typed {
  readonly kind: NewsKind;
  readonly audience: NewsAudience;
  readonly title: string;
  readonly body: string;
  readonly isPinned: boolean;
  readonly from: string;
  readonly fromTime: string;
  /** Its last day; empty: it has none. */
  readonly until: string;
  readonly reason: string;
}

/** What the parts of the form share. */
export interface NewsForm {
  readonly typed: Typed;
  readonly set: (part: Partial<Typed>) => void;
  /** What is wrong with a field, once it was sent. */
  readonly errorOf: (field: string) => string | undefined;
}

function firstOf(news: News | undefined): Typed {
  if (!news) {
    const { day, time } = typedIn(0);
    return {
      ...{ kind: 'NOTICE', audience: 'ALL', title: '', body: '', isPinned: false },
      ...{ from: day, fromTime: time, until: '', reason: '' },
    };
  }
  const { kind, audience, title, body, isPinned, startsAt, endsAt } = news;
  const { day, time } = typedAt(new Date(startsAt));
  // It ends with a day: the instant before belongs to it.
  const until = endsAt === null ? '' : dayOf(new Date(new Date(endsAt).getTime() - 1));
  return { kind, audience, title, body, isPinned, from: day, fromTime: time, until, reason: '' };
}

const NEVER = new Date(Number.NaN);

/** As the server has it: until the end of its last day. */
function orderOf({ from, fromTime, until, reason: _reason, ...words }: Typed, news: News | undefined) {
  const startsAt = news ? new Date(news.startsAt) : instantOf(from, fromTime);
  const endsAt = until === '' ? null : isDay(until) ? instantAt(until, DAY_MINUTES) : NEVER;
  return { ...words, title: words.title.trim(), startsAt: startsAt ?? NEVER, endsAt };
}

/** The first field that is wrong, as the server checks it; undefined: all is right. */
function wrongIn(typed: Typed, news: News | undefined): string | undefined {
  const order = orderOf(typed, news);
  if (Number.isNaN(order.startsAt.getTime())) return 'startsAt';
  const checked = checkNews(order);
  if (!checked.ok) return checked.error.field;
  const reason = news ? checkNewsReason(typed.reason.trim()) : undefined;
  return reason && !reason.ok ? 'reason' : undefined;
}

/** A piece of news as it is typed, checked by the rule of the server, and written or changed. */
export function useNewsForm(news: News | undefined, onDone: () => void) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => firstOf(news));
  const [wasSent, setSent] = useState(false);
  const wrong = wrongIn(typed, news);
  const save = useNewsAct(
    async (): Promise<string> => {
      const { startsAt, endsAt, kind, audience, ...words } = orderOf(typed, news);
      const body = { ...words, picture: null, endsAt: endsAt?.toISOString() ?? null };
      if (news) {
        const { newsId } = news;
        const reason = typed.reason.trim();
        await call(newsAdminRoutes.editNews, { params: { newsId }, body: { ...body, reason } });
        return newsId;
      }
      const order = { ...body, kind, audience, startsAt: startsAt.toISOString() };
      return (await call(newsAdminRoutes.writeNews, { body: order })).newsId;
    },
    news ? t.edited : t.saved,
    (newsId) => {
      onDone();
      void navigate({ to: '/news', search: { newsId } });
    },
  );
  return {
    form: {
      typed,
      set: (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part })),
      errorOf: (field: string) => (wasSent && wrong === field ? t.wrong[field] : undefined),
    },
    isPending: save.isPending,
    error: save.error,
    onRun: () => {
      setSent(true);
      if (wrong === undefined) save.mutate(undefined);
    },
  };
}
