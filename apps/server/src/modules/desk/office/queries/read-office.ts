import type { officeRoutes } from '@yoimachi/contract/office';
import type { AnswerInputOf } from '@yoimachi/contract/route';
import { codesLeft } from '../factor.store.ts';
import type { OfficeDeps, OfficeSession } from '../office.deps.ts';
import { passkeysOf } from '../passkey.store.ts';
import { csrfOf, stepOf } from '../session.ts';

/** Who is signed in, and by what he comes in. */
export async function readOffice(
  deps: OfficeDeps,
  session: OfficeSession,
): Promise<AnswerInputOf<typeof officeRoutes.readOffice>> {
  const { operator, role, mail, factorAt, endsAt, token } = session;
  const step = await stepOf(deps, session);
  return {
    ...step,
    operator: { ...operator, role, mail },
    csrf: csrfOf(deps, token),
    endsAt,
    factorAt,
    recoveryCodesLeft: await codesLeft(deps.db, operator.id),
    passkeys: await passkeysOf(deps.db, operator.id),
  };
}
