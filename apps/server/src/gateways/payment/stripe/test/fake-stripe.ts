import type { AddressInfo } from 'node:net';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { FakeAccount, Refusal } from './fake-account.ts';
import { decodeForm } from './form.ts';
import { findCall, type Call } from './openapi-check.ts';

/** How the next request to a call fails. */
export type Fault =
  /** Done, but the connection breaks before the answer. */
  | 'LOSE_ANSWER'
  /** Done, but no answer ever comes. */
  | 'NEVER_ANSWER'
  /** Not done, an error that is kept for its key. */
  | 'ERROR_500'
  /** An intermediary answers 404 with `{}`. */
  | 'EMPTY';

interface Kept {
  readonly body: string;
  readonly status: number;
  readonly answer: unknown;
}

/** A fake Stripe on loopback: it keeps accounts as Stripe does and checks both directions against the published document. */
export interface FakeStripe {
  readonly account: FakeAccount;
  readonly port: number;
  /** Violations of the document, in either direction. */
  readonly violations: string[];
  /** `post /v1/refunds` and so on, in order. */
  readonly requests: string[];
  /** Makes the next requests to this call fail, one fault each. */
  fail(call: string, ...faults: readonly Fault[]): void;
  /** Changes the next answer of this call. */
  distort(call: string, change: (answer: any) => unknown): void;
  /** Drops the keys, as Stripe does after a day. */
  forgetKeys(): void;
  close(): Promise<void>;
}

export async function startFakeStripe(secretKey: string, apiVersion: string): Promise<FakeStripe> {
  const account = new FakeAccount();
  const violations: string[] = [];
  const requests: string[] = [];
  const faults = new Map<string, Fault[]>();
  const changes = new Map<string, (answer: any) => unknown>();
  const kept = new Map<string, Kept>();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url!, 'http://fake');
    const body = await readBody(request);
    const call = findCall(request.method!, url.pathname);
    if (!call) {
      violations.push(`no such call: ${request.method} ${url.pathname}`);
      return send(response, 404, { error: { type: 'invalid_request_error' } });
    }
    requests.push(call.name);
    const text = request.method === 'POST' ? body : url.search.slice(1);
    checkHeaders(request, violations, secretKey, apiVersion);
    const input = decodeForm(text);
    const wrong = call.checkInput(input);
    if (wrong) violations.push(`${call.name}: ${wrong}`);
    const fault = faults.get(call.name)?.shift();
    if (fault === 'EMPTY') return send(response, 404, {});
    const key = request.headers['idempotency-key'];
    const before = typeof key === 'string' ? kept.get(key) : undefined;
    if (before && before.body !== `${url.pathname} ${text}`)
      return send(response, 400, { error: { type: 'idempotency_error', message: 'Another order' } });
    const done = before ?? carryOut(account, call, input, fault);
    if (typeof key === 'string') kept.set(key, { ...done, body: `${url.pathname} ${text}` });
    const change = changes.get(call.name);
    changes.delete(call.name);
    const wrongAnswer = call.checkAnswer(done.status, done.answer);
    if (wrongAnswer) violations.push(`answer of ${call.name}: ${wrongAnswer}`);
    if (fault === 'LOSE_ANSWER') return void request.socket.destroy();
    if (fault === 'NEVER_ANSWER') return;
    send(response, done.status, change ? change(structuredClone(done.answer)) : done.answer);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      violations.push(`the fake broke: ${String(error)}`);
      request.socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    account,
    port: (server.address() as AddressInfo).port,
    violations,
    requests,
    fail: (call, ...list) => void faults.set(call, [...list]),
    distort: (call, change) => void changes.set(call, change),
    forgetKeys: () => kept.clear(),
    close: () => closeServer(server),
  };
}

function carryOut(account: FakeAccount, { name, ids }: Call, input: unknown, fault: Fault | undefined) {
  if (fault === 'ERROR_500')
    return { status: 500, answer: { error: { type: 'api_error', message: 'Stripe is down' } } };
  try {
    return { status: 200, answer: account.carryOut(name, ids, input as Record<string, any>) };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, answer: { error: error.error } };
    throw error;
  }
}

function checkHeaders(
  { method, headers }: IncomingMessage,
  violations: string[],
  secretKey: string,
  apiVersion: string,
): void {
  const complain = (what: string) => violations.push(`header ${what}`);
  if (headers.authorization !== `Bearer ${secretKey}`) complain('authorization');
  if (headers['stripe-version'] !== apiVersion) complain('stripe-version');
  if (method !== 'POST') return;
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) complain('content-type');
  if (!/^[\w:-]{8,255}$/.test(String(headers['idempotency-key']))) complain('idempotency-key');
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
  return text;
}

function send(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_fake' });
  response.end(JSON.stringify(answer));
}

async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
