import { filled } from '@yoimachi/contract/errors';
import { entryOf } from '@yoimachi/contract/operator-errors';
import type { Failure } from '@yoimachi/domain/result';
import { StartupError } from '../platform/startup-error.ts';

/** The terminal output when a module's command refuses: the code, and the catalogue's sentence. */
export const refused = ({ code, field = '', details = {} }: Failure): StartupError =>
  new StartupError(
    code === 'UNAUTHENTICATED'
      ? `Refused: ${code}.`
      : `Refused: ${code}. ${filled(entryOf(code).message, { ...details, field })}`,
  );
