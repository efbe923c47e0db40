import * as z from 'zod/mini';
import {
  afterReading,
  ageAnswerBy,
  isLookedAt,
  isOffered,
  judgeDocument,
  nextReminder,
  type DocumentVerdict,
} from '@yoimachi/domain/age-check';
import { UserType } from '@yoimachi/domain/account';
import { dayOf } from '@yoimachi/domain/time';
import { operatorAlert } from '#events/catalogue.ts';
import { withTransaction, type Trx } from '#platform/database';
import { does, job, type JobWork } from '#platform/jobs';
import { publish } from '#platform/outbox';
import { openAccountInfo, refuseAge } from '#people/profile';
import { readFile } from '#people/upload';
import type { AgeCheckDeps } from '../age-check.deps.ts';
import { ja } from '../age-check.ja.ts';
import { findCheck, setWaiting, type CheckRow } from '../check.store.ts';
import { filesOf } from '../file.store.ts';
import { findPerson } from '../person.store.ts';
import { endCheck, endUnproved, lockCheck, makeVerified, tellOwner, type HeldCheck } from './end-check.ts';

export const reading = job('age-check.read', z.object({ checkId: z.uuid() }));

const UNREAD: DocumentVerdict = { outcome: 'UNREAD', items: { documentName: 'UNREAD' } };

/**
 * Reads a document that was handed in. A reader that fails is asked again by the job's next try; after ten minutes the check ends without
 * counting as one. A job that runs twice finds the check decided.
 */
export const readsDocuments = (deps: AgeCheckDeps): JobWork =>
  does(reading, async ({ checkId }) => {
    const check = await findCheck(deps.db, checkId);
    if (check?.state !== 'READING') return;
    const verdict = await judge(deps, check);
    if (verdict) await withTransaction(deps.db, (trx) => conclude(deps, trx, checkId, verdict));
  });

/** Null when there is nothing to judge any more: the person has left. */
async function judge(deps: AgeCheckDeps, check: CheckRow): Promise<DocumentVerdict | null> {
  const { document_type: documentType, account_id: accountId } = check;
  const person = await findPerson(deps.db, accountId);
  const [file] = await filesOf(deps.db, check);
  const bytes = file && (await readFile(deps, file.file_id));
  if (!person?.birthday || !bytes || !isOffered(documentType)) return null;
  const picture = await deps.pictures.document(bytes);
  if (!picture.ok) return UNREAD;
  const read = await deps.reader.read(picture.value.bytes, { documentType });
  const info = openAccountInfo(deps.crypto, accountId, person.accountInfo);
  const today = dayOf(deps.clock.now());
  return judgeDocument(read, { documentType, legalName: info, birthday: person.birthday, today });
}

async function conclude(
  deps: AgeCheckDeps,
  trx: Trx,
  checkId: string,
  { outcome, items }: DocumentVerdict,
): Promise<void> {
  const held = await lockCheck(trx, checkId);
  if (held?.check.state !== 'READING') return;
  const { check, person } = held;
  const { account_id: accountId } = check;
  const at = deps.clock.now();
  const isCast = person.userType === UserType.CAST;
  const { state, finding } = afterReading({
    outcome,
    isDrawn: isLookedAt(deps.draw()),
    isAccountShared: isCast && (await deps.isAccountShared(trx, accountId)),
  });
  if (state === 'WAITING') return askOperator(trx, held, { finding: finding!, items, at });
  if (state !== 'VERIFIED') return endUnproved(trx, held, { state, at, finding, items }, ja.failed);
  await endCheck(trx, check, { state, at, finding, items });
  await makeVerified(trx, person, accountId, at);
}

async function askOperator(
  trx: Trx,
  held: HeldCheck,
  {
    at,
    ...found
  }: {
    readonly finding: NonNullable<CheckRow['finding']>;
    readonly items: DocumentVerdict['items'];
    readonly at: Date;
  },
): Promise<void> {
  const { id, account_id: accountId } = held.check;
  const answerBy = ageAnswerBy(at);
  await setWaiting(trx, id, { ...found, answerBy, dueAt: nextReminder(answerBy, at) });
  const isMinor = found.finding === 'UNDER_AGE';
  if (isMinor && held.person.userType === UserType.GUEST) await refuseAge(trx, accountId, at);
  const kind = isMinor ? 'OPERATOR_UNDER_AGE' : 'OPERATOR_AGE_CHECK';
  await publish(trx, operatorAlert, { kind, accountId, checkId: id }, at);
  await tellOwner(trx, held, isMinor ? ja.reasonOf('UNDER_18') : ja.looking, at);
}
