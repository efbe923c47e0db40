import { request, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { retryAfterSeconds } from '#platform/delivery';
import { guardedLookup, isPublicAddress, NOT_PUBLIC } from './public-address.ts';

export interface PostOptions {
  /** The longest it may take from the name to the answer's first line; milliseconds. */
  readonly timeoutMs?: number;
  /** Certificates trusted instead of the system's. */
  readonly ca?: string;
  readonly isAllowed?: (address: string) => boolean;
}

export interface Posted {
  readonly headers: Readonly<Record<string, number | string>>;
  readonly body: Buffer;
}

/** What came of a request: an answer, or how it ended without one. */
export type PostResult =
  | { readonly status: number; readonly retryAfterSeconds: number | undefined }
  /** `isBegun`: the service may have read it. */
  | { readonly status: null; readonly isBegun: boolean; readonly code: string };

const TIMEOUT_MS = 10_000;

/** Posts to an address of https outside of our own networks; follows nowhere and reads nothing of the answer but its head. */
export function post(endpoint: string, posted: Posted, options: PostOptions = {}): Promise<PostResult> {
  const { timeoutMs = TIMEOUT_MS, ca, isAllowed = isPublicAddress } = options;
  // A number is not resolved, so the lookup does not judge it.
  const host = new URL(endpoint).hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0 && !isAllowed(host))
    return Promise.resolve({ status: null, isBegun: false, code: NOT_PUBLIC });
  const { promise, resolve } = Promise.withResolvers<PostResult>();
  let isBegun = false;
  const asked: RequestOptions = {
    method: 'POST',
    headers: posted.headers,
    // A connection of its own: what an old one that breaks has taken cannot be known.
    agent: false,
    lookup: guardedLookup(isAllowed),
    signal: AbortSignal.timeout(timeoutMs),
    ...(ca !== undefined && { ca }),
  };
  const sent = request(endpoint, asked, (answer) => {
    const { date, 'retry-after': retryAfter } = answer.headers;
    resolve({ status: answer.statusCode ?? 0, retryAfterSeconds: retryAfterSeconds({ retryAfter, date }) });
    // Its text says nothing that its number does not.
    answer.destroy();
  });
  sent.on('socket', (socket) => socket.once('secureConnect', () => (isBegun = true)));
  sent.on('error', (error: NodeJS.ErrnoException) =>
    resolve({ status: null, isBegun, code: error.code ?? error.name }),
  );
  sent.end(posted.body);
  return promise;
}
