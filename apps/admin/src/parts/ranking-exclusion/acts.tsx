import { memberAdminRoutes } from '@yoimachi/contract/member';
import { rankingAdminRoutes, type RankingExclusion } from '@yoimachi/contract/ranking-admin';
import { standingAdminRoutes } from '@yoimachi/contract/standing-admin';
import { EXCLUSION_REASON_MAX, exclusionTerm, isExclusionOpen } from '@yoimachi/domain/ranking';
import { visible } from '#lib/visible.ts';
import { act, line, reasonOf } from '#parts/act/index.ts';
import { now } from '#ui/lib/clock.ts';
import { exclusionTexts as t } from './ja.ts';

/** Whatever is read of rankings: an act on one cast moves others, and her page shows her history, too. */
export const rankingReads = [rankingAdminRoutes, standingAdminRoutes, memberAdminRoutes] as const;
const refreshes = rankingReads;

interface Cast {
  readonly id: string;
  readonly nickname: string;
}

const termOf = ({ fromDay, untilDay }: { readonly fromDay: string; readonly untilDay: string }) => ({
  fromDay: fromDay || null,
  untilDay: untilDay || null,
});

/** Takes a cast out of the rankings: for how long, and why. */
export const exclude = act(rankingAdminRoutes, 'excludeFromRankings', {
  title: ({ nickname }) => t.excludeTitle(visible(nickname)),
  help: t.excludeHelp,
  label: t.excludeShort,
  open: t.exclude,
  openOf: ({ nickname }) => t.excludeTitle(visible(nickname)),
  isDestructive: true,
  params: ({ id }: Cast) => ({ accountId: id }),
  fields: () => ({
    fromDay: line(t.from, { type: 'date', help: t.fromHelp, isHalf: true }),
    untilDay: line(t.until, { type: 'date', help: t.untilHelp, isHalf: true }),
    reason: reasonOf('excludeFromRankings', { help: t.reasonHelp, max: EXCLUSION_REASON_MAX }),
  }),
  check: (typed) => {
    const term = exclusionTerm(termOf(typed), now());
    const wrong = term.ok ? undefined : term.error.field;
    return {
      fromDay: wrong === 'fromDay' ? t.wrong.fromDay : undefined,
      untilDay: wrong === 'untilDay' ? t.wrong.untilDay : undefined,
    };
  },
  body: ({ reason, ...days }) => ({ ...termOf(days), reason }),
  done: t.excluded,
  refreshes,
});

/** A cast stands in the rankings again. */
export const putBack = act(rankingAdminRoutes, 'liftRankingExclusion', {
  title: ({ cast }) => t.putBackOf(visible(cast.nickname)),
  help: t.putBackHelp,
  label: t.putBackShort,
  open: t.putBack,
  openOf: ({ cast }) => t.putBackOf(visible(cast.nickname)),
  isFor: ({ state }) => isExclusionOpen(state),
  params: ({ cast, exclusionId }: RankingExclusion) => ({ accountId: cast.id, exclusionId }),
  fields: () => ({
    reason: reasonOf('liftRankingExclusion', { help: t.reasonHelp, max: EXCLUSION_REASON_MAX }),
  }),
  done: t.isBack,
  refreshes,
});
