import { ok, type Result } from '@yoimachi/domain/result';
import type { UploadPurpose } from '@yoimachi/domain/upload';
import type { PictureRefusal, Pictures } from '#gateways/picture/port.ts';
import { receivedOf } from '../upload.store.ts';
import { readFile, type FileReading } from './read-file.ts';

/**
 * Whether what somebody sent can be looked at by a person and a machine, before any of it is taken: what is broken costs no try. What is not
 * theirs, or not there any more, is refused as it is taken.
 */
export async function lookAtPictures(
  deps: FileReading & { readonly pictures: Pick<Pictures, 'document'> },
  accountId: string,
  { uploadIds, purpose }: { readonly uploadIds: readonly string[]; readonly purpose: UploadPurpose },
): Promise<Result<undefined, PictureRefusal>> {
  if (uploadIds.length === 0) return ok();
  for (const uploadId of await receivedOf(deps.db, accountId, purpose, uploadIds)) {
    const bytes = await readFile(deps, uploadId);
    const picture = bytes && (await deps.pictures.document(bytes));
    if (picture && !picture.ok) return picture;
  }
  return ok();
}
