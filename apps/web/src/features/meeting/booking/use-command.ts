import type { BodyInputOf, Route } from '@yoimachi/contract/route';
import type { CastDecision } from '@yoimachi/domain/booking';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { renew } from '#lib/queries.ts';
import { showToast } from '#lib/toast.ts';
import { useAct } from '#lib/use-act.ts';

/** What a side can do to a booking: by which call, with which decision where it takes one, and what is said when it is done. */
type Acts = Readonly<
  Record<string, { readonly route: Route; readonly decision?: CastDecision; readonly done: string }>
>;

/** One of these acts, with what its call takes. */
type CommandOf<A extends Acts> = {
  [Action in keyof A]: { readonly action: Action } & Omit<BodyInputOf<A[Action]['route']>, 'decision'>;
}[keyof A];

interface Command {
  readonly action: string;
  readonly bookingId: string;
}

/**
 * One act on a booking; at another sum it is another act. Afterwards everything on the screen is read again, also after a refusal,
 * which mostly means that the booking has changed. `onDone` closes whatever asked for it.
 */
export function useCommand<A extends Acts>(acts: A, onDone?: () => void) {
  const client = useQueryClient();
  const act = useAct({
    name: ({ bookingId }: Command) => `booking.${bookingId}`,
    send: async ({ action, ...given }, idempotencyKey) => {
      const { route, decision, done } = acts[action]!;
      const body = { ...given, ...(decision !== undefined && { decision }) };
      await call(route, { body, idempotencyKey } as object);
      showToast(done, 'ok');
    },
    onDone: async () => {
      await renew(client);
      onDone?.();
    },
    onRefused: () => void renew(client),
  });
  return {
    run: (command: CommandOf<A>) => act.mutate(command as unknown as Command),
    reset: act.reset,
    isPending: act.isPending,
    /** Which of them is under way: its button alone answers as pressed. */
    running: act.isPending ? act.variables.action : null,
    error: act.error,
  };
}
