import { filled } from '@yoimachi/contract/errors';
import { entryOf } from '@yoimachi/contract/operator-errors';
import type { ErrorCode, Failure } from '@yoimachi/domain/result';
import { StartupError } from '../platform/startup-error.ts';

/**
 * The terminal output when a module's command refuses.
 *
 * @param reasons sentence by code, `{field}` in it the input to blame; of a code without one the catalogue's.
 */
export const refused = (
  { code, field = '', details = {} }: Failure,
  reasons: Partial<Record<ErrorCode, string>> = {},
): StartupError => {
  const filling = { ...details, field };
  const reason = reasons[code];
  if (reason !== undefined || code === 'UNAUTHENTICATED')
    return new StartupError(`Refused: ${filled(reason ?? code, filling)}.`);
  return new StartupError(`Refused: ${code}. ${filled(entryOf(code).message, filling)}`);
};
