import type { CodeOf } from '@yoimachi/contract/route';
import type { ageCheckRoutes } from '@yoimachi/contract/age-check';
import { AgeStatus } from '@yoimachi/domain/account';
import {
  ageFilesGoAt,
  ageStatus,
  gestureEndsAt,
  gestureOf,
  livePhotoEndsAt,
} from '@yoimachi/domain/age-check';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { operatorAlert } from '#events/catalogue.ts';
import { withTransaction } from '#platform/database';
import { publish } from '#platform/outbox';
import { lookAtPictures, takeUpload } from '#people/upload';
import type { AgeCheckDeps } from '../age-check.deps.ts';
import { insertFile } from '../file.store.ts';
import { findLivePhoto, insertGesture, openGesture, setTaken } from '../live-photo.store.ts';
import { factsOf, lockPerson } from '../person.store.ts';
import { standingOf, type Standing } from '../queries/standing.ts';

/** Which gesture she shows. Asked again within the ten minutes it is the same: nobody waits for one of which there is a picture. */
export function askGesture({ db, clock, ids, draw }: AgeCheckDeps, accountId: string) {
  return withTransaction(db, async (trx) => {
    await lockPerson(trx, accountId);
    const at = clock.now();
    const open = await openGesture(trx, accountId, at);
    if (open) return ok({ livePhotoId: open.id, gesture: open.gesture, endsAt: open.ends_at });
    const [livePhotoId, gesture, endsAt] = [ids.newId(), gestureOf(draw()), gestureEndsAt(at)];
    await insertGesture(trx, { id: livePhotoId, accountId, gesture, shownAt: at, endsAt });
    return ok({ livePhotoId, gesture, endsAt });
  });
}

type LivePhotoFailure = CodeOf<typeof ageCheckRoutes.sendLivePhoto>;

/**
 * The photo with that gesture. The same one sent again changes nothing. Of somebody who is verified it is an answer to operators, who asked for
 * it (a payoff that waits): they hear of it, and have as long for it as for a document.
 */
export async function takeLivePhoto(
  deps: AgeCheckDeps,
  accountId: string,
  { livePhotoId, uploadId }: { readonly livePhotoId: string; readonly uploadId: string },
): Promise<Result<Standing, LivePhotoFailure>> {
  const { db, clock } = deps;
  const seen = await lookAtPictures(deps, accountId, { purpose: 'LIVE_PHOTO', uploadIds: [uploadId] });
  if (!seen.ok) return seen;
  return withTransaction(db, async (trx) => {
    const person = await lockPerson(trx, accountId);
    const photo = await findLivePhoto(trx, livePhotoId);
    if (photo?.account_id !== accountId) return fail('NOT_FOUND');
    const at = clock.now();
    if (photo.taken_at === null) {
      if (photo.ends_at <= at) return fail('LIVE_PHOTO_LATE');
      const taken = await takeUpload(trx, { uploadId, accountId, purpose: 'LIVE_PHOTO', at });
      if (!taken.ok) return taken;
      await setTaken(trx, livePhotoId, at);
      const isVerified = person !== undefined && ageStatus(factsOf(person)) === AgeStatus.VERIFIED;
      const deleteAt = isVerified ? ageFilesGoAt(at) : livePhotoEndsAt(at);
      await insertFile(trx, { fileId: taken.value.fileId, accountId, position: 1, livePhotoId, deleteAt });
      if (isVerified)
        await publish(trx, operatorAlert, { kind: 'OPERATOR_LIVE_PHOTO', accountId, livePhotoId }, at);
    }
    return ok(await standingOf({ ...deps, db: trx }, accountId));
  });
}
