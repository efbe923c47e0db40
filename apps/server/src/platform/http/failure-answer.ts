import { authMessages, errorCatalogue, isErrorCode, messageOf } from '@yoimachi/contract/errors';
import type { Failure } from '@yoimachi/domain/result';
import { authCodeOf } from './auth.ts';

export interface FailureAnswer {
  readonly status: number;
  readonly body: { code: string | number; message: string; details?: Record<string, unknown> };
}

/** What a failure answers: its catalogue status and `{ code, message, details? }`; `details.field` names the input to blame. */
export function failureAnswer(failure: Failure): FailureAnswer {
  const authCode = authCodeOf(failure);
  if (authCode !== undefined)
    return { status: 401, body: { code: authCode, message: authMessages[authCode] } };
  if (!isErrorCode(failure.code)) throw new Error(`${failure.code} is not in the error catalogue`);
  const details = { ...failure.details, ...(failure.field !== undefined && { field: failure.field }) };
  return {
    status: errorCatalogue[failure.code].status,
    body: {
      code: failure.code,
      message: messageOf(failure.code, details),
      ...(Object.keys(details).length > 0 && { details }),
    },
  };
}
