import type { CopiedDay, OwnSchedule } from '@yoimachi/contract/schedule';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api-error.ts';
import { attemptKey, endAttempt } from '#lib/attempt.ts';
import type { Day } from '#lib/dates.ts';
import { copySchedule } from './api/save-schedule.ts';

const ACT = 'copy-schedule';

interface CopyOrder {
  readonly source: OwnSchedule;
  readonly days: readonly Day[];
  /** What she saw on the days. */
  readonly there: ReadonlyMap<Day, OwnSchedule>;
  readonly confirmedRefusals: number;
}

/** Copies a schedule, once: the same order keeps its key until the server has answered. Reads the schedules again afterwards. */
export function useCopy(onDone: (days: readonly CopiedDay[]) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ source, days, there, confirmedRefusals }: CopyOrder) => {
      const body = {
        scheduleId: source.scheduleId,
        version: source.version,
        days: days.map((day) => ({ day, version: there.get(day)?.version ?? null })),
        confirmedRefusals,
      };
      return copySchedule(body, attemptKey(ACT, body));
    },
    onSuccess: ({ days }) => {
      endAttempt(ACT);
      onDone(days);
      void client.invalidateQueries();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) endAttempt(ACT);
      void client.invalidateQueries({ queryKey: ['schedule'] });
    },
  });
}
