import { DeliveryError, NOT_CONNECTED, type Delivered } from '#platform/delivery';

type Judged =
  | { readonly kind: 'delivered'; readonly delivered: Delivered }
  /** Surely not sent. `mayPass`: another try in a moment may succeed. */
  | { readonly kind: 'not sent'; readonly error: DeliveryError; readonly mayPass: boolean };

/**
 * Twilio's codes for a recipient that it cannot reach: not a number, not one that takes SMS, or its owner has stopped us.
 * https://www.twilio.com/docs/api/errors
 */
const REFUSED: ReadonlySet<number> = new Set([21211, 21214, 21217, 21408, 21610, 21612, 21614, 21635]);

/** It takes nothing from us: too many at once or in the queue, the daily limit reached, the account not active or without money. */
const EXHAUSTED: ReadonlySet<number> = new Set([14107, 20005, 20429, 21611, 30001, 30002, 63038, 90010]);

/** A message is not held back within a call for longer than this: somebody may wait for a code. */
const LONGEST_REST_SECONDS = 1;

interface SdkError {
  readonly name?: string;
  /** Of an answer. */
  readonly status?: number;
  /** Twilio's number, or the system's word when there was no answer. */
  readonly code?: number | string | undefined;
  /** Of an AskedToWait. */
  readonly seconds?: number;
}

/** What an error of the SDK means. The error itself carries the request with its secrets and is passed on to nobody. */
export function judge(error: unknown): Judged {
  const { status, code, seconds } = error as SdkError;
  if (typeof status !== 'number') return judgeSilence(code);
  const notSent = (isExhausted: boolean, mayPass: boolean): Judged => ({
    kind: 'not sent',
    error: new DeliveryError(`Twilio: ${status} ${code ?? ''}`.trimEnd(), {
      isExhausted,
      retryAfterSeconds: seconds,
    }),
    mayPass: mayPass && (seconds ?? 0) <= LONGEST_REST_SECONDS,
  });
  if (typeof code === 'number' && REFUSED.has(code)) return { kind: 'delivered', delivered: 'REFUSED' };
  if (status === 429) return notSent(true, true);
  if (typeof code === 'number' && EXHAUSTED.has(code)) return notSent(true, false);
  // Turned away at the door: behind an answer of Twilio's own the message may exist.
  if (status === 503 && code === undefined) return notSent(false, true);
  if (status >= 500 || status < 400) return { kind: 'delivered', delivered: 'UNKNOWN' };
  return notSent(false, false);
}

function judgeSilence(code: unknown): Judged {
  if (typeof code !== 'string' || !NOT_CONNECTED.has(code))
    return { kind: 'delivered', delivered: 'UNKNOWN' };
  return { kind: 'not sent', error: new DeliveryError(`Twilio: ${code}`), mayPass: true };
}
