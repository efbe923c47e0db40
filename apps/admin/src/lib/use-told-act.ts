import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { showToast } from '#ui/lib/toast.ts';
import { visible } from './visible.ts';

interface Act<Given, Answer> {
  readonly act: (given: Given) => Promise<Answer>;
  readonly said: string;
  /** What shows it. */
  readonly keys: readonly QueryKey[];
  readonly onDone?: ((answer: Answer) => void) | undefined;
}

/** An act that is told, after which what shows it is read anew, also after a refusal. */
export function useToldAct<Given, Answer>({ act, said, keys, onDone }: Act<Given, Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer) => {
      showToast(visible(said), 'ok');
      onDone?.(answer);
    },
    onSettled: () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
