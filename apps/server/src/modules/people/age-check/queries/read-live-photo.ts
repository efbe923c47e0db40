import type { OperatorRef } from '@yoimachi/domain/operator';
import { fail, ok } from '@yoimachi/domain/result';
import { readPrivately } from '#base/read-log';
import type { ActContext } from '#platform/module';
import { lastPhotoOf } from '../live-photo.store.ts';
import { linkFor } from '../link-for.ts';

interface Read {
  readonly accountId: string;
  readonly operator: OperatorRef;
  readonly reason: string;
}

/** The last photo with a gesture that an account has sent, by a link that opens once; who read it is kept. NOT_FOUND when none is there. */
export function readLivePhoto(context: ActContext, { accountId, operator, reason }: Read) {
  const read = { kind: 'AGE_DOCUMENT', operator, reason, subject: accountId } as const;
  return readPrivately(context, read, async (open) => {
    const photo = await lastPhotoOf(open.db, accountId);
    if (!photo) return fail('NOT_FOUND');
    const url = await linkFor(open, photo.file_id, operator);
    const answer = { gesture: photo.gesture, takenAt: photo.taken_at!.toISOString(), url };
    return ok({ accountId, rows: 1, answer });
  });
}
