import { messageOf } from '@yoimachi/contract/errors';
import type { PublicCode } from '@yoimachi/domain/result';
import { groupRoutes } from '@yoimachi/contract/group';
import type { AnswerOf, Route } from '@yoimachi/contract/route';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider, createMemoryHistory } from '@tanstack/react-router';
import { cleanup, configure, render } from '@testing-library/react';
import { vi } from 'vitest';
import { connectApi } from '#lib/api.ts';
import { CLOCK_HEADER, learnTime } from '#lib/clock.ts';
import { createQueryClient } from '#lib/query.ts';
import { CAST, GUEST, writeEntry } from '#lib/session-storage.ts';
import { createTransport } from '#lib/transport.ts';
import { agreed } from '#people/consent';
import { ToastHost } from '#ui/toast-host.tsx';
import { createAppRouter } from './router.tsx';
import { NOW } from './main-screens.fixture.ts';

// A machine that is busy with other suites takes its time; a screen that is right is never waited for that long.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

// Nothing is pushed: a screen shows what it reads.
vi.mock('socket.io-client', () => {
  const said = () => socket;
  const socket = { on: said, onAny: said, emit: said, connect: said, disconnect: said };
  return { io: () => socket };
});

/** A call that came: its name as 'METHOD /path', what it asked for and what it brought. */
export interface Sent {
  readonly name: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}
type Reply = (sent: Sent) => Promise<Response>;

/** A server that answers what it is told to; what it was told nothing of stays without an answer. */
export class FakeServer {
  readonly #replies = new Map<Route, Reply>();
  /** The calls that came, as 'METHOD /path'. */
  readonly calls: string[] = [];
  readonly sent: Sent[] = [];

  constructor() {
    // Nobody has lists or groups of their own.
    this.answers(groupRoutes.listGroupNames, { items: [] });
  }

  /** An answer; one that the contract does not allow fails the test. */
  answers<R extends Route>(route: R, body: AnswerOf<R>): this {
    const checked = route.answer?.parse(body) ?? body;
    return this.#reply(route, () => respond(200, checked));
  }

  /** An answer that depends on what was asked. */
  answersBy<R extends Route>(route: R, answerTo: (sent: Sent) => AnswerOf<R>): this {
    return this.#reply(route, (sent) => {
      const body = answerTo(sent);
      return respond(200, route.answer?.parse(body) ?? body);
    });
  }

  refuses(route: Route, code: PublicCode, details: object = {}): this {
    return this.#reply(route, () => respond(400, { code, message: messageOf(code), details }));
  }

  /** The same once the returned function is called: until then it is on its way. */
  refusesLater(route: Route, code: PublicCode): () => void {
    const due = Promise.withResolvers<void>();
    const body = { code, message: messageOf(code), details: {} };
    this.#reply(route, () => due.promise.then(() => respond(400, body)));
    return due.resolve;
  }

  /** Every try is lost on the way. */
  loses(route: Route): this {
    return this.#reply(route, () => Promise.reject(new TypeError('fetch failed')));
  }

  #reply(route: Route, reply: Reply): this {
    this.#replies.set(route, reply);
    return this;
  }

  readonly fetch = (address: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
    const { pathname, searchParams: query } = new URL(address, 'http://web.test');
    const path = pathname.replace(/^\/v1/, '');
    const sent = {
      name: `${method} ${path}`,
      query,
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    };
    this.calls.push(sent.name);
    this.sent.push(sent);
    const fitting = [...this.#replies.keys()].filter(
      (route) => route.method === method && pattern(route).test(path),
    );
    // '/bookings/today' before '/bookings/:bookingId'.
    const [route] = fitting.sort((a, b) => a.path.split(':').length - b.path.split(':').length);
    return (route && this.#replies.get(route)?.(sent)) ?? new Promise(() => {});
  };
}

function pattern({ path }: Route): RegExp {
  return new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
}

function respond(status: number, body: unknown): Promise<Response> {
  return Promise.resolve(new Response(JSON.stringify(body), { status, headers: { [CLOCK_HEADER]: NOW } }));
}

function signIn(isCast: boolean): void {
  writeEntry('token', 'token');
  writeEntry('type', isCast ? CAST : GUEST);
  writeEntry('userIdCurrent', '019d9b1e-0000-7000-8000-000000000001');
  writeEntry('current_step', 4);
}

/** Opens an address of the app as somebody who is signed in, but for the login, against a server of the test's own. */
export function open(address: string, server: FakeServer): QueryClient {
  cleanup();
  sessionStorage.clear();
  if (!address.startsWith('/authentication')) signIn(address.startsWith('/cast'));
  learnTime(NOW);
  const client = createQueryClient();
  client.setDefaultOptions({
    ...client.getDefaultOptions(),
    queries: { ...client.getDefaultOptions().queries, retryDelay: 0 },
  });
  connectApi(
    createTransport({
      fetch: server.fetch,
      readToken: () => 'token',
      refresh: () => Promise.reject(new Error('No token is refreshed here.')),
      clearSession: () => {},
      checkPhone: () => {},
      logOut: () => {},
    }),
    (error, again) => agreed(client, error, again),
  );
  const router = createAppRouter(client);
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <ToastHost />
    </QueryClientProvider>,
  );
  return client;
}
