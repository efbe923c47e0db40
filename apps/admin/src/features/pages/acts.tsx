import { useQuery } from '@tanstack/react-query';
import { consentAdminRoutes } from '@yoimachi/contract/consent-admin';
import { contentAdminRoutes } from '@yoimachi/contract/content-admin';
import { isAgreedTo, type AgreedPageId } from '@yoimachi/domain/consent';
import { PAGE_NEWS_MAX, PAGE_WORD_MAX, type PageTextId } from '@yoimachi/domain/page';
import { addDays } from '@yoimachi/domain/time';
import { query } from '#lib/queries.ts';
import { visible } from '#lib/visible.ts';
import { act, check, line, lines } from '#parts/act/index.ts';
import { formatCount } from '#ui/amount.tsx';
import { now } from '#ui/lib/clock.ts';
import { dayOf, formatDay, isDay } from '#ui/lib/dates.ts';
import { ErrorNote, Note } from '#ui/note.tsx';
import type { Version, Word } from './api.ts';
import { pageTexts as t } from './ja.ts';

/** So many days ahead a change of the rules is told. */
const TOLD_DAYS = 7;
const orNull = (typed: string) => (typed.trim() === '' ? null : typed.trim());

/** What pages say of the company in one place; empty takes it back. */
export const enterWord = act(contentAdminRoutes, 'enterPageWord', {
  title: ({ label }) => t.wordTitle(visible(label)),
  help: t.wordsHelp,
  label: t.save,
  open: t.editWord,
  openOf: ({ label }) => t.editWordOf(visible(label)),
  params: ({ kind }: Word) => ({ kind }),
  fields: ({ text }: Word) => ({ text: line(t.wordText, { start: text ?? '', max: PAGE_WORD_MAX }) }),
  refusals: { TEXT_INVALID: ['text', t.wordWrong] },
  body: ({ text }) => ({ text: orNull(text) }),
  done: t.wordSaved,
});

/** A planned version is not read when its day comes. */
export const takeBack = act(contentAdminRoutes, 'takeBackPage', {
  title: ({ version }) => t.takeBackTitle(formatDay(version)),
  help: t.takeBackDetail,
  label: t.takeBack,
  openOf: ({ version }) => t.takeBackOf(formatDay(version)),
  isDestructive: true,
  params: ({ versionId }: Version) => ({ versionId }),
  done: t.wasTakenBack,
});

/** The words of a page as they were written. */
interface Written {
  readonly textId: PageTextId;
  readonly body: string;
}

/** From which day a text is in force, and whether those who agreed are asked again. */
export const plan = act(contentAdminRoutes, 'planPage', {
  title: t.planTitle,
  help: t.planHelp,
  label: t.plan,
  fields: ({ textId }: Written) => ({
    version: line(t.day, {
      type: 'date',
      start: addDays(dayOf(now()), TOLD_DAYS),
      wrong: t.dayWrong,
      isRight: (day) => isDay(day) && day > dayOf(now()),
    }),
    asks: check(t.asks, {
      help: t.asksHelp,
      isCard: true,
      below: (asks) => asks && isAgreedTo(textId) && <Asked textId={textId} />,
    }),
    news: lines(t.news, { help: t.newsHelp, rows: 3, max: PAGE_NEWS_MAX }),
  }),
  check: ({ asks, news }, { textId }) => ({
    asks: asks && !isAgreedTo(textId) ? t.notAgreedTo : undefined,
    news: asks && news.trim() === '' ? t.newsMissing : undefined,
  }),
  refusals: { CONFLICT: ['version', t.taken] },
  body: ({ news, ...typed }, written) => ({ ...written, ...typed, news: orNull(news) }),
  done: t.plannedToast,
});

/** How many a version that asks will ask. */
function Asked({ textId }: { readonly textId: AgreedPageId }) {
  const { data, error } = useQuery(query(consentAdminRoutes.countAskedAnew, { query: { textId } }));
  if (error) return <ErrorNote error={error} />;
  return data && <Note>{t.askedAnew(formatCount(data.accounts))}</Note>;
}
