import { addMinutes } from '@yoimachi/domain/time';
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

interface Refusal {
  readonly isExhausted?: boolean;
  readonly isUncertain?: boolean;
  readonly retryAfterSeconds?: number | undefined;
}

/**
 * A message surely did not go out, unless `isUncertain`; the same one may be tried again. Carries neither recipient nor text.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** The service takes nothing from us for now: too much, or no money. */
  readonly isExhausted: boolean;
  /** How long the service wants to be left alone; undefined where it did not say. */
  readonly retryAfterSeconds: number | undefined;
  /**
   * It may have gone out. The service knows it by its key and takes it once, so the same one may be tried again there, within the time that
   * `deliverOnce` was told; another channel would perhaps say it twice.
   */
  readonly isUncertain: boolean;

  constructor(told: string, { isExhausted = false, isUncertain = false, retryAfterSeconds }: Refusal = {}) {
    super(told);
    this.isExhausted = isExhausted;
    this.isUncertain = isUncertain;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The same error of a message that another try may have brought on its way. */
export const asUncertain = ({ message, isExhausted, retryAfterSeconds }: DeliveryError): DeliveryError =>
  new DeliveryError(message, { isExhausted, isUncertain: true, retryAfterSeconds });

/** What a connection that was not made says: no request was, so nothing was sent. */
export const NOT_CONNECTED: ReadonlySet<unknown> = new Set([
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

export interface DeliveryContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
}

interface Message {
  readonly key: string;
  readonly channel: Channel;
  /**
   * How long after the first try its service still knows the message by its key. Absent: it never does, and what may have been sent is not sent
   * again.
   */
  readonly knownMinutes?: number;
}

/**
 * Gives a message to its service at most once, however often a job or a person repeats it: its row is written before and after. What was
 * begun and never ended, because the process died, may have been sent; it stays unsent rather than being sent twice. Where the service itself
 * takes a key only once, it is handed over again instead, as long as the key is known there.
 *
 * @throws DeliveryError when it surely was not sent, or may be handed over again.
 */
export async function deliverOnce(
  { db, clock, log, metrics }: DeliveryContext,
  { key, channel, knownMinutes = 0 }: Message,
  send: () => Promise<Delivered>,
): Promise<Delivered> {
  const at = clock.now();
  const begun = await begin(db, { key, channel, at, knownSince: addMinutes(at, -knownMinutes) });
  if (!begun.isBegun) return isOver(begun.before) ? begun.before : 'UNKNOWN';
  const settle = async (state: Delivered | 'FAILED') => {
    metrics.messages.inc({ channel, outcome: state });
    await end(db, key, state, clock.now());
  };
  try {
    const delivered = await send();
    await settle(delivered);
    if (delivered === 'UNKNOWN') log.warn({ channel, key }, 'a message may have been sent or not');
    return delivered;
  } catch (thrown) {
    // What an earlier try may have brought on its way stays that way.
    const mayBeSent = thrown instanceof DeliveryError && begun.before !== null && begun.before !== 'FAILED';
    const error = mayBeSent ? asUncertain(thrown) : thrown;
    await settle(error instanceof DeliveryError && !error.isUncertain ? 'FAILED' : 'UNKNOWN');
    throw error;
  }
}

const isOver = (state: string | null): state is Delivered =>
  state === 'SENT' || state === 'REFUSED' || state === 'GONE';
