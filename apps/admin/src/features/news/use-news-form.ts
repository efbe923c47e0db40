import { newsAdminRoutes } from '@yoimachi/contract/news-admin';
import { checkNews, checkNewsReason, type NewsAudience, type NewsKind } from '@yoimachi/domain/news';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { useNewsAct, type News } from './api.ts';
import { newsTexts as t } from './ja.ts';
import { firstPeriod, periodOf, type TypedPeriod } from './typed-period.ts';
import { missingIn, usePicture } from './use-picture.ts';

interface Typed extends TypedPeriod {
  readonly kind: NewsKind;
  readonly audience: NewsAudience;
  readonly title: string;
  readonly body: string;
  readonly isPinned: boolean;
  /** The picture it has goes when it is saved, unless another one takes its place. */
  readonly dropsPicture: boolean;
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
  const { kind, audience, title, body, isPinned } = news ?? NEW;
  return { kind, audience, title, body, isPinned, dropsPicture: false, reason: '', ...firstPeriod(news) };
}

const NEW = { kind: 'NOTICE', audience: 'ALL', title: '', body: '', isPinned: false } as const;

const orderOf = (typed: Typed, news: News | undefined) => {
  const { kind, audience, title, body, isPinned } = typed;
  return { kind, audience, title: title.trim(), body, isPinned, ...periodOf(typed, news) };
};

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
  const [error, setError] = useState<unknown>(null);
  const picture = usePicture();
  const wrong = wrongIn(typed, news);
  const missing = missingIn(picture, false);
  const save = useNewsAct(
    async (): Promise<string> => {
      const { startsAt, endsAt, kind, audience, ...words } = orderOf(typed, news);
      const pictureId = picture.sent?.pictureId ?? null;
      const body = { ...words, pictureId, endsAt: endsAt?.toISOString() ?? null };
      if (news) {
        const { newsId } = news;
        const reason = typed.reason.trim();
        const dropsPicture = typed.dropsPicture && pictureId === null;
        await call(newsAdminRoutes.editNews, { params: { newsId }, body: { ...body, dropsPicture, reason } });
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
    picture,
    pictureError: wasSent ? missing : undefined,
    error,
    onRun: () => {
      setSent(true);
      setError(null);
      if (wrong !== undefined || missing !== undefined) return;
      save.mutate(undefined, {
        onError: (refusal) => setError(picture.takeBack(refusal) ? null : refusal),
      });
    },
  };
}
