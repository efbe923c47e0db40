import * as z from 'zod/mini';
import type { Storage } from '#gateways/storage/port.ts';
import { fail, ok, type Result } from '@yoimachi/domain/result';
import { withTransaction, type Trx } from '#platform/database';
import { does, job, type DueWork, type JobWork } from '#platform/jobs';
import { prefixOf } from '../object-key.ts';
import type { UploadDeps } from '../upload.deps.ts';
import * as store from '../upload.store.ts';

const removing = job('upload.remove', z.object({ uploadId: z.uuid() }));

/**
 * Gives up files, whoever has them: with the transaction nobody reads them any more, and their bytes go from the storage soon after. Done again
 * it changes nothing.
 */
export async function removeFiles(trx: Trx, fileIds: readonly string[], at: Date): Promise<void> {
  if (fileIds.length > 0) await store.setEnded(trx, fileIds, at);
}

/** Its owner gives up a file that nobody uses yet. */
export const cancelUpload = (
  { db, clock }: UploadDeps,
  accountId: string,
  uploadId: string,
): Promise<Result<undefined, 'NOT_FOUND'>> =>
  withTransaction(db, async (trx) => {
    const row = await store.lockUpload(trx, uploadId);
    if (row?.account_id !== accountId || row.expires_at === null) return fail('NOT_FOUND');
    await removeFiles(trx, [uploadId], clock.now());
    return ok();
  });

/** What was not finished or not used for a day is given up. */
export const expiry = ({ db }: UploadDeps): DueWork => ({
  name: 'upload.expire',
  queue: store.dueUploads,
  together: false,
  run: ({ id, dueAt }) =>
    withTransaction(db, async (trx) => {
      const row = await store.lockUpload(trx, id);
      if (row?.expires_at && row.expires_at <= dueAt) await removeFiles(trx, [id], dueAt);
    }),
});

/** Sends for the bytes of what was given up; a storage may be slow or away. */
export const clearing = ({ db, jobs }: UploadDeps): DueWork => ({
  name: 'upload.clear',
  queue: store.uploadsToClear,
  together: false,
  run: ({ id }) =>
    withTransaction(db, async (trx) => {
      if (await store.setCleared(trx, id)) await jobs.send(trx, removing, { uploadId: id });
    }),
});

/** Takes the bytes of a file from the storage; done again it finds none. */
export const removal = ({ storage }: { readonly storage: Storage }): JobWork =>
  does(removing, async ({ uploadId }) => {
    const keys: string[] = [];
    for await (const key of storage.list(prefixOf(uploadId))) keys.push(key);
    await storage.remove(keys);
  });
