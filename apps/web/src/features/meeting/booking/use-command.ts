import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { newId } from '#lib/new-id.ts';
import { ApiError } from '#lib/api-error.ts';

/** What the server answers to a command on a booking. */
export interface CommandAnswer {
  readonly bookingId: string;
  readonly version: number;
}

/**
 * One act on a booking. A double tap sends it once. An act that got no answer keeps its key, so that the same act tried again
 * has one effect; an answer of any kind ends it, and at another sum it is another act. Afterwards everything on the screen is read again, also after a refusal,
 * which mostly means that the booking has changed.
 */
export function useCommand<Input>(
  send: (input: Input, idempotencyKey: string) => Promise<CommandAnswer>,
  onDone?: (answer: CommandAnswer) => void,
) {
  const client = useQueryClient();
  const isRunning = useRef(false);
  const act = useRef<{ readonly text: string; readonly key: string } | null>(null);
  const mutation = useMutation({
    mutationFn: (input: Input) => {
      const text = JSON.stringify(input);
      if (act.current?.text !== text) act.current = { text, key: newId() };
      return send(input, act.current.key);
    },
    onSuccess: async (answer) => {
      act.current = null;
      await client.invalidateQueries();
      onDone?.(answer);
    },
    onError: (error) => {
      if (!isAnswered(error)) return;
      act.current = null;
      void client.invalidateQueries();
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  return {
    run: (input: Input) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutation.mutate(input);
    },
    reset: mutation.reset,
    isPending: mutation.isPending,
    error: mutation.error,
  };
}

/** The server has decided: no effect of this act is still under way. */
function isAnswered(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}
