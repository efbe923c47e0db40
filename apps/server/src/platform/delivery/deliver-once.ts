import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database';
import type { Log } from '#platform/log';
import type { Metrics } from '#platform/metrics';
import { begin, end, type Channel } from './delivery.store.ts';

/**
 * `REFUSED`: this recipient cannot be reached with it. `GONE`: the address itself is no more, and is to be forgotten. `UNKNOWN`: it may have been
 * sent, and is not sent again under its key.
 */
export type Delivered = 'GONE' | 'REFUSED' | 'SENT' | 'UNKNOWN';

/** A message surely did not go out; the same one may be tried again. Carries neither recipient nor text. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** The service takes nothing from us for now: too much, or no money. */
  readonly isExhausted: boolean;
  /** How long the service wants to be left alone; undefined where it did not say. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    told: string,
    {
      isExhausted = false,
      retryAfterSeconds,
    }: { readonly isExhausted?: boolean; readonly retryAfterSeconds?: number | undefined } = {},
  ) {
    super(told);
    this.isExhausted = isExhausted;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export interface DeliveryContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
}

/**
 * Gives a message to its service at most once, however often a job or a person repeats it: its row is written before and after. What was
 * begun and never ended, because the process died, may have been sent; it stays unsent rather than being sent twice.
 *
 * @throws DeliveryError when it surely was not sent.
 */
export async function deliverOnce(
  { db, clock, log, metrics }: DeliveryContext,
  { key, channel }: { readonly key: string; readonly channel: Channel },
  send: () => Promise<Delivered>,
): Promise<Delivered> {
  const before = await begin(db, key, channel, clock.now());
  if (before !== null)
    return before === 'SENT' || before === 'REFUSED' || before === 'GONE' ? before : 'UNKNOWN';
  const settle = async (state: Delivered | 'FAILED') => {
    metrics.messages.inc({ channel, outcome: state });
    await end(db, key, state, clock.now());
  };
  try {
    const delivered = await send();
    await settle(delivered);
    if (delivered === 'UNKNOWN') log.warn({ channel, key }, 'a message may have been sent or not');
    return delivered;
  } catch (error) {
    await settle(error instanceof DeliveryError ? 'FAILED' : 'UNKNOWN');
    throw error;
  }
}
