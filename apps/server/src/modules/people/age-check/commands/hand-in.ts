import type { CodeOf } from '@yoimachi/contract/route';
import type { ageCheckRoutes } from '@yoimachi/contract/age-check';
import {
  ageAnswerBy,
  ageReadingEndsAt,
  isOffered,
  mayHandIn,
  nextReminder,
  type AgeCheckWay,
  type DocumentType,
} from '@yoimachi/domain/age-check';
import { AgeStatus, UserType } from '@yoimachi/domain/account';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { hasVisibleText } from '@yoimachi/domain/text';
import { operatorAlert } from '#events/catalogue.ts';
import { withTransaction, type Trx } from '#platform/database';
import { runIdempotent, type IdempotencyTicket } from '#platform/http';
import { publish } from '#platform/outbox';
import { writeAgeStatus } from '#people/profile';
import { lookAtPictures, takeUpload } from '#people/upload';
import type { AgeCheckDeps } from '../age-check.deps.ts';
import { insertCheck } from '../check.store.ts';
import { insertFile, keepFiles } from '../file.store.ts';
import { factsOf, lockPerson } from '../person.store.ts';
import { standingOf, usableLivePhoto, type Standing } from '../queries/standing.ts';
import { reading } from './read-document.ts';

export interface DocumentOrder {
  readonly way: AgeCheckWay;
  readonly documentType: DocumentType;
  readonly issuer: string;
  readonly uploadIds: readonly string[];
}

type HandInFailure = CodeOf<typeof ageCheckRoutes.createAuthRecord>;

/**
 * Somebody hands a document in (rules.md 3): to be read by the machine, or by operators, who have two days. One is open at a time; she is
 * PENDING meanwhile. A cast's goes with the live photo of the last day.
 */
export async function handIn(
  deps: AgeCheckDeps,
  accountId: string,
  ticket: IdempotencyTicket,
  order: DocumentOrder,
): Promise<Result<Standing, HandInFailure>> {
  const { db, clock } = deps;
  const seen = await lookAtPictures(deps, accountId, { ...order, purpose: 'AGE_DOCUMENT' });
  if (!seen.ok) return seen;
  return withTransaction(
    db,
    (trx) =>
      runIdempotent(trx, ticket, clock.now(), async () => {
        const stored = await store(deps, trx, accountId, order);
        return stored.ok ? ok(await standingOf({ ...deps, db: trx }, accountId)) : stored;
      }),
    { constraints: { age_check_one_open: 'AGE_CHECK_OPEN' } },
  );
}

async function store(
  deps: AgeCheckDeps,
  trx: Trx,
  accountId: string,
  { way, documentType, issuer, uploadIds }: DocumentOrder,
): Promise<Result<undefined, HandInFailure>> {
  if (!isOffered(documentType)) return fail('DOCUMENT_NOT_ACCEPTED', 'documentType');
  if (!hasVisibleText(issuer)) return fail('ISSUER_REQUIRED', 'issuer');
  const person = await lockPerson(trx, accountId);
  if (!person) throw new Error(`Account ${accountId} is not there`);
  const facts = factsOf(person);
  const may = mayHandIn(facts, way);
  if (!may.ok) return may;
  const at = deps.clock.now();
  const livePhoto = facts.isCast ? await usableLivePhoto(trx, accountId, at) : undefined;
  if (facts.isCast && !livePhoto) return fail('LIVE_PHOTO_REQUIRED');
  const check = { id: deps.ids.newId(), live_photo_id: livePhoto?.id ?? null };
  const isRead = way === 'AUTO';
  const answerBy = isRead ? null : ageAnswerBy(at);
  await insertCheck(trx, {
    id: check.id,
    accountId,
    way,
    documentType,
    issuer: issuer.trim(),
    livePhotoId: check.live_photo_id,
    submittedAt: at,
    answerBy,
    state: isRead ? 'READING' : 'WAITING',
    dueAt: answerBy ? nextReminder(answerBy, at) : ageReadingEndsAt(at),
  });
  for (const [index, uploadId] of [...new Set(uploadIds)].entries()) {
    const taken = await takeUpload(trx, { uploadId, accountId, purpose: 'AGE_DOCUMENT', at });
    if (!taken.ok) return taken;
    const { fileId } = taken.value;
    await insertFile(trx, { fileId, accountId, position: index + 1, checkId: check.id });
  }
  await keepFiles(trx, check, null);
  if (person.userType === UserType.CAST) await writeAgeStatus(trx, accountId, AgeStatus.PENDING);
  if (isRead) await deps.jobs.send(trx, reading, { checkId: check.id });
  else await publish(trx, operatorAlert, { kind: 'OPERATOR_AGE_CHECK', accountId, checkId: check.id }, at);
  return ok();
}
