import { filled } from '@yoimachi/contract/errors';
import { entryOf } from '@yoimachi/contract/operator-errors';
import type { ErrorCode, Failure } from '@yoimachi/domain/result';
import { StartupError } from '../platform/startup-error.ts';

/**
 * What the terminal says when a command of a module refuses.
 *
 * @param reasons sentence by code; of a code without one the catalogue's.
 */
export const refused = (
  { code, details = {} }: Failure,
  reasons: Partial<Record<ErrorCode, string>> = {},
): StartupError => {
  const reason = reasons[code];
  if (reason !== undefined || code === 'UNAUTHENTICATED')
    return new StartupError(`Refused: ${reason ?? code}.`);
  return new StartupError(`Refused: ${code}. ${filled(entryOf(code).message, details)}`);
};
