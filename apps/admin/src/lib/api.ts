import { officeRoutes } from '@yoimachi/contract/office';
import type { Route } from '@yoimachi/contract/route';
import { ApiError, ERR_NETWORK } from '#ui/lib/api-error.ts';
import { CLOCK_HEADER, learnTime } from '#ui/lib/clock.ts';
import { errorOf, exchange } from '#ui/lib/exchange.ts';
import { callTexts } from '#ui/lib/ja.ts';
import { requestOf, type CallAnswer, type CallRequest, type OptionsArgument } from '#ui/lib/request.ts';
import { noteCall } from './idle.ts';

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** A file on its way, who hears how far it is, and what ends it. */
export interface FileSent {
  readonly file: Blob;
  readonly onProgress: (sentBytes: number) => void;
  readonly signal: AbortSignal;
}

export const BASE_PATH = '/admin/v1';
const CSRF_HEADER = 'x-csrf-token';
const BY_ITSELF = { 'x-background': '1' } as const;

interface Parts {
  readonly fetch: Fetch;
  /** Fetches so that it says how far the body is; absent: as everything else. */
  readonly fetchFor?: (sent: FileSent) => Fetch;
  /** The session is over: leads to the login, which leads back. */
  readonly logIn: () => void;
  /** Asks for the second factor; whether it was shown. */
  readonly askFactor: () => Promise<boolean>;
}

let parts: Parts | null = null;
let csrf = '';

/** Connects `call`; the app does it once at its start, tests with their own. */
export function connectApi(next: Parts): void {
  parts = next;
}

/** What every call that changes something proves that it comes from this page by. */
export function takeCsrf(token: string): void {
  csrf = token;
}

const isRefusedAs = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.code === code;

/** There is no session, or it has ended. */
export const isLoginDue = (error: unknown): boolean => isRefusedAs(error, 'OFFICE_LOGIN_REQUIRED');

/**
 * One call of the contract: `call(adminRoutes.approveAgeCheck, { params: { checkId } })`. Throws ApiError for every failure. One that is
 * refused until the second factor was shown again is made again once it was. One that is refused for its token is not: another tab may have
 * signed in somebody else, who would act then.
 */
export function call<R extends Route>(route: R, ...options: OptionsArgument<R>): Promise<CallAnswer<R>> {
  const request = requestOf(route, ...options);
  return made(route, () => send(request)) as Promise<CallAnswer<R>>;
}

/** The same of a call that takes a file; who ends it by its signal hears ERR_NETWORK. */
export function sendFile<R extends Route>(route: R, sent: FileSent): Promise<CallAnswer<R>> {
  const { method, path } = route;
  const request = { method, path, file: sent.file };
  const fetch = parts?.fetchFor?.(sent);
  return made(route, () => send(request, { ...(fetch && { fetch }) })) as Promise<CallAnswer<R>>;
}

/**
 * A streamed file of the contract, refused as any other call: its answer begins, and its body comes piece by piece. `signal` breaks it off,
 * also while it comes.
 */
export function callForFile<R extends Route & { readonly isStreamed: true }>(
  route: R,
  signal: AbortSignal,
  ...options: OptionsArgument<R>
): Promise<Response> {
  const request = requestOf(route, ...options);
  return made(route, () => begin(request, signal));
}

async function made<T>(route: Route, ask: () => Promise<T>): Promise<T> {
  if (!parts) throw new Error('connectApi has not been called');
  const { askFactor } = parts;
  try {
    return await ask();
  } catch (error) {
    noteRefusal(route, error);
    if (!isRefusedAs(error, 'OFFICE_FACTOR_AGAIN') || !(await askFactor())) throw error;
    return ask();
  }
}

/** A call that the page makes by itself, to see what is new: it keeps no session alive. */
export async function callQuietly<R extends Route>(
  route: R,
  ...options: OptionsArgument<R>
): Promise<CallAnswer<R>> {
  try {
    return (await send(requestOf(route, ...options), { isByItself: true })) as CallAnswer<R>;
  } catch (error) {
    noteRefusal(route, error);
    throw error;
  }
}

/** Who asks whether there is a session knows what to do when there is none. */
function noteRefusal(route: Route, error: unknown): void {
  if (isLoginDue(error) && !isSame(route, officeRoutes.readOffice)) parts?.logIn();
}

const isSame = (one: Route, other: Route): boolean => one === other;

interface How {
  readonly isByItself?: boolean;
  readonly fetch?: Fetch;
}

async function send(request: CallRequest, { isByItself = false, fetch }: How = {}): Promise<unknown> {
  const { response, body } = await exchange(fetch ?? parts!.fetch, BASE_PATH, request, {
    ...(request.method !== 'GET' && { [CSRF_HEADER]: csrf }),
    ...(isByItself && BY_ITSELF),
  });
  learnTime(response.headers.get(CLOCK_HEADER));
  if (!isByItself) noteCall();
  if (response.ok) return body === '' ? { status: '200' } : body;
  throw refusalOf(response.status, body);
}

/** Without the time within which a call has to be answered: how long it takes depends on its length. */
async function begin({ method, path }: CallRequest, signal: AbortSignal): Promise<Response> {
  try {
    const response = await parts!.fetch(BASE_PATH + path, { method, headers: { accept: '*/*' }, signal });
    learnTime(response.headers.get(CLOCK_HEADER));
    noteCall();
    if (response.ok) return response;
    const body: unknown = await response.json().catch(() => '');
    throw refusalOf(response.status, body);
  } catch (error) {
    if (error instanceof ApiError || signal.aborted) throw error;
    throw new ApiError(0, ERR_NETWORK, callTexts.network);
  }
}

function refusalOf(status: number, body: unknown): ApiError {
  const refusal = errorOf(status, body);
  // Whatever failed may have written the body itself: a person reads our own sentence.
  return status < 500 ? refusal : new ApiError(status, refusal.code, callTexts.generic);
}
