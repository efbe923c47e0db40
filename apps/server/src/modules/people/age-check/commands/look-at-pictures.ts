import { ok, type Result } from '@yoimachi/domain/result';
import type { UploadPurpose } from '@yoimachi/domain/upload';
import type { PictureRefusal } from '#gateways/picture/port.ts';
import { readFile } from '#people/upload';
import type { AgeCheckDeps } from '../age-check.deps.ts';
import { ownUploads } from '../file.store.ts';

/**
 * Whether what somebody sent can be looked at by a person and a machine, before any of it is taken: what is broken costs no try. What is not
 * hers, or not there any more, is refused as it is taken.
 */
export async function lookAtPictures(
  deps: AgeCheckDeps,
  accountId: string,
  { uploadIds, purpose }: { readonly uploadIds: readonly string[]; readonly purpose: UploadPurpose },
): Promise<Result<undefined, PictureRefusal>> {
  for (const uploadId of await ownUploads(deps.db, accountId, purpose, uploadIds)) {
    const bytes = await readFile(deps, uploadId);
    const picture = bytes && (await deps.pictures.document(bytes));
    if (picture && !picture.ok) return picture;
  }
  return ok();
}
