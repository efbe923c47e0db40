import { FACTOR_AGAIN_MINUTES } from '@yoimachi/domain/operator';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { addMinutes } from '@yoimachi/domain/time';
import type { OfficeDeps, OfficeSession } from './office.deps.ts';
import { stepOf } from './session.ts';

/** The second factor was shown within the last minutes. OFFICE_FACTOR_AGAIN. */
export function isFresh(
  { clock }: Pick<OfficeDeps, 'clock'>,
  { factorAt }: Pick<OfficeSession, 'factorAt'>,
): Result<undefined, 'OFFICE_FACTOR_AGAIN'> {
  const is = factorAt !== null && addMinutes(factorAt, FACTOR_AGAIN_MINUTES) > clock.now();
  return is ? ok() : fail('OFFICE_FACTOR_AGAIN');
}

/** Factors are changed by who has shown one just now, or has none yet. OFFICE_FACTOR_AGAIN. */
export async function mayChangeFactors(
  deps: Pick<OfficeDeps, 'clock' | 'db'>,
  session: OfficeSession,
): Promise<Result<undefined, 'OFFICE_FACTOR_AGAIN'>> {
  return (await stepOf(deps, session)).step === 'ENROL' ? ok() : isFresh(deps, session);
}
