import { setTimeout as wait } from 'node:timers/promises';
import type { Twilio } from 'twilio';
import type { TwilioConfig } from '#platform/config';
import type { Delivered } from '#platform/delivery';
import type { SmsGateway, SmsMessage } from '../port.ts';
import { createClient } from './client.ts';
import { judge } from './judge.ts';

/** The longest an answer may take; after that the message may have been sent. */
const TIMEOUT_MS = 10_000;
/** Rests before a message that surely was not sent is tried again. */
const RESTS_MS = [200, 800];

interface TwilioOptions {
  readonly timeoutMs?: number;
  readonly restsMs?: readonly number[];
}

/**
 * SMS by Twilio's Messages resource. It knows no idempotency keys, so a request is repeated only when Twilio surely did not take it.
 */
export function twilioSms(account: TwilioConfig, options: TwilioOptions = {}): SmsGateway {
  const { timeoutMs = TIMEOUT_MS, restsMs = RESTS_MS } = options;
  // The SDK is loaded on first use: an installation without Twilio starts without it.
  let loading: Promise<Twilio> | undefined;
  const client = () => (loading ??= createClient(account, timeoutMs));
  return {
    async send(message) {
      const loaded = await client();
      for (let tries = 0; ; tries++) {
        const judged = await attempt(loaded, account, message);
        if (judged.kind === 'delivered') return judged.delivered;
        const restMs = restsMs[tries];
        if (!judged.mayPass || restMs === undefined) throw judged.error;
        await wait(Math.max(restMs, (judged.error.retryAfterSeconds ?? 0) * 1000));
      }
    },
  };
}

async function attempt(client: Twilio, { sender }: TwilioConfig, message: SmsMessage) {
  try {
    const { sid } = await client.messages.create({
      to: message.to,
      body: message.body,
      ...(sender.startsWith('MG') ? { messagingServiceSid: sender } : { from: sender }),
      ...(message.validMinutes !== undefined && { validityPeriod: message.validMinutes * 60 }),
      // Our own texts are Japanese; nothing of them is to be rewritten.
      smartEncoded: false,
    });
    // Something else may answer 200 in Twilio's place.
    const delivered: Delivered = /^[SM]M[0-9a-f]{32}$/.test(sid) ? 'SENT' : 'UNKNOWN';
    return { kind: 'delivered', delivered } as const;
  } catch (error) {
    return judge(error);
  }
}
