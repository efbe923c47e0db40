import { useQueryClient } from '@tanstack/react-query';
import { useAct } from '#lib/use-act.ts';

/** What the server answers to a command on a booking. */
export interface CommandAnswer {
  readonly bookingId: string;
  readonly version: number;
}

/**
 * One act on a booking; at another sum it is another act. Afterwards everything on the screen is read again, also after a refusal,
 * which mostly means that the booking has changed.
 */
export function useCommand<Input extends { readonly bookingId: string }>(
  send: (input: Input, idempotencyKey: string) => Promise<CommandAnswer>,
  onDone?: (answer: CommandAnswer) => void,
) {
  const client = useQueryClient();
  const act = useAct({
    name: ({ bookingId }: Input) => `booking.${bookingId}`,
    send,
    onDone: async (answer) => {
      await client.invalidateQueries();
      onDone?.(answer);
    },
    onRefused: () => void client.invalidateQueries(),
  });
  return {
    run: (input: Input) => act.mutate(input),
    reset: act.reset,
    isPending: act.isPending,
    error: act.error,
  };
}
