import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Routes } from './call.ts';
import { API_BASE } from './bind.ts';
import { makeOpenApi } from './openapi.ts';
import { fail } from '@yoimachi/domain/result';
import type { Metrics } from '#platform/metrics';
import type { Readiness } from '#platform/pulse';
import { VERSION } from '#platform/version';
import { sendFailure } from './failure-answer.ts';

interface OperationsDeps {
  readonly readiness: Pick<Readiness, 'read'>;
  /** What this process does, and the newest migration that it knows. */
  readonly roles: readonly string[];
  readonly migration: number;
  readonly metrics: Metrics;
  /** The token required to read the metrics; null: only this machine may. */
  readonly metricsToken: string | null;
  readonly routes: Routes;
}

/** Machines ask for these all day. */
export const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Endpoints for machines: liveness, readiness, metrics, the API's description. */
export function serveOperations(
  app: FastifyInstance,
  { readiness, roles, migration, metrics, metricsToken, routes }: OperationsDeps,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const { why, deaf, migration: applied } = await readiness.read();
    const isReady = why.length === 0;
    return reply.status(isReady ? 200 : 503).send({
      status: isReady ? 'ok' : 'unavailable',
      why,
      deaf,
      roles,
      version: VERSION,
      schema: { known: migration, applied },
    });
  });
  app.get('/metrics', async (request, reply) => {
    if (metricsToken === null && !isFromThisMachine(request))
      return sendFailure(reply, fail('FORBIDDEN').error);
    if (metricsToken !== null && !brings(request, metricsToken))
      return reply.header('www-authenticate', 'Bearer').status(401).send('METRICS_TOKEN is asked for\n');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  let document: string | undefined;
  app.get(`${API_BASE}/openapi.json`, async (_request, reply) => {
    document ??= JSON.stringify(makeOpenApi(routes));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}

const PROXY_HEADERS = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** Whether a request comes from the address it was sent to, and not from a proxy there acting for somebody else. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  return socket.remoteAddress === socket.localAddress && PROXY_HEADERS.every((name) => !(name in headers));
}

function brings({ headers }: FastifyRequest, token: string): boolean {
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
