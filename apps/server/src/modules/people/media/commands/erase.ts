import * as z from 'zod/mini';
import { evidenceBefore } from '@yoimachi/domain/block';
import { mediaEnded } from '#events/catalogue.ts';
import { removeFiles } from '#people/upload';
import { withTransaction, type Trx } from '#platform/database';
import { daily, does, job, type JobWork, type Routine } from '#platform/jobs';
import type { AppContext } from '#platform/module';
import { on, publish, type Subscription } from '#platform/outbox';
import { erasable, freezeShown, isEvidence, markErased, markErasing } from '../evidence.store.ts';
import { lockFile } from '../file.store.ts';
import type { MediaContext } from '../media.means.ts';
import { endAll, endFiles, lockOwner, writeCastPhoto, writeGuestPhoto } from '../media.store.ts';

const erasing = job('media.erase', z.object({ fileId: z.uuid() }));

/** Below this name all sizes of a file lie. */
export const folderOf = (fileId: string) => `media/${fileId}/`;

/** Ends files; their bytes go soon, unless a report needs them. */
export async function endAndErase(
  trx: Trx,
  { clock }: Pick<AppContext, 'clock'>,
  which: { readonly mediaId: string } | { readonly fileId: string },
): Promise<void> {
  const at = clock.now();
  await tellEnded(trx, await endFiles(trx, which, at), at);
}

/** Says of files that they are ended. */
export async function tellEnded(trx: Trx, fileIds: readonly string[], at: Date): Promise<void> {
  for (const fileId of fileIds) await publish(trx, mediaEnded, { fileId }, at);
}

/** Somebody leaves: every picture of the person goes at once, and its bytes soon after. */
export async function hideMediaOfLeft(trx: Trx, accountId: string, at: Date): Promise<void> {
  await lockOwner(trx, accountId);
  await tellEnded(trx, await endAll(trx, accountId, at), at);
  await writeCastPhoto(trx, accountId, null);
  await writeGuestPhoto(trx, accountId, null);
}

export const endedErased = ({ jobs }: Pick<AppContext, 'jobs'>): Subscription =>
  on(mediaEnded, ({ payload }, trx) => jobs.send(trx, erasing, payload));

/** Removes all sizes of a file. */
export async function removeSizes({ storage }: Pick<MediaContext, 'storage'>, fileId: string): Promise<void> {
  const keys: string[] = [];
  for await (const key of storage.list(folderOf(fileId))) keys.push(key);
  await storage.remove(keys);
}

/** Removes the bytes of what is ended: first it is said that nothing can keep them any more, then they go. Done again, it removes nothing. */
export function eraser(context: MediaContext): JobWork {
  const { db, clock } = context;
  return does(erasing, async ({ fileId }) => {
    const isFree = await withTransaction(db, async (trx) => {
      const row = await lockFile(trx, fileId);
      const at = clock.now();
      if (row?.state !== 'ENDED' || (await isEvidence(trx, fileId, evidenceBefore(at)))) return false;
      if (row.upload_id !== null) await removeFiles(trx, [row.upload_id], at);
      await markErasing(trx, fileId, at);
      return true;
    });
    if (!isFree) return;
    await removeSizes(context, fileId);
    await markErased(db, fileId, clock.now());
  });
}

/** What no report needs any longer, and what a lost job has left. */
export const forgetEvidence = ({ db, clock, jobs }: MediaContext): Routine => ({
  name: 'media.forget',
  minutes: daily(4, 20),
  run: () =>
    withTransaction(db, async (trx) => {
      const now = clock.now();
      const ids = await erasable(trx, evidenceBefore(now));
      await jobs.sendAll(
        trx,
        erasing,
        ids.map((fileId) => ({ fileId })),
      );
    }),
});

/** A report about somebody freezes what is shown of the person at that moment. */
export async function freezeMedia(
  trx: Trx,
  report: { readonly reportId: string; readonly reportedId: string; readonly at: Date },
): Promise<void> {
  await lockOwner(trx, report.reportedId);
  await freezeShown(trx, report);
}
