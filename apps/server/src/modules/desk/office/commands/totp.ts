import { fail, ok } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '#platform/database';
import { keepNextTotp, replaceCodes, setTotp, takeStep, totpOf } from '../factor.store.ts';
import { mayChangeFactors } from '../fresh.ts';
import type { OfficeDeps, OfficeSession, Visitor } from '../office.deps.ts';
import { newRecoveryCodes, openTotp, sealTotp } from '../secrets.ts';
import { openSession, visitorOf } from '../session.ts';
import { newTotp, codeStep } from '../totp.ts';
import { triesOf } from '../tries.ts';

/** A new secret; the one before counts until a code of this one was shown. OFFICE_FACTOR_AGAIN. */
export async function beginTotp(deps: OfficeDeps, session: OfficeSession) {
  const allowed = await mayChangeFactors(deps, session);
  if (!allowed.ok) return allowed;
  const totp = await newTotp(session.mail);
  await keepNextTotp(deps.db, session.operator.id, sealTotp(deps, session.operator.id, totp.secret));
  return ok(totp);
}

/** The first code of the new secret: it counts from now on, and recovery codes are made. */
export async function confirmTotp(deps: OfficeDeps, session: OfficeSession, code: string, visitor: Visitor) {
  const allowed = await mayChangeFactors(deps, session);
  if (!allowed.ok) return allowed;
  const { id } = session.operator;
  const tries = triesOf(deps, `enrol:${id}`, await visitorOf(deps, visitor, id));
  const counted = await tries.take();
  if (!counted.ok) return counted;
  const { totp_next_sealed: next } = await totpOf(deps.db, id);
  const step = next && (await codeStep(openTotp(deps, id, next), code, deps.clock.now()));
  if (next === null || step === null) return fail('OFFICE_CODE_REFUSED', 'code');
  const recoveryCodes = await withTransaction(deps.db, async (trx) => {
    await setTotp(trx, id, next, deps.clock.now());
    await takeStep(trx, id, step);
    return codesFor(trx, deps, id);
  });
  await tries.right();
  deps.log.info({ security: true, operator: session.operator }, 'a second factor was added: codes of an app');
  return ok({ ...(await openSession(deps, session, visitor.browser)), recoveryCodes });
}

/** New recovery codes, shown once. */
export async function renewCodes(deps: OfficeDeps, session: OfficeSession) {
  const allowed = await mayChangeFactors(deps, session);
  if (!allowed.ok) return allowed;
  const { id } = session.operator;
  return ok({ recoveryCodes: await withTransaction(deps.db, (trx) => codesFor(trx, deps, id)) });
}

export async function codesFor(trx: Trx, deps: OfficeDeps, operatorId: string): Promise<string[]> {
  const codes = newRecoveryCodes(deps, operatorId);
  await replaceCodes(
    trx,
    operatorId,
    codes.map(({ hash }) => hash),
  );
  return codes.map(({ code }) => code);
}
