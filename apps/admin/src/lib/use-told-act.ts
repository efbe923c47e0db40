import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { showToast } from '#ui/lib/toast.ts';
import { visible } from './visible.ts';

interface Quiet<Given, Answer> {
  readonly act: (given: Given) => Promise<Answer>;
  /** What shows it. */
  readonly keys: readonly QueryKey[];
  readonly onDone?: ((answer: Answer, given: Given) => void) | undefined;
}

interface Told<Given, Answer> extends Quiet<Given, Answer> {
  readonly said: string | ((answer: Answer, given: Given) => string);
}

/**
 * An act after which what shows it is read again, also after a refusal: it may have been shown as it no longer was. It is done only then,
 * so that whoever opens it at once for the next change does not begin from what it was.
 */
export function useQuietAct<Given, Answer>({ act, keys, onDone }: Quiet<Given, Answer>) {
  const queryClient = useQueryClient();
  const readAnew = () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: act,
    onSuccess: async (answer, given) => {
      await readAnew();
      onDone?.(answer, given);
    },
    onError: readAnew,
  });
}

/** The same of an act that is told. */
export const useToldAct = <Given, Answer>({ said, onDone, ...quiet }: Told<Given, Answer>) =>
  useQuietAct<Given, Answer>({
    ...quiet,
    onDone: (answer, given) => {
      showToast(visible(typeof said === 'string' ? said : said(answer, given)), 'ok');
      onDone?.(answer, given);
    },
  });
