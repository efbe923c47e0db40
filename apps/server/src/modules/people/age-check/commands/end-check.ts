import { ageFilesGoAt } from '@yoimachi/domain/age-check';
import { AgeStatus, RegistrationStage, UserType } from '@yoimachi/domain/account';
import { noticeOf } from '@yoimachi/domain/notice-wording';
import { ageDecided, notify } from '#events/catalogue.ts';
import type { Trx } from '#platform/database';
import { publish } from '#platform/outbox';
import { raiseStage } from '#people/account';
import { confirmAge, markVerified, writeAgeStatus } from '#people/profile';
import { removeFiles } from '#people/upload';
import { findCheck, openCheck, setEnded, type CheckRow, type Ended } from '../check.store.ts';
import { goneOfAccount, keepFiles } from '../file.store.ts';
import { ja } from '../age-check.ja.ts';
import { lockPerson, type AgePerson } from '../person.store.ts';

/** An outcome, whoever decided it, the machine or an operator: its pictures go 72 hours later, and its person hears of it by SMS (rules.md 3). */
export async function endCheck(trx: Trx, check: CheckRow, ended: Ended): Promise<void> {
  await setEnded(trx, check.id, ended);
  await keepFiles(trx, check, ageFilesGoAt(ended.at));
  await publish(trx, ageDecided, { checkId: check.id }, ended.at);
}

/** What an act on a check needs. */
export interface HeldCheck {
  readonly check: CheckRow;
  readonly person: AgePerson;
}

/** A check as it is once its person is locked: another operator, the machine and who leaves come after. */
export async function lockCheck(trx: Trx, checkId: string): Promise<HeldCheck | undefined> {
  const found = await findCheck(trx, checkId);
  const person = found && (await lockPerson(trx, found.account_id));
  const check = person && (await findCheck(trx, checkId));
  return check && { check, person };
}

/** It did not prove the age: the person may hand in again, and is told `result`. */
export async function endUnproved(trx: Trx, held: HeldCheck, ended: Ended, result: string): Promise<void> {
  const { check, person } = held;
  await endCheck(trx, check, ended);
  if (person.userType === UserType.CAST) await writeAgeStatus(trx, check.account_id, AgeStatus.NONE);
  await tellOwner(trx, held, result, ended.at);
}

/** Tells the person how it stands, with a link to the own age check. */
export async function tellOwner(
  trx: Trx,
  { check: { account_id: accountId }, person }: HeldCheck,
  result: string,
  at: Date,
): Promise<void> {
  const link = `/${person.userType === UserType.CAST ? 'cast' : 'guest'}/age-verification`;
  await publish(trx, notify, { accountId, ...noticeOf('AGE_CHECK', { result }), link }, at);
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

/** Somebody leaves: what waits is taken back, and every picture of a document goes at once. The caller holds the person's rows. */
export async function withdrawOfLeaver(trx: Trx, accountId: string, at: Date): Promise<void> {
  const open = await openCheck(trx, accountId);
  if (open) await setEnded(trx, open.id, { state: 'WITHDRAWN', at });
  await removeFiles(trx, await goneOfAccount(trx, accountId, at), at);
}
