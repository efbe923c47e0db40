import fastifyCompress from '@fastify/compress';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { fail } from '@yoimachi/domain/result';
import type { Config } from '#platform/config';
import type { Log } from '#platform/log';
import type { Metrics } from '#platform/metrics';
import { failureAnswer, sendFailure } from './failure-answer.ts';
import { failureOf } from './failure-of.ts';
import { nameRequests, refOf } from './request-names.ts';
import { MAX_BODY_BYTES, MAX_PARAM_LENGTH } from './limits.ts';
import { PROBES } from './operations.ts';
import { isApiAddress, refuseBrokenText } from './proper-text.ts';
import { apiSecurityHeaders, securityHeaders } from './security-headers.ts';
import { answerUnparsed } from './unparsed.ts';

const COMPRESS_FROM_BYTES = 2048;
/** How long a client that opens a connection has to send its request. */
const SLOW_HEADERS = { headersTimeout: 10_000, connectionsCheckingInterval: 1_000 };

/**
 * The HTTP server without routes: security headers, compression, metrics, and error answers. `scriptSources`: what may run in its pages
 * besides the product's own files. `leaving`: aborted when the process begins to end; each answer ends its connection from then on.
 */
export async function createHttp(
  config: Config,
  log: Log,
  metrics: Metrics,
  scriptSources: readonly string[] = [],
  leaving: AbortSignal = AbortSignal.any([]),
): Promise<FastifyInstance> {
  const ofPages = securityHeaders(config, scriptSources);
  const ofApi = apiSecurityHeaders(ofPages);
  const headersOf = (address: string) => (isApiAddress(address) ? ofApi : ofPages);
  const app = fastify({
    // One proxy: what it adds is trusted; anything before that came from the caller.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    http: SLOW_HEADERS,
    bodyLimit: MAX_BODY_BYTES,
    // A client that hangs up during shutdown must not keep the process alive.
    forceCloseConnections: 'idle',
    // What came in before the door was shut is answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    clientErrorHandler: (error, socket) => answerUnparsed(ofApi, error, socket),
    // An address that cannot be parsed, or is too long.
    frameworkErrors: (error, request, reply) => {
      // Typed for every possible route, although this is none of them, and asked before any hook.
      const answer = reply as unknown as FastifyReply;
      void answer
        .headers(headersOf(request.url))
        .status(error.statusCode ?? 400)
        .send(failureAnswer(fail('VALIDATION').error).body);
    },
  });
  nameRequests(app, config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersOf(request.url));
    done();
  });
  await app.register(fastifyCompress, {
    encodings: ['gzip', 'identity'],
    threshold: COMPRESS_FROM_BYTES,
    // Nobody sends packed bodies; a small one may become huge.
    globalDecompression: false,
  });
  // Hooks of every call take a callback: as promises they would cost more than what they do.
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern, never the address itself: addresses hold search words and ids.
    const route = request.routeOptions.url ?? 'none';
    const seconds = reply.elapsedTime / 1000;
    metrics.httpSeconds.observe({ route: `${request.method} ${route}`, status: reply.statusCode }, seconds);
    const answered = { ...refOf(request), method: request.method, route, status: reply.statusCode, seconds };
    log[PROBES.has(route) ? 'debug' : 'info'](answered, 'answered');
    done();
  });
  endConnections(app, leaving);
  refuseBrokenText(app);
  answerErrors(app, log);
  return app;
}

// Who keeps connections open, as a proxy does, has none left when the process closes them: no call comes on one in that moment.
function endConnections(app: FastifyInstance, leaving: AbortSignal): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (leaving.aborted) reply.header('connection', 'close');
    done();
  });
}

/** Takes no more connections and ends those on which nothing is under way. Calls that came in are answered; `app.close()` waits for them. */
export const stopListening = (app: FastifyInstance): void => void app.server.close();

function answerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) {
      // Broken JSON, a body too large, an unknown content type.
      void reply.status(status).send(failureAnswer(fail('VALIDATION').error).body);
      return;
    }
    const about = { method: request.method, route: request.routeOptions.url };
    void sendFailure(reply, failureOf(error, about, log));
  });
}

/** Paths that nobody serves, where no web app answers them. */
export function answerUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => {
    void sendFailure(reply, fail('NOT_FOUND').error);
  });
}
