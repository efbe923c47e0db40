import { createHash } from 'node:crypto';
import type { TwilioConfig } from '#platform/config';
import { startFaultServer, type HttpFault, type SeenRequest } from '../../../../test-support/fault-server.ts';
import { createdMessage, errorBody, type ErrorNumber } from './recorded.ts';

/** How a request fails. */
export type Fault =
  | HttpFault
  /** Refused, with an error of Twilio's. */
  | ErrorNumber
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
  const server = await startFaultServer((request) => {
    const form = formOf(request);
    violations.push(...violationsOf(request, form));
    const sent = { to: form.get('To')!, body: form.get('Body')!, validSeconds: form.get('ValidityPeriod') };
    taken.push({ ...sent, sender: (form.get('From') ?? form.get('MessagingServiceSid'))! });
    const sid = `SM${createHash('md5').update(String(taken.length)).digest('hex')}`;
    return { status: 201, body: JSON.stringify(createdMessage(sid, form, ACCOUNT_SID)) };
  });
  return {
    account: { accountSid: ACCOUNT_SID, authToken: AUTH_TOKEN, sender, url: server.url },
    taken,
    violations,
    requests: () => server.requests.length,
    fail: (...faults) => server.fail(...faults.map(httpFault)),
    once: () => server.once(),
    close: () => server.close(),
  };
}

const formOf = ({ body }: SeenRequest) => new URLSearchParams(body.toString());

function violationsOf({ method, path, headers }: SeenRequest, form: URLSearchParams): string[] {
  const body = form.get('Body') ?? '';
  return [
    (method !== 'POST' || path !== PATH) && `${method} ${path}`,
    headers.authorization !== AUTHORIZATION && 'authorization',
    headers['content-type'] !== 'application/x-www-form-urlencoded' &&
      `content-type ${headers['content-type']}`,
    !/^\+[1-9]\d{6,14}$/.test(form.get('To') ?? '') && 'To',
    (body === '' || body.length > 1_600) && 'Body',
    form.has('From') === form.has('MessagingServiceSid') && 'From or MessagingServiceSid',
  ].filter((violation) => violation !== false);
}

function httpFault(fault: Fault): HttpFault {
  if (typeof fault === 'number')
    return { status: errorBody(fault).status, body: JSON.stringify(errorBody(fault)) };
  if (fault === 'EMPTY_503' || fault === 'EMPTY_429') return { status: Number(fault.slice(-3)) };
  return fault;
}
