import { DeliveryError, NOT_CONNECTED, retryAfterSeconds, type Delivered } from '#platform/delivery';

export type Judged =
  | { readonly kind: 'delivered'; readonly delivered: Delivered }
  /** `mayPass`: another try in a moment may succeed. */
  | { readonly kind: 'failed'; readonly error: DeliveryError; readonly mayPass: boolean };

/** What LINE says of a person that this account may not write to, and of an id that is nobody's. */
const NO_FRIEND = /failed to send messages/i;
const NOBODY = /property,? '?to'?,? in the request body is invalid/i;
/** What it says when the plan's messages of the month are used up; it does so with 429, as for too many at once. */
const MONTH_IS_FULL = /monthly limit/i;
/** The first of the next month is a matter of LINE's; until then it is asked once in a while. */
const MONTH_IS_FULL_SECONDS = 6 * 3600;

interface SdkError {
  readonly status?: number;
  readonly headers?: Headers;
  readonly body?: string;
  /** Of fetch: what went wrong below it. */
  readonly cause?: { readonly code?: unknown };
}

const delivered = (outcome: Delivered): Judged => ({ kind: 'delivered', delivered: outcome });

/** What an error of the SDK means. The error itself carries LINE's answer and is passed on to nobody. */
export function judge(error: unknown): Judged {
  const { status, headers, body = '', cause } = error as SdkError;
  if (status === undefined) return silence(cause?.code);
  // Its retry key has been accepted before.
  if (status === 409) return delivered('SENT');
  if (status === 404 || (status === 400 && NOBODY.test(body))) return delivered('GONE');
  if (status === 400 && NO_FRIEND.test(body)) return delivered('REFUSED');
  if (status === 429) return full(headers, body);
  // Under the same key it may be tried again; it may also have been taken.
  if (status >= 500) return uncertain(String(status));
  return { kind: 'failed', error: new DeliveryError(`LINE: ${status}`), mayPass: false };
}

function full(headers: Headers | undefined, body: string): Judged {
  const isMonth = MONTH_IS_FULL.test(body);
  const said = retryAfterSeconds({ retryAfter: headers?.get('retry-after'), date: headers?.get('date') });
  const error = new DeliveryError(isMonth ? 'LINE: 429 monthly limit' : 'LINE: 429', {
    isExhausted: true,
    retryAfterSeconds: said ?? (isMonth ? MONTH_IS_FULL_SECONDS : undefined),
  });
  return { kind: 'failed', error, mayPass: !isMonth && said === undefined };
}

function silence(code: unknown): Judged {
  if (!NOT_CONNECTED.has(code) && code !== 'UND_ERR_CONNECT_TIMEOUT') return uncertain('no answer');
  return { kind: 'failed', error: new DeliveryError(`LINE: ${String(code)}`), mayPass: true };
}

/** It may have been taken, and LINE will say so under the same key. */
export const uncertain = (told: string): Judged => ({
  kind: 'failed',
  error: new DeliveryError(`LINE: ${told}`, { isUncertain: true }),
  mayPass: true,
});
