import { operatorAdminRoutes } from '@yoimachi/contract/operator';
import { standingAdminRoutes } from '@yoimachi/contract/standing-admin';
import { HIGHEST_WEIGHT } from '@yoimachi/domain/standing';
import { instantOf, typedIn } from '#lib/local-time.ts';
import { act, count, line } from '#parts/act/index.ts';
import { now } from '#ui/lib/clock.ts';
import { formatDeadline } from '#ui/lib/dates.ts';
import { Note } from '#ui/note.tsx';
import type { Weight } from './api.ts';
import { operationTexts as t } from './ja.ts';
import { Preview } from './preview.tsx';
import { shareOf, withWeight } from './share.ts';

const HOUR_MINUTES = 60;

/** When it is to end; null: that is no time, or is over. */
function untilOf({ day, time }: { readonly day: string; readonly time: string }): Date | null {
  const until = instantOf(day, time);
  return until && until > now() ? until : null;
}

/** Closes the product, and says until when. */
export const beginMaintenance = act(operatorAdminRoutes, 'beginMaintenance', {
  title: t.beginTitle,
  help: t.beginHelp,
  label: t.begin,
  isDestructive: true,
  fields: () => {
    const first = typedIn(HOUR_MINUTES);
    return {
      day: line(t.until, { type: 'date', start: first.day, isHalf: true }),
      time: line(t.time, { type: 'time', start: first.time, isHalf: true }),
    };
  },
  check: (typed) => (untilOf(typed) ? {} : { day: t.untilWrong }),
  aside: (typed) => {
    const until = untilOf(typed);
    return until && <Note>{t.sentence(formatDeadline(until, now()))}</Note>;
  },
  body: (sent) => ({ until: untilOf(sent)!.toISOString() }),
  done: t.begun,
});

export const endMaintenance = act(operatorAdminRoutes, 'endMaintenance', {
  title: t.endTitle,
  help: t.endDetail,
  label: t.end,
  done: t.ended,
});

/** A weight among all. */
export interface OneOf extends Weight {
  readonly all: readonly Weight[];
}
const isWeight = (weight: number | null): weight is number => weight !== null && weight <= HIGHEST_WEIGHT;

/** Another weight, with how much of the whole it is then, and what it makes of the first page. */
export const editWeight = act(standingAdminRoutes, 'editRecommendationWeight', {
  title: ({ kind }) => t.changeTitle(t.names[kind]),
  help: ({ kind }) => t.help[kind],
  label: t.change,
  openOf: ({ kind }) => t.changeOf(t.names[kind]),
  isWide: true,
  params: ({ kind }: OneOf) => ({ kind }),
  fields: ({ weight }) => ({ weight: count(t.weight, t.weightWrong, { start: weight, isRight: isWeight }) }),
  aside: ({ weight }, { all, kind, weight: before }) => (
    <>
      {isWeight(weight) && <Note>{t.becomes(shareOf(all, kind, before), shareOf(all, kind, weight))}</Note>}
      <Preview weights={isWeight(weight) ? withWeight(all, kind, weight) : null} />
    </>
  ),
  done: t.changed,
});
