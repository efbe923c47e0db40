/**
 * Sends one file, whatever the line does meanwhile: what has arrived is not sent again. The protocol's own client comes with the first file.
 */
import { isErrorCode, messageOf } from '@yoimachi/contract/errors';
import { uploadRoutes } from '@yoimachi/contract/upload';
import { checkUpload, declaredType, type UploadPurpose } from '@yoimachi/domain/upload';
import { ApiError, ERR_NETWORK, isRefused } from '#lib/api-error.ts';
import { call } from './api.ts';
import { libTexts } from './ja.ts';
import { readEntry } from './session-storage.ts';
import { BASE_PATH } from './transport.ts';
import { endAct, keyOf } from './use-act.ts';

export interface Sending {
  readonly purpose: UploadPurpose;
  readonly file: File;
  /** Of a video, as the server says. */
  readonly takesWmv?: boolean | undefined;
  readonly onStart: () => void;
  readonly onProgress: (sentBytes: number) => void;
  /** Aborted with `GIVEN_UP` it is given up on the server, too; otherwise it can go on later. */
  readonly signal: AbortSignal;
}

export const GIVEN_UP = 'given up';

/** A line that drops loses at most so much, and a token that ends on the way is noticed after it. */
const CHUNK_BYTES = 2 * 1024 * 1024;
/** A phone in the underground is back within a minute. */
const RETRY_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
const AT_ONCE = 2;
const TOKEN_EXPIRED = 10;
/** Used, given up or expired; of an unknown one there is no more to know. */
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** A request that took too long, other bytes that came first, too many requests. */
const RETRIED: readonly number[] = [408, 409, 429];

/** What the server would say of it before a byte, said without asking. */
function refusalOf({ purpose, file, takesWmv = false }: Sending): ApiError | null {
  const declared = { sizeBytes: file.size, mediaType: declaredType(file) };
  const checked = checkUpload(purpose, declared, takesWmv);
  return checked.ok ? null : new ApiError(400, checked.error.code, messageOf(checked.error.code));
}

/**
 * Sends a file and returns its id on the server, where it waits for a day to be used. The same file chosen again, also after a reload, goes
 * on where it stopped.
 *
 * @throws ApiError, with the sentence for the person; nothing that can be caught after `signal` was aborted says anything.
 */
export async function uploadFile(sending: Sending): Promise<string> {
  const { purpose, file, signal } = sending;
  const refusal = refusalOf(sending);
  if (refusal) throw refusal;
  const act = `upload.${purpose}.${file.size}.${file.lastModified}`;
  const leave = await waitForTurn(signal);
  try {
    sending.onStart();
    return await begunAndSent(sending, act);
  } finally {
    leave();
  }
}

async function begunAndSent(sending: Sending, act: string): Promise<string> {
  const { purpose, file, signal } = sending;
  const body = { purpose, sizeBytes: file.size, mediaType: declaredType(file) };
  for (let isSecondTry = false; ; isSecondTry = true) {
    const begin = call(uploadRoutes.beginUpload, { body, idempotencyKey: keyOf(act, body) });
    const { uploadId } = await begin.catch((error: unknown) => {
      if (isRefused(error)) endAct(act);
      throw error;
    });
    try {
      await sendBytes(sending, uploadId);
      return uploadId;
    } catch (error) {
      if (signal.aborted && signal.reason === GIVEN_UP) await giveUp(act, uploadId);
      if (signal.aborted || !isRefused(error)) throw error;
      endAct(act);
      // What an earlier visit began was used or given up since.
      if (isSecondTry || !GONE.has(error.status)) throw error;
    }
  }
}

/** It expires anyway. */
async function giveUp(act: string, uploadId: string): Promise<void> {
  endAct(act);
  await call(uploadRoutes.cancelUpload, { params: { uploadId } }).catch(() => undefined);
}

/** Bytes, with a new token as often as the last one ends on the way. */
async function sendBytes(sending: Sending, uploadId: string): Promise<void> {
  let sent = 0;
  let sentAtRenewal = -1;
  const onProgress = (sentBytes: number) => {
    sent = sentBytes;
    sending.onProgress(sentBytes);
  };
  for (;;)
    try {
      return await sendOnce({ ...sending, onProgress }, uploadId);
    } catch (error) {
      const isEnded = error instanceof ApiError && error.status === 401;
      if (!isEnded || sent <= sentAtRenewal) throw error;
      sentAtRenewal = sent;
      // Any call gets a new token, or leads to the login.
      await call(uploadRoutes.listUploads);
      if (error.code !== TOKEN_EXPIRED) throw error;
    }
}

async function sendOnce({ file, onProgress, signal }: Sending, uploadId: string): Promise<void> {
  const { DetailedError, Upload } = await import('tus-js-client');
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(file, {
      uploadUrl: `${BASE_PATH}/uploads/${uploadId}`,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_MS,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) =>
        request.setHeader('authorization', `Bearer ${String(readEntry('token'))}`),
      onShouldRetry: ({ originalResponse }) => {
        const status = originalResponse?.getStatus() ?? 0;
        return status === 0 || status >= 500 || RETRIED.includes(status);
      },
      onProgress,
      onSuccess: () => resolve(),
      onError: (error) => {
        const response = error instanceof DetailedError ? error.originalResponse : null;
        reject(errorOf(response?.getStatus() ?? 0, response?.getBody() ?? ''));
      },
    });
    const stop = () => {
      void upload.abort();
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    upload.start();
  });
}

function errorOf(status: number, text: string): ApiError {
  if (status === 0) return new ApiError(0, ERR_NETWORK, libTexts.network);
  // What was asked without a body is answered without one.
  if (text === '' && GONE.has(status)) return new ApiError(status, 'UPLOAD_GONE', messageOf('UPLOAD_GONE'));
  const { code, message, details } = bodyOf(text);
  if (status === 401 && typeof code === 'number') return new ApiError(status, code, message ?? '', details);
  if (status >= 500 || typeof code !== 'string' || !isErrorCode(code))
    return new ApiError(status, 'UPLOAD_FAILED', messageOf('UPLOAD_FAILED'));
  return new ApiError(status, code, message ?? messageOf(code), details);
}

function bodyOf(text: string): Partial<Pick<ApiError, 'code' | 'message' | 'details'>> {
  try {
    return (JSON.parse(text) ?? {}) as object;
  } catch {
    return {};
  }
}

const waiting: (() => void)[] = [];
let running = 0;

/** Two at a time use the line as well as many do, and each ends sooner. Returns what ends the turn. */
async function waitForTurn(signal: AbortSignal): Promise<() => void> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  if (signal.aborted) leave();
  signal.throwIfAborted();
  return leave;
}
