import type { z } from 'zod/mini';
import type { documentItems } from '@yoimachi/contract/age-check-admin';
import { AGE_CHECK_WAYS, ageStatus, livePhotoEndsAt, mayHandIn, triesLeft } from '@yoimachi/domain/age-check';
import type { Db } from '#platform/database';
import type { AgeCheckDeps } from '../age-check.deps.ts';
import { lastCheck, type CheckRow } from '../check.store.ts';
import { lastTaken } from '../live-photo.store.ts';
import { factsOf, findPerson } from '../person.store.ts';

/** The live photo that goes with a document now. */
export async function usableLivePhoto(db: Db, accountId: string, at: Date) {
  const since = new Date(at.getTime() - (livePhotoEndsAt(at).getTime() - at.getTime()));
  return lastTaken(db, accountId, since);
}

/** Where somebody stands. */
export async function standingOf({ db, clock }: Pick<AgeCheckDeps, 'clock' | 'db'>, accountId: string) {
  const at = clock.now();
  const [person, check, photo] = await Promise.all([
    findPerson(db, accountId),
    lastCheck(db, accountId),
    usableLivePhoto(db, accountId, at),
  ]);
  if (!person) throw new Error(`Account ${accountId} is not there`);
  const facts = factsOf(person);
  return {
    status: ageStatus(facts),
    triesLeft: triesLeft(facts),
    ways: AGE_CHECK_WAYS.filter((way) => mayHandIn(facts, way).ok),
    isMinor: facts.isMinor || (facts.isOpen && check?.finding === 'UNDER_AGE'),
    needsLivePhoto: facts.isCast && !photo,
    livePhotoUntil: photo ? livePhotoEndsAt(photo.taken_at) : null,
    check: check ? presentCheck(check) : null,
  };
}

export type Standing = Awaited<ReturnType<typeof standingOf>>;

const presentCheck = (row: CheckRow) => ({
  checkId: row.id,
  way: row.way,
  documentType: row.document_type,
  issuer: row.issuer,
  state: row.state,
  // That somebody was drawn, or shares an account, is for operators alone.
  finding: row.finding === 'DRAWN' || row.finding === 'SHARED_ACCOUNT' ? null : row.finding,
  items: row.items as z.output<typeof documentItems> | null,
  submittedAt: row.submitted_at,
  answerBy: row.answer_by,
  decidedAt: row.decided_at,
  reason: row.reason,
});
