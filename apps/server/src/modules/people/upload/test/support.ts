import { randomBytes } from 'node:crypto';
import { uploadRoutes } from '@yoimachi/contract/upload';
import type { UploadPurpose } from '@yoimachi/domain/upload';
import { accountFeature, uploadFeature } from '../../../../wiring/people.ts';
import { withTransaction } from '#platform/database';
import type { Person, TestApp } from '../../../../test-support/index.ts';
import { createStorage } from '../../../../gateways/storage/index.ts';
import { readFile, takeUpload } from '../index.ts';

export const UPLOAD_MODULES = [accountFeature, uploadFeature];

const JPEG_START = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
const PNG_START = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000', 'hex');
const MP4_START = Buffer.from('000000206674797069736f6d0000020069736f6d69736f32617663316d703431', 'hex');

const filled = (start: Buffer, sizeBytes: number) =>
  Buffer.concat([start, randomBytes(Math.max(0, sizeBytes - start.length))]).subarray(0, sizeBytes);

/** Bytes that begin as such a file does. */
export const jpegOf = (sizeBytes: number) => filled(JPEG_START, sizeBytes);
export const pngOf = (sizeBytes: number) => filled(PNG_START, sizeBytes);
export const mp4Of = (sizeBytes: number) => filled(MP4_START, sizeBytes);

export const declare = (
  app: TestApp,
  who: Person,
  sizeBytes: number,
  { purpose = 'CAST_PHOTO', mediaType = 'image/jpeg' }: { purpose?: UploadPurpose; mediaType?: string } = {},
) => app.call(uploadRoutes.beginUpload, { body: { purpose, sizeBytes, mediaType } }, who);

export interface Sending {
  readonly offset?: number;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** Sends bytes as the protocol says. */
export async function patch(
  app: TestApp,
  who: Person | string | null,
  uploadId: string,
  bytes: Uint8Array,
  { offset = 0, headers = {} }: Sending = {},
) {
  const token = typeof who === 'object' ? await who?.token() : who;
  const answer = await app.app.http.inject({
    method: 'PATCH',
    url: `/v1/uploads/${uploadId}`,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      ...headers,
    },
    payload: Buffer.from(bytes),
  });
  return {
    status: answer.statusCode,
    offset: answer.headers['upload-offset'] === undefined ? null : Number(answer.headers['upload-offset']),
    code: answer.body === '' ? undefined : answer.json<{ code: string | number }>().code,
    body: answer.body,
    headers: answer.headers,
  };
}

export async function head(app: TestApp, who: Person, uploadId: string) {
  const answer = await app.app.http.inject({
    method: 'HEAD',
    url: `/v1/uploads/${uploadId}`,
    headers: { authorization: `Bearer ${await who.token()}`, 'tus-resumable': '1.0.0' },
  });
  return {
    status: answer.statusCode,
    offset: Number(answer.headers['upload-offset']),
    length: Number(answer.headers['upload-length']),
  };
}

/** A whole file that waits to be used; returns its id. */
export async function sendFile(
  app: TestApp,
  who: Person,
  bytes: Uint8Array,
  options: { readonly purpose?: UploadPurpose; readonly mediaType?: string } = {},
): Promise<string> {
  const begun = await declare(app, who, bytes.length, options);
  const sent = await patch(app, who, begun.body?.uploadId, bytes);
  if (sent.status !== 204) throw new Error(`${begun.status} ${sent.status} ${sent.body}`);
  return begun.body.uploadId;
}

export const take = (app: TestApp, who: Person, uploadId: string, purpose: UploadPurpose = 'CAST_PHOTO') =>
  withTransaction(app.db, (trx) =>
    takeUpload(trx, { uploadId, accountId: who.userId, purpose, at: app.clock.now() }),
  );

export const storageOf = (app: TestApp) => createStorage(app.context);

export const bytesOf = (app: TestApp, fileId: string) =>
  readFile({ db: app.db, crypto: app.context.crypto, storage: storageOf(app) }, fileId);

/** The names of all that lies in the storage. */
export async function stored(app: TestApp): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storageOf(app).list('uploads/')) keys.push(key);
  return keys;
}
