import type { LineMessagesConfig } from '#platform/config';
import { startFaultServer, type FaultServer, type SeenRequest } from '../../../test-support/fault-server.ts';
import { refusal, sentBody } from './recorded.ts';

export interface TakenLine {
  readonly to: string;
  readonly text: string;
  readonly retryKey: string;
}

export interface FakeLine extends Pick<FaultServer, 'close' | 'fail' | 'once'> {
  readonly account: LineMessagesConfig;
  /** Messages that LINE would deliver. */
  readonly taken: readonly TakenLine[];
  readonly requests: () => number;
  /** What a request had that LINE would not accept. */
  readonly violations: readonly string[];
}

const TOKEN = `token/never+to/be/logged${'A'.repeat(60)}=`;

interface Push {
  readonly to?: unknown;
  readonly messages?: readonly { readonly type?: unknown; readonly text?: unknown }[];
}

/** The push message of the Messaging API on loopback, by its recorded contract: a retry key is taken once. */
export async function startFakeLine(): Promise<FakeLine> {
  const taken: TakenLine[] = [];
  const violations: string[] = [];
  const server = await startFaultServer((request) => {
    const push = JSON.parse(request.body.toString()) as Push;
    violations.push(...violationsOf(request, push));
    const retryKey = String(request.headers['x-line-retry-key']);
    if (taken.some((earlier) => earlier.retryKey === retryKey))
      return refusal('accepted', { 'x-line-accepted-request-id': 'a3c3b5a0-0000-4000-8000-000000000000' });
    taken.push({ to: String(push.to), text: String(push.messages?.[0]?.text), retryKey });
    return { status: 200, body: JSON.stringify(sentBody(String(461230966842064000 + taken.length))) };
  });
  return {
    account: { accessToken: TOKEN, url: server.url },
    taken,
    violations,
    requests: () => server.requests.length,
    fail: (...faults) => server.fail(...faults),
    once: () => server.once(),
    close: () => server.close(),
  };
}

function violationsOf({ method, path, headers }: SeenRequest, { to, messages = [] }: Push): string[] {
  const [message] = messages;
  const text = typeof message?.text === 'string' ? message.text : '';
  return [
    (method !== 'POST' || path !== '/v2/bot/message/push') && `${method} ${path}`,
    headers.authorization !== `Bearer ${TOKEN}` && 'authorization',
    headers['content-type'] !== 'application/json' && 'content-type',
    !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(String(headers['x-line-retry-key'])) && 'retry key',
    !/^U[\da-f]{32}$/.test(String(to)) && 'to',
    (messages.length !== 1 || message?.type !== 'text') && 'messages',
    (text === '' || text.length > 5_000) && 'text',
  ].filter((violation) => violation !== false);
}
