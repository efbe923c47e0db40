import { AgeStatus, isOldEnough, RegistrationStage } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { notify } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import { raiseStage } from '#people/account';
import { markVerified } from '#people/profile';
import type { OperatorContext } from '../operator.context.ts';
import { ja } from '../operator.ja.ts';
import { lockCast } from '../operator.store.ts';

type VerifyCastFailure = 'AGE_UNDER_18' | 'NOT_FOUND' | 'REGISTRATION_ORDER';

/**
 * The operator has seen her document (rules.md 3): she becomes VERIFIED, her registration is complete, and she is told. Repeating it
 * changes nothing.
 *
 * @returns her nickname; NOT_FOUND, REGISTRATION_ORDER before the end of the wizard, AGE_UNDER_18.
 */
export function verifyCast(
  { db, clock }: OperatorContext,
  castId: string,
): Promise<Result<string, VerifyCastFailure>> {
  return withTransaction(db, async (trx): Promise<Result<string, VerifyCastFailure>> => {
    const cast = await lockCast(trx, castId);
    if (!cast) return fail('NOT_FOUND');
    if (cast.registration_stage < RegistrationStage.SUCCESS_STEP) return fail('REGISTRATION_ORDER');
    const at = clock.now();
    if (cast.birthday === null || !isOldEnough(cast.birthday, at)) return fail('AGE_UNDER_18');
    if (cast.verify_status === AgeStatus.VERIFIED) return ok(cast.nickname);
    await markVerified(trx, castId);
    await raiseStage(trx, castId, RegistrationStage.REGISTERED_DONE);
    const payload = { accountId: castId, kind: 'CAST_AGE_VERIFIED', body: ja.ageVerified, link: '/cast' };
    await publish(trx, notify, payload, at);
    return ok(cast.nickname);
  });
}
