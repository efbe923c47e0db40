import { newsAdminRoutes } from '@yoimachi/contract/news-admin';
import { checkBanner, type NewsAudience } from '@yoimachi/domain/news';
import { useState } from 'react';
import { call } from '#lib/api.ts';
import { useNewsAct } from './api.ts';
import { newsTexts as t } from './ja.ts';
import { firstPeriod, periodOf, type TypedPeriod } from './typed-period.ts';
import { missingIn, usePicture } from './use-picture.ts';

interface Typed extends TypedPeriod {
  readonly audience: NewsAudience;
  readonly title: string;
  readonly link: string;
}

const orderOf = ({ audience, title, link, ...period }: Typed) => ({
  audience,
  title: title.trim(),
  link: link.trim(),
  ...periodOf(period),
});

/** The first field that is wrong, as the server checks it; undefined: all is right. */
function wrongIn(typed: Typed): string | undefined {
  const order = orderOf(typed);
  if (Number.isNaN(order.startsAt.getTime())) return 'startsAt';
  const checked = checkBanner(order);
  return checked.ok ? undefined : checked.error.field;
}

/** A new banner as it is typed, checked by the rule of the server, with its picture. */
export function useBannerForm(onDone: () => void) {
  const [typed, setTyped] = useState<Typed>(() => ({
    audience: 'GUESTS',
    title: '',
    link: '',
    ...firstPeriod(undefined),
  }));
  const [wasSent, setSent] = useState(false);
  const picture = usePicture();
  const wrong = wrongIn(typed);
  const missing = missingIn(picture, true);
  const create = useNewsAct(
    async (pictureId: string) => {
      const { startsAt, endsAt, ...words } = orderOf(typed);
      const period = { startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null };
      await call(newsAdminRoutes.createBanner, { body: { ...words, ...period, pictureId } });
    },
    t.bannerMade,
    onDone,
  );
  const [error, setError] = useState<unknown>(null);
  return {
    typed,
    set: (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part })),
    errorOf: (field: string) => (wasSent && wrong === field ? t.wrong[field] : undefined),
    picture,
    pictureError: wasSent ? missing : undefined,
    isPending: create.isPending,
    error,
    onRun: () => {
      setSent(true);
      setError(null);
      if (wrong !== undefined || !picture.sent) return;
      create.mutate(picture.sent.pictureId, {
        onError: (refusal) => setError(picture.takeBack(refusal) ? null : refusal),
      });
    },
  };
}
