import { scheduleRoutes } from '@yoimachi/contract/schedule';
import { useQueryClient } from '@tanstack/react-query';
import { refresh, renew } from '#lib/queries.ts';
import { showToast } from '#lib/toast.ts';
import { useOnce } from '#lib/use-act.ts';
import { deleteSchedule, saveSchedule, type Kept, type SaveInput } from './api/save-schedule.ts';
import { scheduleTexts as t } from './ja.ts';

export type ScheduleAct =
  | ({ readonly act: 'save' } & SaveInput)
  | { readonly act: 'delete'; readonly kept: Kept; readonly confirmedRefusals: number };

/** Saves or deletes a schedule, once per tap; reloads everything afterwards, whatever the outcome. */
export function useScheduleAct(onDone: () => void) {
  const client = useQueryClient();
  return useOnce({
    mutationFn: async (act: ScheduleAct): Promise<void> => {
      if (act.act === 'save') await saveSchedule(act);
      else await deleteSchedule(act.kept, act.confirmedRefusals);
    },
    onSuccess: (_, act) => {
      showToast(act.act === 'save' ? t.saved : t.deleted, 'ok');
      onDone();
      void renew(client);
    },
    onError: () => void refresh(client, scheduleRoutes),
  });
}
