/**
 * The client's transport, following the specification sentence by sentence (sections 4, 7 and 8); transport.test.ts has a test for each. It
 * shows nothing on the screen and knows no call except the refresh it is given.
 */
import { isPhoneCheckDue, isRefused, type ApiError } from '#lib/api-error.ts';
import { errorOf, exchange } from '#lib/exchange.ts';
import type { CallRequest } from '#lib/request.ts';

export const BASE_PATH = '/v1';
export const FORCED_LOGOUT_DELAY_MS = 2500;

/** A call on its way. */
export interface TokenRequest extends CallRequest {
  /** false for the open calls: they carry no token, and their 401 refreshes nothing. */
  readonly needsToken: boolean;
}

/** The body of an answer of status 500 or more: returned to the caller, not thrown. */
export class ServerFault {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}

export interface TransportParts {
  readonly fetch: (path: string, init: RequestInit) => Promise<Response>;
  readonly readToken: () => string;
  /** Gets a new token and stores it; throws ApiError if there is none. */
  readonly refresh: () => Promise<void>;
  /** Clears the session at once: code 20 or 21, or nothing left to refresh it with. */
  readonly clearSession: (reason: ApiError) => void;
  /** The number has to be proved before there is a new token; the identity stays, and the token goes. */
  readonly checkPhone: () => void;
  /** Goes to the login, 2.5 seconds later. */
  readonly logOut: (reason: ApiError) => void;
  readonly onAnswer?: (response: Response) => void;
}

export type Send = (request: TokenRequest) => Promise<unknown>;

export function createTransport(parts: TransportParts): Send {
  let refreshing: Promise<void> | null = null;
  let isLeaving = false;
  /** Led to the login, and nobody has signed in since. */
  let isOut = false;

  const refreshOnce = () => {
    refreshing ??= parts.refresh().finally(() => {
      refreshing = null;
    });
    return refreshing;
  };

  const forceLogout = (reason: ApiError) => {
    if (isLeaving) return;
    parts.clearSession(reason);
    isLeaving = true;
    setTimeout(() => {
      isLeaving = false;
      isOut = true;
      parts.logOut(reason);
    }, FORCED_LOGOUT_DELAY_MS);
  };

  const attempt = async (request: TokenRequest, isRetry: boolean): Promise<unknown> => {
    const token = request.needsToken ? parts.readToken() : '';
    if (token) isOut = false;
    const { response, body } = await exchange(
      parts.fetch,
      BASE_PATH,
      request,
      token ? { authorization: `Bearer ${token}` } : {},
    );
    parts.onAnswer?.(response);
    if (response.ok) return body === '' ? { status: '200' } : body;
    if (response.status >= 500) return new ServerFault(response.status, body);
    const error = errorOf(response.status, body);
    if (response.status !== 401) throw error;
    if (error.code === 20 || error.code === 21) {
      forceLogout(error);
      throw error;
    }
    if (!request.needsToken || isRetry) throw error;
    // Another call may have refreshed while this one was on its way.
    if (parts.readToken() === token) await refreshOrLeave();
    return attempt(request, true);
  };

  const refreshOrLeave = async () => {
    try {
      await refreshOnce();
    } catch (error) {
      if (isPhoneCheckDue(error)) parts.checkPhone();
      // A call of the screen that is being left ends nothing more: who was led away may be writing to the operators by then.
      else if (isRefused(error) && !isOut) forceLogout(error);
      throw error;
    }
  };

  return (request) => attempt(request, false);
}
