import { ok, type Result } from '@yoimachi/domain/result';
import { takeUpload } from '#people/upload';
import type { Trx } from '#platform/database';
import { insertPicture } from '../message.store.ts';

/** Puts pictures that somebody sent to a message. */
export async function takePictures(
  trx: Trx,
  message: { readonly id: string; readonly accountId: string; readonly at: Date },
  uploadIds: readonly string[],
): Promise<Result<undefined, 'NOT_FOUND' | 'UPLOAD_GONE' | 'UPLOAD_UNFINISHED'>> {
  const { id: messageId, accountId, at } = message;
  for (const [index, uploadId] of [...new Set(uploadIds)].entries()) {
    const taken = await takeUpload(trx, { uploadId, accountId, purpose: 'INQUIRY_PICTURE', at });
    if (!taken.ok) return taken;
    await insertPicture(trx, { fileId: taken.value.fileId, messageId, position: index + 1 });
  }
  return ok();
}
