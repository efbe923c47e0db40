import { isTotpCode, recoveryCode } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { takeRecoveryCode, takeStep, totpOf } from '../factor.store.ts';
import type { OfficeDeps, OfficeSession, Visitor } from '../office.deps.ts';
import { openTotp, recoveryHash } from '../secrets.ts';
import { openSession, visitorOf } from '../session.ts';
import { codeStep } from '../totp.ts';
import { triesOf } from '../tries.ts';

/** The second factor by a code of the app, or by a recovery code. Either counts once. OFFICE_CODE_REFUSED, OFFICE_LOCKED. */
export async function showFactor(deps: OfficeDeps, session: OfficeSession, code: string, visitor: Visitor) {
  const { operator } = session;
  const tries = triesOf(deps, `factor:${operator.id}`, await visitorOf(deps, visitor, operator.id));
  const counted = await tries.take();
  if (!counted.ok) return counted;
  const isRight = isTotpCode(code)
    ? await isCode(deps, operator.id, code)
    : await isRecoveryCode(deps, operator.id, code);
  if (!isRight) {
    deps.log.warn(
      { security: true, operator, address: visitor.origin.address },
      'a second factor was refused',
    );
    return fail('OFFICE_CODE_REFUSED', 'code');
  }
  await tries.right();
  return ok(await openSession(deps, session, visitor.browser));
}

async function isCode(deps: OfficeDeps, operatorId: string, code: string): Promise<boolean> {
  const { totp_sealed: sealed } = await totpOf(deps.db, operatorId);
  if (sealed === null) return false;
  const step = await codeStep(openTotp(deps, operatorId, sealed), code, deps.clock.now());
  return step !== null && (await takeStep(deps.db, operatorId, step));
}

function isRecoveryCode(deps: OfficeDeps, operatorId: string, typed: string): Promise<boolean> {
  const hash = recoveryHash(deps, operatorId, recoveryCode(typed));
  return takeRecoveryCode(deps.db, { operatorId, hash, at: deps.clock.now() });
}
