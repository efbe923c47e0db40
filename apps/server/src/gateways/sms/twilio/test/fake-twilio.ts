import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TwilioConfig } from '#platform/config';
import { createdMessage, errorBody, type ErrorNumber } from './recorded.ts';

/** How a request fails. */
export type Fault =
  /** Refused, with an error of Twilio's. */
  | ErrorNumber
  /** Taken, but the connection breaks before the answer. */
  | 'LOSE_ANSWER'
  /** Taken, but no answer ever comes. */
  | 'NEVER_ANSWER'
  /** Taken, but the answer breaks off half-way. */
  | 'HALF_ANSWER'
  /** Something in between answers 200 with a page. */
  | 'GARBAGE'
  /** Something in front turns the request away without a word. */
  | 'EMPTY_503'
  | 'EMPTY_429';

export interface TakenMessage {
  readonly to: string;
  readonly body: string;
  readonly sender: string;
  readonly validSeconds: string | null;
}

export interface FakeTwilio {
  readonly account: TwilioConfig;
  /** Messages that Twilio would deliver. */
  readonly taken: readonly TakenMessage[];
  /** How many requests came. */
  readonly requests: () => number;
  /** What a request had that Twilio would not accept. */
  readonly violations: readonly string[];
  /** The next requests fail, one fault each. */
  fail(...faults: readonly Fault[]): void;
  /** Resolves when a request has been taken. */
  once(): Promise<void>;
  close(): Promise<void>;
}

const ACCOUNT_SID = `AC${'0123456789abcdef'.repeat(2)}`;
const AUTH_TOKEN = 'token_never_to_be_logged';
const PATH = `/2010-04-01/Accounts/${ACCOUNT_SID}/Messages.json`;
const AUTHORIZATION = `Basic ${Buffer.from(`${ACCOUNT_SID}:${AUTH_TOKEN}`).toString('base64')}`;

/** Twilio's Messages resource on loopback, by its recorded contract. */
export async function startFakeTwilio(sender = '+15005550006'): Promise<FakeTwilio> {
  const taken: TakenMessage[] = [];
  const violations: string[] = [];
  const faults: Fault[] = [];
  let requests = 0;
  let next = Promise.withResolvers<void>();

  function check(request: IncomingMessage, form: URLSearchParams): void {
    if (request.method !== 'POST' || request.url !== PATH)
      violations.push(`${request.method} ${request.url}`);
    if (request.headers.authorization !== AUTHORIZATION) violations.push('authorization');
    if (request.headers['content-type'] !== 'application/x-www-form-urlencoded')
      violations.push(`content-type ${request.headers['content-type']}`);
    if (!/^\+[1-9]\d{6,14}$/.test(form.get('To') ?? '')) violations.push('To');
    if ((form.get('Body') ?? '') === '' || form.get('Body')!.length > 1_600) violations.push('Body');
    if (form.has('From') === form.has('MessagingServiceSid')) violations.push('From or MessagingServiceSid');
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests++;
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk as string;
    const form = new URLSearchParams(text);
    check(request, form);
    const fault = faults.shift();
    if (typeof fault === 'number')
      return send(response, errorBody(fault).status, JSON.stringify(errorBody(fault)));
    if (fault === 'EMPTY_503' || fault === 'EMPTY_429') return send(response, Number(fault.slice(-3)), '');
    if (fault === 'GARBAGE') return send(response, 200, '<html>Welcome to the Wi-Fi</html>');
    const sent = { to: form.get('To')!, body: form.get('Body')!, validSeconds: form.get('ValidityPeriod') };
    taken.push({ ...sent, sender: (form.get('From') ?? form.get('MessagingServiceSid'))! });
    next.resolve();
    next = Promise.withResolvers();
    const sid = `SM${createHash('md5').update(String(taken.length)).digest('hex')}`;
    const answer = JSON.stringify(createdMessage(sid, form, ACCOUNT_SID));
    if (fault === 'NEVER_ANSWER') return;
    if (fault === 'LOSE_ANSWER') return void request.socket.destroy();
    if (fault === 'HALF_ANSWER') {
      response.writeHead(201, { 'content-type': 'application/json', 'content-length': answer.length });
      response.write(answer.slice(0, 40), () => request.socket.destroy());
      return;
    }
    send(response, 201, answer);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => violations.push(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    account: { accountSid: ACCOUNT_SID, authToken: AUTH_TOKEN, sender, url: `http://127.0.0.1:${port}` },
    taken,
    violations,
    requests: () => requests,
    fail: (...list) => void faults.push(...list),
    once: () => next.promise,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
}
