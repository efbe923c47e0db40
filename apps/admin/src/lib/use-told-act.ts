import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#ui/lib/toast.ts';
import { refresh, type Calls } from './queries.ts';
import { visible } from './visible.ts';

interface Quiet<Given, Answer> {
  readonly act: (given: Given) => Promise<Answer>;
  /** The calls that show it. */
  readonly refreshes: readonly Calls[];
  readonly onDone?: ((answer: Answer, given: Given) => void) | undefined;
}

interface Told<Given, Answer> extends Quiet<Given, Answer> {
  readonly said: string | ((answer: Answer, given: Given) => string);
}

/**
 * An act after which what shows it is read again, also after a refusal: it may have been shown as it no longer was. It is done only then,
 * so that whoever opens it at once for the next change does not begin from what it was.
 */
export function useQuietAct<Given, Answer>({ act, refreshes, onDone }: Quiet<Given, Answer>) {
  const queryClient = useQueryClient();
  const readAgain = () => refresh(queryClient, ...refreshes);
  return useMutation({
    mutationFn: act,
    onSuccess: async (answer, given) => {
      await readAgain();
      onDone?.(answer, given);
    },
    onError: readAgain,
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
