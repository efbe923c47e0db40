import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Routes } from './call.ts';
import { API_BASE } from './bind.ts';
import { makeOpenApi } from './openapi.ts';
import type { Metrics } from '../metrics/index.ts';

interface OperationsDeps {
  readonly pool: pg.Pool;
  readonly metrics: Metrics;
  readonly routes: Routes;
  /** False before the start is complete and from the beginning of a shutdown. */
  readonly isReady: () => boolean;
}

/** What machines ask for: alive, ready to take calls, figures, the API's description. */
export function serveOperations(
  app: FastifyInstance,
  { pool, metrics, routes, isReady }: OperationsDeps,
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const answers =
      isReady() &&
      (await pool.query('select 1').then(
        () => true,
        () => false,
      ));
    return reply.status(answers ? 200 : 503).send({ status: answers ? 'ok' : 'unavailable' });
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  let document: string | undefined;
  app.get(`${API_BASE}/openapi.json`, async (_request, reply) => {
    document ??= JSON.stringify(makeOpenApi(routes));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
