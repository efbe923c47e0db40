import { ok, type Result } from '@yoimachi/domain/result';
import type { PictureRefusal } from '#gateways/picture/port.ts';
import { readFile, takeUpload } from '#people/upload';
import type { Trx } from '#platform/database';
import type { InquiryDeps } from '../inquiry.deps.ts';
import { insertPicture, ownUploads } from '../message.store.ts';

/** Whether what somebody sent are pictures that can be looked at, before any of it is taken. What is not theirs is refused as it is taken. */
export async function lookAtPictures(
  deps: InquiryDeps,
  accountId: string,
  uploadIds: readonly string[],
): Promise<Result<undefined, PictureRefusal>> {
  if (uploadIds.length === 0) return ok();
  for (const uploadId of await ownUploads(deps.db, accountId, uploadIds)) {
    const bytes = await readFile(deps, uploadId);
    const picture = bytes && (await deps.pictures.document(bytes));
    if (picture && !picture.ok) return picture;
  }
  return ok();
}

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
