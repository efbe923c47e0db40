import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refresh } from '#lib/queries.ts';
import { showToast } from '#lib/toast.ts';
import { deleteSchedule, saveSchedule } from './api/save-schedule.ts';
import type { Kept, SaveInput } from './api/save-schedule.ts';
import { scheduleTexts as t } from './ja.ts';

export type ScheduleAct =
  | ({ readonly act: 'save' } & SaveInput)
  | { readonly act: 'delete'; readonly kept: Kept; readonly confirmedRefusals: number };

/** Saves or deletes a schedule, once per tap; reloads everything afterwards, whatever the outcome. */
export function useScheduleAct(onDone: () => void) {
  const client = useQueryClient();
  const isRunning = useRef(false);
  const mutation = useMutation({
    mutationFn: async (act: ScheduleAct): Promise<void> => {
      if (act.act === 'save') await saveSchedule(act);
      else await deleteSchedule(act.kept, act.confirmedRefusals);
    },
    onSuccess: (_, act) => {
      showToast(act.act === 'save' ? t.saved : t.deleted, 'ok');
      onDone();
      void client.invalidateQueries();
    },
    onError: () => void refresh(client, scheduleRoutes),
    onSettled: () => {
      isRunning.current = false;
    },
  });
  return {
    run: (act: ScheduleAct) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutation.mutate(act);
    },
    reset: mutation.reset,
    isPending: mutation.isPending,
    error: mutation.error,
    /** The act that is running or has failed. */
    act: mutation.variables,
  };
}
