import { setTimeout as sleep } from 'node:timers/promises';
import { guestBookingRoutes } from '@yoimachi/contract/booking';
import { chatRoutes } from '@yoimachi/contract/chat';
import type { Route } from '@yoimachi/contract/route';
import { searchRoutes } from '@yoimachi/contract/search';
import { requestBody, type Bookable } from '../../modules/meeting/booking/test/support.ts';
import type { Writer } from '../chat-storm/storm.ts';
import type { Person } from '../people.ts';

/** What became of calls since the tally was begun. */
export interface Tally {
  answered: number;
  /** "Not now, ask again": 503 with Retry-After. */
  refused: number;
  /** No answer, or one that is the product's fault. */
  readonly failed: string[];
  /** Of calls that ask no payment service. */
  slowestMs: number;
}

export interface Traffic {
  /** Those that have not been answered yet. */
  readonly underWay: () => number;
  /** What came of all calls that have ended since, and begins again. */
  take(): Tally;
  /** Ends it, once everything that was written was taken. */
  stop(): Promise<void>;
}

interface Call {
  readonly route: Pick<Route, 'method' | 'path'>;
  readonly query?: string;
  readonly token: string;
  readonly body?: object;
}

export interface Actors {
  readonly url: string;
  readonly guestToken: string;
  readonly writers: readonly Writer[];
  /** Who asks whom, one after the other. */
  readonly requests: readonly { readonly guest: Person; readonly token: string; readonly cast: Bookable }[];
}

const AGAIN_MS = 100;
/** A person writes at most twenty a minute. */
const WRITE_EVERY_MS = 4_000;
const REQUEST_EVERY_MS = 1_500;

const newTally = (): Tally => ({ answered: 0, refused: 0, failed: [], slowestMs: 0 });

/** Sends calls through the proxy, and counts what became of them. */
class Caller {
  tally = newTally();
  underWay = 0;
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** One that was not answered is counted, and sent again with its key. */
  async ask(call: Call): Promise<void> {
    const key = crypto.randomUUID();
    while (!(await this.#attempt(call, key))) await sleep(AGAIN_MS);
  }

  async #attempt(call: Call, key: string): Promise<boolean> {
    const startedAt = performance.now();
    this.underWay += 1;
    try {
      const response = await this.#send(call, key);
      return this.#count(call, response, await response.text());
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      this.tally.failed.push(`${call.route.path}: ${String(error.cause)}`);
      return false;
    } finally {
      this.underWay -= 1;
      if (call.route !== guestBookingRoutes.requestBooking)
        this.tally.slowestMs = Math.max(this.tally.slowestMs, performance.now() - startedAt);
    }
  }

  #send({ route, query = '', token, body }: Call, key: string): Promise<Response> {
    return fetch(`${this.#url}/v1${route.path}${encodeURI(query)}`, {
      method: route.method,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  #count({ route }: Call, { status, headers }: Response, said: string): boolean {
    if (status === 503 && headers.has('retry-after')) this.tally.refused += 1;
    else if (status >= 500) this.tally.failed.push(`${route.path}: ${status}`);
    else if (status >= 400) throw new Error(`${route.path}: ${status} ${said}`);
    else this.tally.answered += 1;
    return status < 500;
  }
}

/** Searches, lists, chats and requests, all at once. */
export function startTraffic({ url, guestToken, writers, requests }: Actors): Traffic {
  const caller = new Caller(url);
  const over = new AbortController();
  const { signal } = over;
  const all = Promise.all([
    ...[0, 1, 2].map(() => look(caller, guestToken, signal)),
    ...writers.map((writer, index) => {
      const afterMs = (index * WRITE_EVERY_MS) / writers.length;
      return write(caller, writer, { afterMs, signal });
    }),
    request(caller, requests, signal),
  ]);
  // What breaks is told by `stop`.
  all.catch(() => undefined);
  return {
    underWay: () => caller.underWay,
    take() {
      const taken = caller.tally;
      caller.tally = newTally();
      return taken;
    },
    async stop() {
      over.abort();
      await all;
    },
  };
}

async function look(caller: Caller, token: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await caller.ask({ route: searchRoutes.searchCasts, query: '?words=銀座', token });
    await caller.ask({ route: guestBookingRoutes.listGuestBookings, token });
    await sleep(AGAIN_MS);
  }
}

async function write(
  caller: Caller,
  { token, friendIds, sent }: Writer,
  { afterMs, signal }: { afterMs: number; signal: AbortSignal },
): Promise<void> {
  await sleep(afterMs);
  for (let index = 0; !signal.aborted; index++) {
    const friendId = friendIds[index % friendIds.length]!;
    const body = { friendId, clientId: crypto.randomUUID(), text: `${index}通目です` };
    await caller.ask({ route: chatRoutes.sendMessage, token, body });
    sent.set(friendId, [...(sent.get(friendId) ?? []), body.clientId]);
    await sleep(WRITE_EVERY_MS);
  }
}

async function request(caller: Caller, requests: Actors['requests'], signal: AbortSignal): Promise<void> {
  for (const { token, cast } of requests) {
    if (signal.aborted) return;
    await caller.ask({ route: guestBookingRoutes.requestBooking, token, body: requestBody(cast) });
    await sleep(REQUEST_EVERY_MS);
  }
}
