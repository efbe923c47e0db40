import { once } from 'node:events';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { CERTIFICATE, KEY } from '../../mail/test/loopback-certificate.ts';
import type { PushAddress } from '../port.ts';

/** The model of a push service of web-push-testing: it checks the signature and decrypts as a browser does. */
interface PushApiModel {
  subscribe(options: { userVisibleOnly: 'true'; applicationServerKey: string }): Promise<{
    readonly keys: { readonly p256dh: string; readonly auth: string };
    readonly clientHash: string;
  }>;
  expireSubscription(clientHash: string): void;
  handleNotification(clientHash: string, headers: object, body: Buffer): Promise<void>;
  readonly messages: Readonly<Record<string, readonly string[]>>;
}
const { PushApiModel, SubscriptionExpiredError } = createRequire(import.meta.url)(
  'web-push-testing/src/PushApiModel.js',
) as { readonly PushApiModel: new () => PushApiModel; readonly SubscriptionExpiredError: new () => Error };

/** How a request fails. */
export type Fault =
  /** Refused with a status and headers. */
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** Taken, but the connection breaks before the answer. */
  | 'LOSE_ANSWER'
  /** Taken, but no answer ever comes. */
  | 'NEVER_ANSWER'
  /** The connection breaks before anything was read. */
  | 'HANG_UP';

export interface FakePushService {
  readonly url: string;
  readonly ca: string;
  /** A browser that has subscribed with a key of the product. */
  subscribe(publicKey: string): Promise<{ readonly to: PushAddress; readonly id: string }>;
  /** The browser ends its subscription. */
  expire(id: string): void;
  /** What a browser has decrypted. */
  received(id: string): unknown[];
  /** The headers of each request. */
  readonly requests: readonly IncomingHttpHeaders[];
  /** The next requests fail, one fault each. */
  fail(...faults: readonly Fault[]): void;
  close(): Promise<void>;
}

/** A push service on loopback: web-push-testing's behind TLS, with faults. */
export async function startFakePushService(): Promise<FakePushService> {
  const model = new PushApiModel();
  const faults: Fault[] = [];
  const requests: IncomingHttpHeaders[] = [];
  const server = createServer({ cert: CERTIFICATE, key: KEY }, (request, response) => {
    requests.push(request.headers);
    const fault = faults.shift();
    if (fault === 'HANG_UP') return void request.socket.destroy();
    void buffer(request).then((body) =>
      fault === undefined
        ? take(model, request.url!.slice('/notify/'.length), request.headers, body, response)
        : failBy(fault, response),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `https://localhost:${(server.address() as AddressInfo).port}/notify/`;
  return {
    url,
    ca: CERTIFICATE,
    async subscribe(publicKey) {
      const made = await model.subscribe({ userVisibleOnly: 'true', applicationServerKey: publicKey });
      return { id: made.clientHash, to: { endpoint: url + made.clientHash, ...made.keys } };
    },
    expire: (id) => model.expireSubscription(id),
    received: (id) => (model.messages[id] ?? []).map((text) => JSON.parse(text) as unknown),
    requests,
    fail: (...more) => void faults.push(...more),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function take(
  model: PushApiModel,
  id: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
  response: ServerResponse,
): Promise<void> {
  const { 'content-encoding': encoding, authorization, ttl } = headers;
  try {
    await model.handleNotification(id, { encoding, authorization, ttl }, body);
    response.writeHead(201).end();
  } catch (error) {
    response.writeHead(error instanceof SubscriptionExpiredError ? 410 : 400).end();
  }
}

function failBy(fault: Exclude<Fault, 'HANG_UP'>, response: ServerResponse): void {
  if (fault === 'LOSE_ANSWER') response.socket!.destroy();
  else if (fault !== 'NEVER_ANSWER') response.writeHead(fault.status, fault.headers).end('no');
}
