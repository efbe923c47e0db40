import { useMutation, type MutateOptions, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';
import { isConsentDue, isRefused, type ApiError } from '#lib/api-error.ts';
import { newId } from './new-id.ts';
import { actEntry } from './session-storage.ts';

/** Something a person does that must not happen twice. */
interface Act<Input, Answer> {
  /** Of acts with the same name one at a time is under way: `gift`, `place.<bookingId>`. Absent: the call needs no key. */
  readonly name?: string | ((input: Input) => string) | undefined;
  readonly send: (input: Input, idempotencyKey: string) => Promise<Answer>;
  /** What makes it another act, with a key of its own; the input where it is absent. */
  readonly contentOf?: (input: Input) => unknown;
  /** Whether it is still under way after this answer or refusal, and sent again with the same key. */
  readonly isOpenAfter?: (outcome: Answer | ApiError) => boolean;
  /** It is pending until this has ended. */
  readonly onDone?: (answer: Answer, input: Input) => unknown;
  /** The server has refused it (4xx), which mostly means that something on the screen is not what it was. */
  readonly onRefused?: (error: ApiError) => void;
}

/**
 * The one way to send a call that is `idempotent`. Its key is kept for this tab, over other tries, a lost answer and a reload, until the
 * server has answered (2xx or 4xx) or something else is sent. A double tap sends once.
 */
export function useAct<Input, Answer>({ onDone, onRefused, ...act }: Act<Input, Answer>) {
  return useOnce({
    mutationFn: (input: Input) => sendAct(act, input),
    onSuccess: (answer, input) => onDone?.(answer, input),
    onError: (error) => {
      if (isRefused(error)) onRefused?.(error);
    },
  });
}

/** A mutation that runs once at a time: a double tap sends once. */
export function useOnce<Input, Answer>(options: Omit<UseMutationOptions<Answer, Error, Input>, 'onSettled'>) {
  const isRunning = useRef(false);
  const mutation = useMutation({
    ...options,
    onSettled: () => {
      isRunning.current = false;
    },
  });
  return {
    ...mutation,
    mutate: (input: Input, extra?: MutateOptions<Answer, Error, Input>) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutation.mutate(input, extra ?? {});
    },
  };
}

async function sendAct<Input, Answer>(
  { name, send, contentOf, isOpenAfter }: Act<Input, Answer>,
  input: Input,
): Promise<Answer> {
  if (name === undefined) return send(input, '');
  const entry = typeof name === 'string' ? name : name(input);
  const end = (outcome: Answer | ApiError) => {
    if (!isOpenAfter?.(outcome)) endAct(entry);
  };
  try {
    const answer = await send(input, keyOf(entry, contentOf ? contentOf(input) : input));
    end(answer);
    return answer;
  } catch (error) {
    // An earlier try may have got through before something new had to be agreed to.
    if (isRefused(error) && !isConsentDue(error)) end(error);
    throw error;
  }
}

/** The key of the last try where its content was the same, a new one otherwise; for an act that is more than its call. */
export function keyOf(act: string, content: unknown): string {
  const text = JSON.stringify(content);
  const last = readLast(act);
  if (last?.content === text) return last.key;
  const key = newId();
  sessionStorage.setItem(actEntry(act), JSON.stringify({ content: text, key }));
  return key;
}

function readLast(act: string): { readonly content: string; readonly key: string } | null {
  try {
    return JSON.parse(sessionStorage.getItem(actEntry(act)) ?? 'null');
  } catch {
    return null;
  }
}

/** What an answer had left under way has ended: the next one is a new one, even of the same content. */
export function endAct(act: string): void {
  sessionStorage.removeItem(actEntry(act));
}
