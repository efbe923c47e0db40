import type { CopiedDay, OwnSchedule } from '@yoimachi/contract/schedule';
import { useState } from 'react';
import type { Day } from '#lib/dates.ts';
import { useNow } from '#lib/use-now.ts';
import { copyPreview, freeSameWeekdays, sumOf } from './copy-preview.ts';
import { failureOf } from './schedule-failure.ts';
import { useCopy } from './use-copy.ts';

/** Which days are chosen, what copying would do to them, and the copy itself. `upcoming`: schedules from today on. */
export function useCopyChoice(
  source: OwnSchedule,
  upcoming: readonly OwnSchedule[],
  onCopied: (days: readonly CopiedDay[]) => void,
) {
  const now = useNow();
  const [chosen, setChosen] = useState<ReadonlySet<Day>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const copy = useCopy(onCopied);
  const there = new Map(upcoming.map((schedule) => [schedule.day, schedule]));
  const preview = copyPreview(source, upcoming, now);
  const sum = sumOf(preview, chosen);
  const choose = (days: Iterable<Day>) => {
    copy.reset();
    setChosen(new Set(days));
  };
  const run = () => {
    const days = sum.copies.map(({ day }) => day);
    if (!copy.isPending) copy.mutate({ source, days, there, confirmedRefusals: sum.refused.length });
  };
  return {
    preview,
    chosen,
    sum,
    isAsking,
    isPending: copy.isPending,
    failure: failureOf(copy.error),
    startOf: (day: Day) => there.get(day)?.fromMinute,
    toggle: (day: Day) =>
      choose(chosen.has(day) ? [...chosen].filter((other) => other !== day) : [...chosen, day]),
    chooseWeekdays: () => choose([...chosen, ...freeSameWeekdays(preview, source)]),
    clear: () => choose([]),
    /** Copies; asks first if something existing changes. */
    start: () => (sum.countOf('CHANGED') > 0 ? setAsking(true) : run()),
    run,
    stopAsking: () => {
      copy.reset();
      setAsking(false);
    },
  };
}
