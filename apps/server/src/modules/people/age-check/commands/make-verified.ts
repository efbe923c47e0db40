import { RegistrationStage, UserType } from '@yoimachi/domain/account';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { notify } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import { raiseStage } from '#people/account';
import { confirmAge, markVerified } from '#people/profile';
import { ja } from '../age-check.ja.ts';
import type { AgePerson } from '../person.store.ts';

/** A cast is VERIFIED and her registration complete, a guest is age-checked; both are told. */
export async function makeVerified(
  trx: Trx,
  person: Pick<AgePerson, 'userType'>,
  accountId: string,
  at: Date,
): Promise<void> {
  const isCast = person.userType === UserType.CAST;
  if (isCast) {
    await markVerified(trx, accountId);
    await raiseStage(trx, accountId, RegistrationStage.REGISTERED_DONE);
  } else await confirmAge(trx, accountId, at);
  const kind = isCast ? 'CAST_AGE_VERIFIED' : 'AGE_CHECK';
  const link = isCast ? '/cast' : '/guest/age-verification';
  await publish(trx, notify, { accountId, ...noticeOf(kind, { result: ja.verified }), link }, at);
}
