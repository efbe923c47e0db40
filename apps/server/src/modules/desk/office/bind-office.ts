import { acts, adminRoutes, mayAct, type AdminCall } from '@yoimachi/contract/admin';
import { officeRoutes } from '@yoimachi/contract/office';
import type { Route } from '@yoimachi/contract/route';
import { fail, ok, type ErrorCode, type Result } from '@yoimachi/domain/result';
import { callAsOperator } from '#desk/operator';
import {
  createComing,
  originOf,
  parseInput,
  sendFailure,
  sendFile,
  sendStream,
  serializerOf,
  type Door,
  type HttpReply,
  type HttpRequest,
  type OperatorHandlers,
} from '#platform/http';
import { patiently } from '#platform/database';
import type { ActContext, Module } from '#platform/module';
import { readCookies, writeBrowser, writeSession } from './cookie.ts';
import { isFresh } from './fresh.ts';
import type { OfficeDeps, OfficeSession } from './office.deps.ts';
import { officeHandlers, type DoorCall } from './office.handlers.ts';
import { mayChange } from './same-site.ts';
import { findOpen } from './session.ts';
import { FILES_COMING, withFile, withoutParsers } from './take-file.ts';

/** Where the calls of the back office are. */
export const OFFICE_BASE = '/admin/v1';

export type AdminHandlers = (context: ActContext) => OperatorHandlers<typeof adminRoutes>;

/** The server that the back office is added to. */
type OfficeServer = Parameters<NonNullable<Module['office']>>[0];
type Answered = Result<unknown, ErrorCode>;
type Limits = Door['limits'];

/**
 * Binds the door and every call of operators: session → limits → same site → (second factor) → the call as that operator, whose role is asked
 * before anything he sent is looked at.
 */
export function bindOffice(
  app: OfficeServer,
  deps: OfficeDeps,
  { handlers, limits, unread }: Omit<Door, 'access'> & { readonly handlers: AdminHandlers },
): void {
  const atDoor = officeHandlers(deps);
  for (const [name, route] of Object.entries(officeRoutes) as [keyof typeof officeRoutes, Route][])
    bind(app, deps, route, async (request, reply) => {
      const session = route.who === 'open' ? null : await admitted(deps, request, route, limits);
      if (session === null) {
        const waits = await limits?.take(route, null, request.ip);
        if (waits) return fail('RATE_LIMITED', undefined, { retryAfterSeconds: waits });
      } else if (!session.ok) return session;
      const readable = unread?.(request, route.query);
      if (readable?.ok === false) return readable;
      const input = parse(route, request);
      if (!input.ok) return input;
      const call = doorCall(deps, { request, reply }, { ...input.value, session: session?.value ?? null });
      return (atDoor[name] as (call: DoorCall) => Promise<Answered>)(call);
    });
  const coming = createComing(app, FILES_COMING);
  const bindAct = (server: OfficeServer, name: AdminCall, route: Route): void =>
    bind(server, deps, route, async (request) => {
      const session = await admitted(deps, request, route, limits);
      if (!session.ok) return session;
      const { operator, role, factorAt } = session.value;
      if (factorAt === null) return fail('OFFICE_LOGIN_REQUIRED');
      const fresh = acts[name].asksAgain ? isFresh(deps, { factorAt }) : ok();
      if (!fresh.ok) return fresh;
      const { params, query } = request;
      const handle = (on: ActContext, made: never): Promise<Answered> => handlers(on)[name](made);
      const act = (body: unknown): Promise<Answered> =>
        callAsOperator(deps, { name, route, handle }, { params, query, body }, operator);
      // Of who may not make the call nothing is looked at, and no bytes are taken in.
      if (!mayAct(role, name)) return act({});
      const readable = unread?.(request, route.query);
      if (readable?.ok === false) return readable;
      if (route.takes) return withFile(request, route.takes, { coming, who: operator.id }, act);
      return act(request.body === undefined ? {} : request.body);
    });
  const ofOperators = Object.entries(adminRoutes) as [AdminCall, Route][];
  for (const [name, route] of ofOperators) if (!route.takes) bindAct(app, name, route);
  withoutParsers(app, (scope) => {
    for (const [name, route] of ofOperators) if (route.takes) bindAct(scope, name, route);
  });
}

function bind(
  app: OfficeServer,
  { clock, log }: OfficeDeps,
  route: Route,
  answer: (request: HttpRequest, reply: HttpReply) => Promise<Answered>,
): void {
  const serialize = route.answer && serializerOf(route.answer);
  app.route({
    method: route.method,
    url: OFFICE_BASE + route.path,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const made = () => answer(request, reply);
      const result = await (route.isStreamed ? patiently(made) : made());
      const now = clock.now();
      reply.header('x-now', now.toISOString()).header('cache-control', 'no-store');
      if (!result.ok) return sendFailure(reply, result.error, now);
      if (route.file !== undefined && route.isStreamed)
        return sendStream(reply, route.file, result.value, (err) =>
          log.error({ err, path: route.path }, 'a file broke off'),
        );
      if (route.file !== undefined) return sendFile(reply, route.file, result.value);
      if (!serialize) return reply.send();
      return reply.type('application/json; charset=utf-8').send(serialize(result.value));
    },
  });
}

/** The session of a request, which this site made. OFFICE_LOGIN_REQUIRED, OFFICE_CSRF, RATE_LIMITED. */
async function admitted(
  deps: OfficeDeps,
  request: HttpRequest,
  route: Route,
  limits: Limits,
): Promise<Result<OfficeSession, 'OFFICE_LOGIN_REQUIRED' | 'OFFICE_CSRF' | 'RATE_LIMITED'>> {
  const { session: token } = readCookies(request);
  const { agent } = originOf(request);
  // What the page asks by itself keeps nobody signed in.
  const isPerson = request.headers['x-background'] === undefined;
  const session = token === null ? undefined : await findOpen(deps, token, { agent, isPerson });
  const waits = await limits?.take(route, session?.operator.id ?? null, request.ip);
  if (waits) return fail('RATE_LIMITED', undefined, { retryAfterSeconds: waits });
  if (!session) return fail('OFFICE_LOGIN_REQUIRED');
  if (!mayChange(deps, request, session.token)) {
    deps.log.warn(
      { security: true, operator: session.operator, path: route.path },
      'a call did not come from the back office',
    );
    return fail('OFFICE_CSRF');
  }
  return ok(session);
}

function parse(route: Route, request: HttpRequest) {
  const params = parseInput(route.params, request.params);
  if (!params.ok) return params;
  const query = parseInput(route.query, request.query);
  if (!query.ok) return query;
  const body = parseInput(route.body, request.body === undefined ? {} : request.body);
  if (!body.ok) return body;
  return ok({ params: params.value, query: query.value, body: body.value } as Pick<
    DoorCall,
    'params' | 'query' | 'body'
  >);
}

function doorCall(
  { config }: OfficeDeps,
  { request, reply }: { readonly request: HttpRequest; readonly reply: HttpReply },
  call: Pick<DoorCall, 'params' | 'query' | 'body'> & { readonly session: OfficeSession | null },
): DoorCall {
  return {
    ...(call as DoorCall),
    visitor: { origin: originOf(request), browser: readCookies(request).browser },
    keep({ session, browser }) {
      if (session !== undefined) writeSession(reply, config, session);
      if (browser !== undefined) writeBrowser(reply, config, browser);
    },
  };
}
