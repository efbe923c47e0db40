import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queueAdminRoutes } from '@yoimachi/contract/queue';
import { refresh } from '#lib/queries.ts';
import { visible } from '#lib/visible.ts';
import { showToast } from '#ui/lib/toast.ts';
import { useDesk } from './desk-context.ts';

interface Act<Given, Answer> {
  readonly act: (given: Given) => Promise<Answer>;
  /** Told once it is done; null: the screen shows it itself. */
  readonly said: (answer: Answer, given: Given) => string | null;
  /** It does not end the row's waiting. */
  readonly stays?: boolean;
}

/** An act on the chosen row: it is told, the lists are read again, and the next row is chosen. */
export function useAct<Given, Answer>({ act, said, stays }: Act<Given, Answer>) {
  const queryClient = useQueryClient();
  const { reads, next } = useDesk();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer, given) => {
      const text = said(answer, given);
      if (text !== null) showToast(visible(text), 'ok');
      if (!stays) next();
    },
    // Also after a refusal: somebody else may have decided meanwhile.
    onSettled: () => refresh(queryClient, reads, queueAdminRoutes),
  });
}
