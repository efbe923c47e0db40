import type { CastDay } from '@yoimachi/contract/schedule';
import { MAX_CASTS } from '@yoimachi/domain/booking';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Day } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { readDraft, writeDraft, type Draft } from './draft.ts';
import type { RequestStart } from './request.ts';
import { canStart, checkChoice, startMinutes, type RequestField } from './window.ts';

const OF_TIME: readonly RequestField[] = ['day', 'startMinute', 'endMinute'];
const NOTHING_WRONG: ReturnType<typeof checkChoice> = new Map();

export type Order = ReturnType<typeof useOrder>;

/** What is typed, kept over reloads, and what of it is wrong as far as this side can tell. */
export function useOrder({
  cast: { castId },
  days,
  day,
  several,
}: Pick<RequestStart, 'cast' | 'days' | 'day' | 'several'>) {
  const now = useNow();
  const [draft, setDraft] = useState(() => firstDraft(castId, several?.prefill ?? []));
  const isPrefilled = (several?.prefill.length ?? 0) > 0;
  const forgetPrefill = useEffectEvent(() => {
    writeDraft(castId, draft);
    several?.onPrefilled();
  });
  useEffect(() => {
    if (isPrefilled) forgetPrefill();
  }, [isPrefilled]);
  const castDay = days.find((each) => each.day === day && each.blockedBy === null) ?? null;
  const castIds = several ? draft.others : [];
  const firstStart = useShownStart(castDay, now);
  const startMinute = draft.startMinute ?? firstStart;
  const choice = castDay && startMinute !== null ? { ...draft, startMinute } : null;
  const local = castDay && choice ? checkChoice(castDay, choice, now, 1 + castIds.length) : NOTHING_WRONG;
  const isTimeRight = choice !== null && OF_TIME.every((field) => !local.has(field));
  return {
    draft,
    change: (part: Partial<Draft>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      writeDraft(castId, next);
    },
    /** Takes what another screen has kept. */
    readAgain: () => setDraft(readDraft(castId)),
    /** The chosen day, if it can be requested. */
    castDay,
    /** What a start that was not chosen is; null where the day offers none. */
    firstStart,
    /** Casts beside the first. */
    castIds,
    choice,
    local,
    isTimeRight,
    /** Nothing that is typed stands against asking the server. */
    canBeAsked: isTimeRight && !local.has('guestCount'),
  };
}

/** What was typed last; with the casts of a booking that is asked for again where the address names them. */
function firstDraft(castId: string, prefill: readonly string[]): Draft {
  const kept = readDraft(castId);
  const others = prefill.length > 0 ? prefill : kept.others;
  const distinct = [...new Set(others)].filter((id) => id !== castId);
  return { ...kept, others: distinct.slice(0, MAX_CASTS - 1) };
}

/**
 * The first available time of the day, which stands in for a start not yet chosen. It stays what it was when the day was first shown: what
 * a later look at her schedule changes is told, and does not put another time where one was read.
 */
function useShownStart(castDay: CastDay | null, now: Date): number | null {
  const [shown, setShown] = useState<{ readonly day: Day; readonly startMinute: number } | null>(null);
  if (castDay === null) return null;
  if (shown?.day === castDay.day) return shown.startMinute;
  const first = startMinutes(castDay).find((minute) => canStart(castDay, minute, now));
  if (first === undefined) return null;
  setShown({ day: castDay.day, startMinute: first });
  return first;
}
