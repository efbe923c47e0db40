import { useMutation, useQueryClient } from '@tanstack/react-query';
import { visible } from '#lib/visible.ts';
import { showToast } from '#ui/lib/toast.ts';
import { useReasonedRun } from '#parts/workbench/index.ts';
import { memberKey } from '../api.ts';

interface Act<Given, Answer> {
  readonly accountId: string;
  readonly act: (given: Given) => Promise<Answer>;
  readonly said: (answer: Answer, given: Given) => string;
  readonly onClose: () => void;
}

/** An act on a member: it is told, its dialog closes, and what the page shows is read anew, also after a refusal. */
export function useMemberAct<Given, Answer>({ accountId, act, said, onClose }: Act<Given, Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer, given) => {
      showToast(visible(said(answer, given)), 'ok');
      onClose();
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: memberKey(accountId) }),
        queryClient.invalidateQueries({ queryKey: ['members'] }),
      ]),
  });
}

/** An act on a member that needs nothing but a reason, which its field is asked for when it runs. */
export function useReasonedAct<Answer>(of: Act<string, Answer>) {
  const { error, isPending, mutate } = useMemberAct(of);
  return { ...useReasonedRun(mutate), error, isPending };
}
