import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { showToast } from '#ui/lib/toast.ts';
import { visible } from './visible.ts';

interface Quiet<Given, Answer> {
  readonly act: (given: Given) => Promise<Answer>;
  /** What shows it. */
  readonly keys: readonly QueryKey[];
  readonly onDone?: ((answer: Answer) => void) | undefined;
}

interface Told<Given, Answer> extends Quiet<Given, Answer> {
  readonly said: string | ((answer: Answer, given: Given) => string);
}

/** An act after which what shows it is read anew, also after a refusal: it may have been shown as it no longer was. */
export function useQuietAct<Given, Answer>({ act, keys, onDone }: Quiet<Given, Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: (answer) => onDone?.(answer),
    onSettled: () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

/** The same of an act that is told. */
export const useToldAct = <Given, Answer>({ act, said, ...quiet }: Told<Given, Answer>) =>
  useQuietAct({
    ...quiet,
    act: async (given: Given) => {
      const answer = await act(given);
      showToast(visible(typeof said === 'string' ? said : said(answer, given)), 'ok');
      return answer;
    },
  });
