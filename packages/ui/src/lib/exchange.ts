import { ApiError, ERR_NETWORK } from './api-error.ts';
import { callTexts } from './ja.ts';
import type { CallRequest } from './request.ts';

export const TIMEOUT_MS = 300_000;

export interface Exchanged {
  readonly response: Response;
  /** What JSON says, a file's bytes, or '' of an empty answer. */
  readonly body: unknown;
}

/** Sends one request and reads its answer, whatever its status. Throws ApiError with ERR_NETWORK where none came. */
export async function exchange(
  fetch: (path: string, init: RequestInit) => Promise<Response>,
  basePath: string,
  request: CallRequest,
  headers: Readonly<Record<string, string>>,
): Promise<Exchanged> {
  const { file } = request;
  const body = file ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  try {
    const response = await fetch(basePath + request.path, {
      method: request.method,
      headers: {
        accept: request.isFile ? '*/*' : 'application/json',
        ...(body !== undefined && { 'content-type': file?.type ?? 'application/json' }),
        ...headers,
        ...request.headers,
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (request.isFile && response.ok) return { response, body: await response.blob() };
    return { response, body: parse(await response.text()) };
  } catch {
    throw new ApiError(0, ERR_NETWORK, callTexts.network);
  }
}

function parse(text: string): unknown {
  try {
    return text === '' ? '' : JSON.parse(text);
  } catch {
    return text;
  }
}

export function errorOf(status: number, body: unknown): ApiError {
  const { code, message, details } = (
    typeof body === 'object' && body !== null ? body : {}
  ) as Partial<ApiError>;
  return new ApiError(status, code ?? String(status), message ?? callTexts.generic, details);
}
