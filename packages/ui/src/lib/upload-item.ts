import type { ApiError } from './api-error.ts';

/** A file on its way. */
export interface UploadItem {
  readonly id: string;
  readonly file: File;
  /** WAITING: two others are being sent. SENT: whole on the server, not used yet. */
  readonly state: 'WAITING' | 'SENDING' | 'SENT' | 'FAILED';
  readonly sentBytes: number;
  /** Of a sent one: what the call that uses it names. */
  readonly uploadId: string | null;
  /** Of a failed one; its sentence is for the person. */
  readonly error: ApiError | null;
}
