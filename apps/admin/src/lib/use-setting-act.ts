import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { showToast } from '#ui/lib/toast.ts';
import { visible } from './visible.ts';

/** What was set, whose changes stand beside it. */
export const settingChangesKey = ['setting-changes'] as const;

interface Act<Given> {
  readonly act: (given: Given) => Promise<unknown>;
  readonly said: string;
  /** What shows the setting. */
  readonly key: QueryKey;
  readonly onDone?: () => void;
}

/** Something is set: it is told, and what shows it is read anew with its changes, also after a refusal. */
export function useSettingAct<Given>({ act, said, key, onDone }: Act<Given>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      showToast(visible(said), 'ok');
      onDone?.();
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: key }),
        queryClient.invalidateQueries({ queryKey: settingChangesKey }),
      ]),
  });
}
