import type { Failure } from '@yoimachi/domain/result';
import { StartupError } from '../platform/startup-error.ts';

/**
 * What the terminal says when a command of a module refuses.
 *
 * @param reasons sentence by code; a code without one is shown as it is.
 */
export const refused = ({ code }: Failure, reasons: Readonly<Record<string, string>> = {}): StartupError =>
  new StartupError(`Refused: ${reasons[code] ?? code}.`);
