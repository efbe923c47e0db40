import * as z from 'zod/mini';
import { id, instant, token } from '@yoimachi/contract/common';
import { route } from '@yoimachi/contract/route';
import { UPLOAD_PURPOSES } from '@yoimachi/domain/upload';

const MAX_DECLARED_BYTES = 2 ** 31 - 1;

export const upload = z.object({
  uploadId: id(),
  purpose: z.literal([...UPLOAD_PURPOSES]),
  sizeBytes: z.int(),
  receivedBytes: z.int(),
  /** Until when it can be finished and used. */
  expiresAt: instant(),
});
export type Upload = z.output<typeof upload>;

export const uploadRoutes = {
  beginUpload: route('POST', '/uploads', 'member', {
    summary:
      'Begins to send a file, of which its type and size are judged before a byte of it. Its bytes go to `/v1/uploads/{uploadId}` by the tus protocol 1.0.0 (core): HEAD answers `Upload-Offset`, PATCH with `Content-Type: application/offset+octet-stream` and `Upload-Offset` adds the next bytes; both take the same Bearer token and answer errors as every call.',
    body: z.object({
      purpose: z.literal([...UPLOAD_PURPOSES]),
      sizeBytes: z.int().check(z.minimum(0), z.maximum(MAX_DECLARED_BYTES)),
      /** As the browser calls it; what counts in the end is the content. */
      mediaType: token(100),
    }),
    answer: upload,
    errors: [
      'FORBIDDEN',
      'PHOTO_TYPE',
      'PHOTO_SIZE',
      'PHOTO_COUNT',
      'DOCUMENT_COUNT',
      'VIDEO_RULES',
      'VIDEO_RULES_NO_WMV',
      'UPLOAD_EMPTY',
      'UPLOAD_UNDER_WAY',
      'UPLOAD_LIMIT',
      'UPLOAD_FAILED',
    ],
    idempotent: true,
    records: 'POST',
  }),
  listUploads: route('GET', '/uploads', 'member', {
    summary: 'Own files that are under way or wait to be used, the oldest first.',
    answer: z.object({ items: z.array(upload) }),
  }),
  cancelUpload: route('DELETE', '/uploads/:uploadId', 'member', {
    summary: 'Gives up a file that is under way or not used yet; its bytes are removed.',
    params: z.object({ uploadId: id() }),
    errors: ['NOT_FOUND'],
  }),
} as const;
