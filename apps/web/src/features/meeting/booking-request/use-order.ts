import type { CastDay } from '@yoimachi/contract/schedule';
import { useNow } from '#lib/use-now.ts';
import { pointsOfAll } from './chosen-casts.ts';
import type { Draft } from './draft.ts';
import type { Sheet } from './sheet.ts';
import { useAsked } from './use-asked.ts';
import { useChange } from './use-change.ts';
import { useCost } from './use-cost.ts';
import { useDraft } from './use-draft.ts';
import { canStart, checkChoice, startMinutes } from './window.ts';
import type { Choice, RequestField } from './window.ts';

const OF_TIME: readonly RequestField[] = ['day', 'startMinute', 'endMinute'];
const NOTHING_WRONG: ReturnType<typeof checkChoice> = new Map();

/** What is typed, what of it is wrong, who is asked, and what it costs. */
export function useOrder(sheet: Sheet) {
  const { castDay, several } = sheet;
  const now = useNow();
  const [draft, writeDraft] = useDraft(sheet);
  const { changed, setChanged, onRefused } = useChange(sheet.onStale);
  const castIds = several ? draft.others : [];
  const choice = castDay && choiceOf(draft, castDay, now);
  const local = castDay && choice ? checkChoice(castDay, choice, now, 1 + castIds.length) : NOTHING_WRONG;
  const isTimeRight = choice !== null && OF_TIME.every((field) => !local.has(field));
  const canBeAsked = isTimeRight && !local.has('guestCount');
  const asked = useAsked({
    ...{ sheet, others: castIds, choice, canBeAsked },
    onChanged: setChanged,
    onRefused,
  });
  const required = !choice ? 0 : asked.isRead ? pointsOfAll(asked.priced, choice.minutes) : null;
  const cost = useCost(required, asked.quote.data);
  return {
    ...{ draft, writeDraft, choice, local, isTimeRight, asked, cost },
    ...{ changed, forgetChange: () => setChanged(null), onRefused },
  };
}

/** The first time she can be met stands for a start that was not chosen yet. */
function choiceOf(draft: Draft, castDay: CastDay, now: Date): Choice | null {
  const first = startMinutes(castDay).find((minute) => canStart(castDay, minute, now));
  const startMinute = draft.startMinute ?? first;
  return startMinute === undefined ? null : { ...draft, startMinute };
}
