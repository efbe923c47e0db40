import type { Upload } from '@yoimachi/contract/upload';
import type { UploadRow } from './upload.store.ts';

/** One that waits to be used. */
export const presentUpload = (
  row: Pick<UploadRow, 'id' | 'purpose' | 'size_bytes' | 'received_bytes' | 'expires_at'>,
): Upload => ({
  uploadId: row.id,
  purpose: row.purpose,
  sizeBytes: row.size_bytes,
  receivedBytes: row.received_bytes,
  expiresAt: row.expires_at!.toISOString(),
});
