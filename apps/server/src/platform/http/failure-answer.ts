import { authMessages, filled } from '@yoimachi/contract/errors';
import { entryOf } from '@yoimachi/contract/operator-errors';
import type { Failure } from '@yoimachi/domain/result';
import type { FastifyReply } from 'fastify';
import { authCodeOf } from './auth.ts';

/** Used where the wait is unknown: an overload passes, a product limit lasts. */
const UNKNOWN_WAIT_SECONDS: Readonly<Record<number, number>> = { 429: 60, 503: 5 };

export interface FailureAnswer {
  readonly status: number;
  /** Seconds until a retry makes sense, for every 429 and 503. */
  readonly retryAfter?: number;
  readonly body: { code: string | number; message: string; details?: Record<string, unknown> };
}

/**
 * The response to a failure: its catalogue status and `{ code, message, details? }`; `details.field` names the input to blame. The wait is
 * taken from `details.retryAfterSeconds`, or from `details.until` by the product's time if given.
 */
export function failureAnswer(failure: Failure, now?: Date): FailureAnswer {
  if (failure.code === 'UNAUTHENTICATED') {
    const code = authCodeOf(failure);
    const reason = failure.details?.['reason'];
    const details = typeof reason === 'string' && { details: { reason } };
    return { status: 401, body: { code, message: authMessages[code], ...details } };
  }
  const details = { ...failure.details, ...(failure.field !== undefined && { field: failure.field }) };
  const { status, message } = entryOf(failure.code);
  const unknownWait = UNKNOWN_WAIT_SECONDS[status];
  return {
    status,
    ...(unknownWait !== undefined && { retryAfter: waitSeconds(details, now) ?? unknownWait }),
    body: {
      code: failure.code,
      message: filled(message, details),
      ...(Object.keys(details).length > 0 && { details }),
    },
  };
}

function waitSeconds({ retryAfterSeconds, until }: Record<string, unknown>, now?: Date): number | undefined {
  if (typeof retryAfterSeconds === 'number') return Math.max(1, Math.ceil(retryAfterSeconds));
  if (typeof until !== 'string' || now === undefined) return undefined;
  return Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000));
}

/** Sends a failure; `now` is the product's time. */
export function sendFailure(reply: FastifyReply, failure: Failure, now?: Date): FastifyReply {
  const { status, retryAfter, body } = failureAnswer(failure, now);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply.status(status).header('cache-control', 'no-store').send(body);
}
