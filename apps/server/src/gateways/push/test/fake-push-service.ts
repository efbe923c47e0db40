import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import { pushKeysOf, type PushConfig } from '#platform/config';
import {
  startFaultServer,
  type FaultServer,
  type HttpAnswer,
  type SeenRequest,
} from '../../../test-support/fault-server.ts';
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

/** The keys of a product. Each 32 bytes are one; what OpenSSL makes loses a zero in front, once in 256 times, and signs nothing then. */
export const newPushKeys = (): PushConfig => pushKeysOf(randomBytes(32))!;

export interface FakePushService extends Pick<FaultServer, 'close' | 'fail' | 'once'> {
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
}

/** A push service on loopback: web-push-testing's behind TLS, with faults. `onTaken` is told of each push that a browser would get. */
export async function startFakePushService(onTaken = (): void => undefined): Promise<FakePushService> {
  const model = new PushApiModel();
  const answer = async (request: SeenRequest) => {
    const answered = await take(model, request);
    if (answered.status === 201) onTaken();
    return answered;
  };
  const server = await startFaultServer(answer, { cert: CERTIFICATE, key: KEY });
  const url = `${server.url}${PATH}`;
  return {
    url,
    ca: CERTIFICATE,
    async subscribe(publicKey) {
      const made = await model.subscribe({ userVisibleOnly: 'true', applicationServerKey: publicKey });
      return { id: made.clientHash, to: { endpoint: url + made.clientHash, ...made.keys } };
    },
    expire: (id) => model.expireSubscription(id),
    received: (id) => (model.messages[id] ?? []).map((text) => JSON.parse(text) as unknown),
    get requests() {
      return server.requests.map(({ headers }) => headers);
    },
    fail: (...faults) => server.fail(...faults),
    once: () => server.once(),
    close: () => server.close(),
  };
}

const PATH = '/notify/';

async function take(model: PushApiModel, { path, headers, body }: SeenRequest): Promise<HttpAnswer> {
  const { 'content-encoding': encoding, authorization, ttl } = headers;
  try {
    await model.handleNotification(path.slice(PATH.length), { encoding, authorization, ttl }, body);
    return { status: 201 };
  } catch (error) {
    return { status: error instanceof SubscriptionExpiredError ? 410 : 400 };
  }
}
