import { setTimeout as wait } from 'node:timers/promises';
import type { messagingApi } from '@line/bot-sdk';
import { v5 as nameUuid } from 'uuid';
import type { LineMessagesConfig } from '#platform/config';
import { asUncertain } from '#platform/delivery';
import { judge, uncertain, type Judged } from './judge.ts';
import type { LineMessage, LineMessageGateway } from './port.ts';
import { textOf } from './text.ts';

type Client = messagingApi.MessagingApiClient;

/** The longest an answer may take; after that the message may have been taken. */
const TIMEOUT_MS = 10_000;
/** Rests before a message is handed over again under its retry key. */
const RESTS_MS = [300, 1_500];
const USER_ID = /^U[0-9a-f]{32}$/;

interface AccountOptions {
  readonly timeoutMs?: number;
  readonly restsMs?: readonly number[];
}

/**
 * Push messages of LINE's Messaging API. Each goes with a retry key made of the message's own, which LINE takes once, so it is handed over again also when it may have
 * been taken.
 */
export function lineAccount(account: LineMessagesConfig, options: AccountOptions = {}): LineMessageGateway {
  const { timeoutMs = TIMEOUT_MS, restsMs = RESTS_MS } = options;
  // The SDK is loaded on first use: an installation without LINE starts without it.
  let loading: Promise<Client> | undefined;
  const client = () => (loading ??= createClient(account));
  return {
    async send(message) {
      if (!USER_ID.test(message.to)) return 'GONE';
      const loaded = await client();
      let mayBeTaken = false;
      for (let tries = 0; ; tries++) {
        const judged = await attempt(loaded, message, timeoutMs);
        if (judged.kind === 'delivered') return judged.delivered;
        mayBeTaken ||= judged.error.isUncertain;
        const restMs = restsMs[tries];
        if (!judged.mayPass || restMs === undefined)
          throw mayBeTaken ? asUncertain(judged.error) : judged.error;
        await wait(restMs);
      }
    },
  };
}

async function createClient({ accessToken, url }: LineMessagesConfig): Promise<Client> {
  const { messagingApi: api } = await import('@line/bot-sdk');
  return new api.MessagingApiClient({ channelAccessToken: accessToken, baseURL: url });
}

async function attempt(client: Client, message: LineMessage, timeoutMs: number): Promise<Judged> {
  const request = { to: message.to, messages: [{ type: 'text' as const, text: textOf(message) }] };
  const ended = new AbortController();
  try {
    // The SDK gives up on nothing by itself.
    const answer = await Promise.race([
      client.pushMessage(request, retryKeyOf(message.key)),
      wait(timeoutMs, 'late' as const, { signal: ended.signal }),
    ]);
    if (answer === 'late') return uncertain('no answer');
    // Something else may answer 200 in LINE's place.
    return answer?.sentMessages?.[0]?.id ? { kind: 'delivered', delivered: 'SENT' } : uncertain('no receipt');
  } catch (error) {
    return judge(error);
  } finally {
    ended.abort();
  }
}

/** Whose names the keys are. */
const NAMES = '3f0e8f5c-4f0b-5a39-9d64-b3d0f6a1c7e2';

/** The retry key, a UUID that follows from the message's key. */
const retryKeyOf = (key: string): string => nameUuid(key, NAMES);
