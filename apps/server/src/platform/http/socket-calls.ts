import { randomUUID } from 'node:crypto';
import type { SocketAnswer, SocketCall } from '@yoimachi/contract/live';
import { fail, ok, type ErrorCode, type Failure, type Result } from '@yoimachi/domain/result';
import { elapsedMs } from '#platform/clock';
import type { Log } from '#platform/log';
import type { Metrics } from '#platform/metrics';
import { currentRequest, withinRequest } from '#platform/request';
import { answerCall, type BindDeps, type Incoming } from './answer-call.ts';
import type { AnyHandlers, Routes } from './call.ts';
import { failureAnswer } from './failure-answer.ts';
import { failureOf } from './failure-of.ts';
import { serializerOf } from './serialize.ts';

/** Answers a call that came on an open socket, from this address. */
export type SocketCalls = (call: SocketCall, address: string) => Promise<SocketAnswer>;

interface SocketDeps extends BindDeps {
  readonly log: Log;
  readonly metrics: Pick<Metrics, 'httpSeconds'>;
  /** Why no call is answered now; null: they are. */
  readonly closed: () => Promise<Failure | null>;
}

const METHOD = 'SOCKET';

/**
 * The calls that may come on a socket, too: the same handlers behind the same token, limits, schemas, consents and closed doors as with a
 * request, the same answers and lines of the log.
 */
export function createSocketCalls(routes: Routes, handlers: AnyHandlers, deps: SocketDeps): SocketCalls {
  const { clock, closed, log, metrics } = deps;
  const known = new Map(
    Object.entries(routes)
      .filter(([name, { onSocket }]) => onSocket && Object.hasOwn(handlers, name))
      .map(([name, route]) => [name, { route, serialize: serializerOf(route.answer!) }]),
  );
  async function answered(call: SocketCall, address: string): Promise<Result<string, ErrorCode>> {
    const shut = await closed();
    if (shut) return { ok: false, error: shut };
    const { route, serialize } = known.get(call.name)!;
    const result = await answerCall(call.name, route, handlers[call.name]!, incomingOf(call, address), deps);
    return result.ok ? ok(serialize(result.value)) : result;
  }
  return async (call, address) => {
    if (!known.has(call.name)) return answerOf(fail('NOT_FOUND'), clock.now());
    const ref = { requestId: randomUUID() };
    return withinRequest(ref, async () => {
      const startMs = elapsedMs();
      const about = { method: METHOD, route: call.name };
      const result = await answered(call, address).catch((error: Error) => ({
        ok: false as const,
        error: failureOf(error, about, log),
      }));
      const answer = answerOf(result, clock.now());
      const seconds = (elapsedMs() - startMs) / 1000;
      metrics.httpSeconds.observe({ route: `${METHOD} ${call.name}`, status: answer.status }, seconds);
      log.info({ ...ref, ...about, status: answer.status, seconds }, 'answered');
      return answer;
    });
  };
}

function answerOf(result: Result<string, ErrorCode>, now: Date): SocketAnswer {
  if (result.ok) return { status: 200, body: result.value };
  const { status, body } = failureAnswer(result.error, now);
  return { status, body: JSON.stringify(body) };
}

const incomingOf = ({ token, body }: SocketCall, address: string): Incoming => ({
  authorization: `Bearer ${token}`,
  params: {},
  query: {},
  body,
  key: undefined,
  address,
  origin: () => ({ address, port: null, agent: '' }),
  nameAccount(account) {
    const request = currentRequest();
    if (request) request.account = account;
  },
  judgeUnread: () => ok(),
});
