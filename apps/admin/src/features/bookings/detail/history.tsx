import type { OfficeBooking } from '@yoimachi/contract/booking-admin';
import { expectedNames } from '#lib/booking-labels.ja.ts';
import { visible } from '#lib/visible.ts';
import { Panel } from '#parts/panel.tsx';
import { dayOf, formatDayShort, formatTime } from '#ui/lib/dates.ts';
import { Timeline, type TimelineEntry } from '#ui/timeline.tsx';
import { actionNames, actorNames, bookingTexts as t } from '../ja.ts';

/** What stands out when a history is skimmed. */
const ALARMS = new Set([
  'noShow',
  'cancelNoShow',
  'closeNoShow',
  'suspend',
  'cancelForPayment',
  'claimGuestAbsent',
  'claimCastAbsent',
  'objectToClaim',
  'forceCancel',
  'forceEnd',
]);

/** What concerns the booking even where it is kept with one cast. */
const OF_ALL = new Set(['request', 'confirm', 'couldNotTakePart']);

/** What happened to a booking, oldest first, and what the clock or somebody does next. */
export function History({ booking }: { readonly booking: OfficeBooking }) {
  return (
    <Panel title={t.history} aside={t.count(doneOf(booking).length)}>
      <Timeline entries={[...doneOf(booking), ...nextOf(booking)]} />
    </Panel>
  );
}

type Event = OfficeBooking['history'][number];

/** What was done, once for all casts to whom the same was done at once. */
function doneOf({ history, participations }: OfficeBooking): TimelineEntry[] {
  const acts = Map.groupBy(history, ({ at, actor, action }) => `${at} ${actor} ${action}`);
  return [...acts.values()].map((same) => {
    const names = same.flatMap(({ castName }) => (castName === null ? [] : [visible(castName)]));
    const { actor, action } = same[0]!;
    const isOfAll = OF_ALL.has(action) || (names.length === participations.length && actor !== 'cast');
    return entryOf(same[0]!, isOfAll ? '' : names.join('・'));
  });
}

function entryOf({ at, actor, operatorName, action }: Event, names: string): TimelineEntry {
  const what = actionNames[action as keyof typeof actionNames] ?? action;
  return {
    title: names === '' ? what : `${names} ${what}`,
    detail: [stamp(at), operatorName ?? actorNames[actor]].filter(Boolean).join('　'),
    isAlarm: ALARMS.has(action),
  };
}

/** What comes next, once for all casts of whom it is the same. */
function nextOf({ participations }: OfficeBooking): TimelineEntry[] {
  const nexts = Map.groupBy(
    participations.filter(({ next }) => next !== null),
    ({ next }) => `${next!.what} ${next!.at}`,
  );
  return [...nexts.values()].map((same) => {
    const { what, at } = same[0]!.next!;
    const isOfAll = same.length === participations.length;
    const names = same.map(({ cast }) => visible(cast.nickname)).join('・');
    return {
      title: isOfAll ? expectedNames[what] : `${names} ${expectedNames[what]}`,
      detail: at === null ? undefined : stamp(at),
      isNext: true,
    };
  });
}

function stamp(at: string): string {
  const when = new Date(at);
  return `${formatDayShort(dayOf(when))} ${formatTime(when)}`;
}
