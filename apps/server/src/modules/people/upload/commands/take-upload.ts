import { fail, ok, type Result } from '@yoimachi/domain/result';
import type { UploadPurpose, UploadType } from '@yoimachi/domain/upload';
import type { Trx } from '#platform/database';
import * as store from '../upload.store.ts';

/** A whole file, which now is the taker's: it stays until `removeFiles`. */
export interface TakenFile {
  readonly fileId: string;
  readonly sizeBytes: number;
  /** By its content. */
  readonly mediaType: UploadType;
}

/**
 * Takes a file that somebody sent for a purpose, once. UPLOAD_UNFINISHED while bytes are missing, UPLOAD_GONE when it expired, was cancelled
 * or is taken, NOT_FOUND when it is somebody else's or for something else.
 */
export async function takeUpload(
  trx: Trx,
  wanted: {
    readonly uploadId: string;
    readonly accountId: string;
    readonly purpose: UploadPurpose;
    readonly at: Date;
  },
): Promise<Result<TakenFile, 'NOT_FOUND' | 'UPLOAD_GONE' | 'UPLOAD_UNFINISHED'>> {
  const row = await store.lockUpload(trx, wanted.uploadId);
  if (row?.account_id !== wanted.accountId || row.purpose !== wanted.purpose)
    return fail('NOT_FOUND', 'uploadId');
  if (row.expires_at === null || row.expires_at <= wanted.at) return fail('UPLOAD_GONE', 'uploadId');
  if (row.received_bytes < row.size_bytes || row.media_type === null)
    return fail('UPLOAD_UNFINISHED', 'uploadId');
  await store.setTaken(trx, row.id, wanted.at);
  return ok({ fileId: row.id, sizeBytes: row.size_bytes, mediaType: row.media_type });
}
