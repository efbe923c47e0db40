import { ageFilesGoAt } from '@yoimachi/domain/age-check';
import { RegistrationStage, UserType } from '@yoimachi/domain/account';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { ageDecided, notify } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import { raiseStage } from '#people/account';
import { confirmAge, markVerified } from '#people/profile';
import { removeFiles } from '#people/upload';
import { openCheck, setEnded, type CheckRow, type Ended } from '../check.store.ts';
import { goneOfAccount, keepFiles } from '../file.store.ts';
import { ja } from '../age-check.ja.ts';
import type { AgePerson } from '../person.store.ts';

/** An outcome, whoever decided it, the machine or an operator: its pictures go 72 hours later, and its person hears of it by SMS (rules.md 3). */
export async function endCheck(trx: Trx, check: CheckRow, ended: Ended): Promise<void> {
  await setEnded(trx, check.id, ended);
  await keepFiles(trx, check, ageFilesGoAt(ended.at));
  await publish(trx, ageDecided, { checkId: check.id }, ended.at);
}

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

/** Where the person's own age check stands in the web. */
export const linkOf = ({ userType }: { readonly userType: UserType }): string =>
  userType === UserType.CAST ? '/cast/age-verification' : '/guest/age-verification';

/** Somebody leaves: what waits is taken back, and every picture of a document goes at once. The caller holds the person's rows. */
export async function withdrawOfLeaver(trx: Trx, accountId: string, at: Date): Promise<void> {
  const open = await openCheck(trx, accountId);
  if (open) await setEnded(trx, open.id, { state: 'WITHDRAWN', at });
  await removeFiles(trx, await goneOfAccount(trx, accountId, at), at);
}
