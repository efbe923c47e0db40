import { fail, type Failure } from '@yoimachi/domain/result';
import { isCutShort, isUnavailable } from '#platform/database';
import type { Log } from '#platform/log';
import { ToldFailure } from './told-failure.ts';

/** A restarted database is back within seconds. */
const DATABASE_BACK_SECONDS = 3;
/** What took too long takes as long again while the reason is there. */
const DATABASE_CALM_SECONDS = 30;

/** What a caller is told of an exception; the log has it, with which call it was. */
export function failureOf(
  error: Error,
  about: { readonly method: string; readonly route: string | undefined },
  log: Log,
): Failure {
  if (error instanceof ToldFailure) {
    log.warn({ ...about, err: error }, 'a call was refused from outside');
    return error.failure;
  }
  if (isUnavailable(error)) {
    log.warn({ ...about, message: error.message }, 'a call found no database');
    return fail('UNAVAILABLE', undefined, { retryAfterSeconds: DATABASE_BACK_SECONDS }).error;
  }
  if (isCutShort(error)) {
    log.error({ err: error, ...about }, 'a call took the database too long');
    return fail('UNAVAILABLE', undefined, { retryAfterSeconds: DATABASE_CALM_SECONDS }).error;
  }
  log.error({ err: error, ...about }, 'a call failed');
  return fail('INTERNAL').error;
}
