import type * as z from 'zod/mini';
import type { Trx } from '#platform/database';

/** A kind of work to be done soon: a name, and what one piece of it has to know. */
export interface Job<Payload extends object> {
  /** In the database; jobs of a running product are found by it, so it never changes. */
  readonly name: string;
  /** Ids rather than what stands behind them: a payload stays in the database, and what it names may change. */
  readonly schema: z.ZodMiniType<Payload>;
}

export const job = <Payload extends object>(name: string, schema: z.ZodMiniType<Payload>): Job<Payload> => ({
  name,
  schema,
});

/** Who does the jobs of a kind. */
export interface JobWork {
  readonly name: string;
  /** Throws when it was not done: it is tried again. */
  run(data: unknown): Promise<void>;
}

/**
 * Says who does a job. It runs at least once after its transaction has committed: again when it fails, and again when the process dies
 * before its end is written. What it does outside the database may therefore be seen twice.
 */
export function does<Payload extends object>(
  { name, schema }: Job<Payload>,
  run: (payload: Payload) => Promise<unknown>,
): JobWork {
  return {
    name,
    async run(data) {
      await run(schema.parse(data));
    },
  };
}

/** How features leave work behind. */
export interface JobSender {
  /** Enqueues within the caller's transaction. Throws while the queue is not ready, which undoes that transaction. */
  send<Payload extends object>(trx: Trx, job: Job<Payload>, payload: NoInfer<Payload>): Promise<void>;
  /** Several of a kind in one statement. */
  sendAll<Payload extends object>(
    trx: Trx,
    job: Job<Payload>,
    payloads: readonly NoInfer<Payload>[],
  ): Promise<void>;
}
