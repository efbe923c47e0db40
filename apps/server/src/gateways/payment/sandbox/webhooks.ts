import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import type { DueWork } from '#platform/jobs';
import type { AppContext } from '#platform/module';
import type { Dispute, PaymentService, ProviderEvent } from '../port.ts';
import * as store from './webhook.store.ts';

export interface Webhooks {
  /** Reports that a payment moved, in the way the setting says. */
  paymentChanged(key: string): Promise<void>;
  /** Reports at an instant that the cardholder took the money back, and when it is to be answered by, how that ended. */
  disputed(key: string, amountYen: number, at: Date, outcome: 'WON' | 'LOST'): Promise<void>;
  readonly parse: PaymentService['parseWebhook'];
  /** The server that webhooks are sent to; without one they wait. */
  sendThrough(app: FastifyInstance): void;
  readonly dueWork: DueWork;
}

export const SIGNATURE_HEADER = 'sandbox-signature';
const PATH = '/webhooks/payment';
const TOLERANCE_MS = 5 * 60_000;
export const LATE_MINUTES = 90;
const OVERTAKEN_MINUTES = 10;
/** How long a dispute can be answered. */
export const RESPOND_DAYS = 10;

/** `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`, as payment services sign. */
export function signWebhook(key: Buffer, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex')}`;
}

function isSigned(key: Buffer, body: string, signature: string | undefined, now: Date): boolean {
  const seconds = Number(/^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(signature ?? '')?.[1] ?? Number.NaN);
  if (!(Math.abs(now.getTime() - seconds * 1000) <= TOLERANCE_MS)) return false;
  const expected = signWebhook(key, body, new Date(seconds * 1000));
  return timingSafeEqual(Buffer.from(expected), Buffer.from(signature!));
}

/** Dates travel as text; what was stored before disputes were told of has none. */
function readEvent(body: string): ProviderEvent {
  const event = JSON.parse(body) as ProviderEvent;
  if (event.kind !== 'CHARGEBACK' && event.kind !== 'DISPUTE') return event;
  const { dispute } = event;
  const dated: Dispute | null = dispute
    ? { ...dispute, respondBy: dispute.respondBy && new Date(dispute.respondBy) }
    : null;
  return { ...event, dispute: dated } as ProviderEvent;
}

/** The sandbox's webhooks: stored first, sent signed to the product's own endpoint when due. */
export function createWebhooks({ db, clock, crypto }: Pick<AppContext, 'db' | 'clock' | 'crypto'>): Webhooks {
  const key = crypto.deriveKey('sandbox-webhook');
  let http: FastifyInstance | null = null;

  async function post(body: string): Promise<void> {
    const signature = signWebhook(key, body, clock.now());
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    const answer = await http!.inject({ method: 'POST', url: PATH, headers, payload: body });
    if (answer.statusCode !== 200) throw new Error(`The webhook was answered with ${answer.statusCode}`);
  }

  async function tell(event: object, at: Date | null, paymentKey: string): Promise<void> {
    const mode = await store.webhookMode(db);
    if (mode === 'OFF') return;
    const eventId = `event_${crypto.randomToken(18)}`;
    const body = JSON.stringify({ eventId, ...event });
    const now = clock.now();
    const isOvertaken = mode === 'OUT_OF_ORDER' && !(await store.hasTold(db, paymentKey));
    const waitMinutes = mode === 'LATE' ? LATE_MINUTES : isOvertaken ? OVERTAKEN_MINUTES : 0;
    const webhook = { eventId, paymentKey, body, sendAt: addMinutes(at ?? now, waitMinutes) };
    // Its commit wakes who sends it.
    await withTransaction(db, (trx) =>
      store.insertWebhooks(trx, mode === 'TWICE' ? [webhook, webhook] : [webhook]),
    );
    // A copy follows afterwards, as from a service that got no answer.
    if (mode === 'EARLY' && at === null && http !== null) await post(body);
  }

  return {
    paymentChanged: (paymentKey) => tell({ kind: 'PAYMENT', key: paymentKey }, null, paymentKey),
    async disputed(paymentKey, amountYen, at, outcome) {
      const respondBy = addMinutes(at, RESPOND_DAYS * DAY_MINUTES);
      const dispute = { disputeId: `dispute_${crypto.randomToken(12)}`, reason: 'fraudulent', respondBy };
      const opened = { ...dispute, outcome: null };
      await tell({ kind: 'CHARGEBACK', key: paymentKey, amountYen, dispute: opened }, at, paymentKey);
      const ended = { ...dispute, outcome };
      await tell({ kind: 'DISPUTE', key: paymentKey, dispute: ended }, respondBy, paymentKey);
    },
    parse: ({ body, headers }) =>
      isSigned(key, body, headers[SIGNATURE_HEADER], clock.now()) ? readEvent(body) : null,
    sendThrough: (app) => void (http = app),
    dueWork: {
      name: 'sandbox-payment.webhook',
      queue: store.webhooksToSend,
      rowOf: ({ id, due_at }) => (http === null ? null : due_at && { id, dueAt: due_at }),
      // They arrive in the order in which they were told.
      together: false,
      async run({ id }) {
        const row = await store.findUnsent(db, Number(id));
        if (!row) return;
        await post(row.body);
        await store.markSent(db, Number(id), clock.now());
      },
    },
  };
}
