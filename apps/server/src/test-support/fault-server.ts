import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface HttpAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** How a request fails. */
export type HttpFault =
  /** Turned away, with this answer. */
  | HttpAnswer
  /** The connection breaks before anything was taken. */
  | 'CLOSE'
  /** Taken, but the connection breaks before the answer. */
  | 'LOSE_ANSWER'
  /** Taken, but no answer ever comes. */
  | 'NEVER_ANSWER'
  /** Taken, but the answer breaks off half-way. */
  | 'HALF_ANSWER'
  /** Something in between answers 200 with a page. */
  | 'GARBAGE';

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface FaultServer {
  /** Where it listens, without a slash at the end. */
  readonly url: string;
  /** What came, whatever became of it. */
  readonly requests: readonly SeenRequest[];
  /** The next requests fail, one fault each. */
  fail(...faults: readonly HttpFault[]): void;
  /** Resolves when the next request has been taken. */
  once(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A service of others on loopback, behind TLS where it is given a certificate, which fails as it is told and otherwise does what `take` says. `take` is called for what the service takes, also
 * when its answer is lost on the way.
 */
export async function startFaultServer(
  take: (request: SeenRequest) => HttpAnswer | Promise<HttpAnswer>,
  tls?: { readonly cert: string; readonly key: string },
): Promise<FaultServer> {
  const requests: SeenRequest[] = [];
  const faults: HttpFault[] = [];
  let taken = Promise.withResolvers<void>();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url: path = '', headers } = request;
    const seen = { method, path, headers, body: Buffer.concat(chunks) };
    requests.push(seen);
    const fault = faults.shift();
    if (fault === 'CLOSE') return void request.socket.destroy();
    if (fault === 'GARBAGE')
      return send(response, { status: 200, body: '<html>Welcome to the Wi-Fi</html>' });
    if (typeof fault === 'object') return send(response, fault);
    const answer = await take(seen);
    taken.resolve();
    taken = Promise.withResolvers();
    if (fault === 'NEVER_ANSWER') return;
    if (fault === 'LOSE_ANSWER') return void request.socket.destroy();
    if (fault === 'HALF_ANSWER') return sendHalf(request, response, answer);
    send(response, answer);
  }

  const listen = (request: IncomingMessage, response: ServerResponse) => {
    handle(request, response).catch(() => request.socket.destroy());
  };
  const server = tls ? createTlsServer(tls, listen) : createServer(listen);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`,
    requests,
    fail: (...list) => void faults.push(...list),
    once: () => taken.promise,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const JSON_TYPE = { 'content-type': 'application/json' };

function send(response: ServerResponse, { status, headers = {}, body = '' }: HttpAnswer): void {
  response.writeHead(status, { ...JSON_TYPE, ...headers });
  response.end(body);
}

/** Promises a body of which half never comes; one that had none breaks off within the promise of one. */
function sendHalf(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body = '' }: HttpAnswer,
): void {
  response.writeHead(status, { ...JSON_TYPE, ...headers, 'content-length': String(body.length + 40) });
  response.write(body.slice(0, Math.floor(body.length / 2)) || ' ', () => request.socket.destroy());
}
