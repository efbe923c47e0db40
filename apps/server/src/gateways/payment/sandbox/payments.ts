import { addMinutes, DAY_MINUTES } from '@yoimachi/domain/time';
import { withTransaction } from '#platform/database';
import type { AppContext } from '#platform/module';
import type { Charge, Payment, PaymentFailureCode, PaymentService } from '../port.ts';
import * as store from './payment.store.ts';
import { findCard } from './sandbox.store.ts';
import { SHORT_AUTHORISED_DAYS, type Behaviour } from './test-cards.ja.ts';
import type { Webhooks } from './webhooks.ts';

/** What the sandbox works with. */
export type SandboxTools = Pick<AppContext, 'db' | 'clock' | 'crypto'> & { readonly webhooks: Webhooks };
type Kind = store.PaymentRow['kind'];
type Methods =
  | 'charge'
  | 'authorise'
  | 'capture'
  | 'cancelAuthorisation'
  | 'refund'
  | 'findPayment'
  | 'abandon';

/** How long an amount stays reserved. */
const AUTHORISED_DAYS = 7;

/** The smallest amount it charges, as with card networks in Japan. */
export const SMALLEST_CHARGE_YEN = 50;

/** Where the sandbox's pages are served. */
export const SANDBOX_BASE = '/sandbox-pay';

/** Everything that moves money at the sandbox. */
export function sandboxPayments(tools: SandboxTools): Pick<PaymentService, Methods> {
  const { db, clock, crypto } = tools;
  const read = async (key: string): Promise<Payment | null> => {
    const row = await store.findPaymentByKey(db, key);
    return row ? presentPayment(row, clock.now()) : null;
  };
  const mustRead = async (key: string): Promise<store.PaymentRow> => {
    const row = await store.findPaymentByKey(db, key);
    if (!row) throw new Error('The sandbox does not know this payment');
    return row;
  };
  return {
    charge: (charge) => pay(tools, 'CHARGE', charge),
    authorise: (charge) => pay(tools, 'AUTHORISATION', charge),
    async capture({ key, amountYen }) {
      const row = await mustRead(key);
      if (amountYen > row.amount_yen) throw new Error('The sandbox captures at most what it reserved');
      refuseTooSmall(amountYen);
      const behaviour = await store.behaviourOfPayment(db, row.id);
      const moved =
        !isOver(row, clock.now()) &&
        (await store.movePayment(
          db,
          row.id,
          'AUTHORISED',
          behaviour === 'DECLINE_CAPTURE'
            ? { state: 'FAILED', failureCode: 'CARD_DECLINED' }
            : { state: 'SUCCEEDED', capturedYen: amountYen },
        ));
      if (moved) await announce(tools, key);
      if (moved && behaviour === 'LOSE_ANSWER') throw lostAnswer();
      return (await read(key))!;
    },
    async cancelAuthorisation({ key }) {
      const row = await mustRead(key);
      const moved =
        (await store.movePayment(db, row.id, 'AUTHORISED', { state: 'CANCELLED' })) ||
        (row.kind === 'AUTHORISATION' &&
          (await store.movePayment(db, row.id, 'SECURE_PENDING', { state: 'CANCELLED' })));
      if (moved) await announce(tools, key);
      return (await read(key))!;
    },
    async refund({ key, idempotencyKey, amountYen }) {
      const id = `refund_${crypto.randomToken(18)}`;
      const given = await withTransaction(db, (trx) =>
        store.refundPayment(trx, { id, key: idempotencyKey, paymentKey: key, amountYen, at: clock.now() }),
      );
      return given === null ? { refundId: id, state: 'FAILED' } : { refundId: given, state: 'SUCCEEDED' };
    },
    findPayment: read,
    async abandon(key) {
      const row = await store.findPaymentByKey(db, key);
      if (!row) return null;
      await store.movePayment(db, row.id, 'SECURE_PENDING', {
        state: 'FAILED',
        failureCode: 'THREE_D_SECURE_FAILED',
      });
      return read(key);
    },
  };
}

function refuseTooSmall(amountYen: number): void {
  if (!(amountYen >= SMALLEST_CHARGE_YEN)) throw new Error(`The sandbox does not charge ${amountYen} yen`);
}

const lostAnswer = () => new Error('The sandbox lost its answer');

async function pay(tools: SandboxTools, kind: Kind, charge: Charge): Promise<Payment> {
  const { db, clock, crypto } = tools;
  const card = await findCard(db, charge.cardId);
  if (card?.state !== 'READY') throw new Error('The sandbox does not know this card');
  const behaviour = card.behaviour as Behaviour;
  if (behaviour === 'TIME_OUT') throw new Error('The sandbox did not answer in time');
  refuseTooSmall(charge.amountYen);
  const at = clock.now();
  const id = `pay_${crypto.randomToken(18)}`;
  const isFirst = await store.insertPayment(db, newPayment({ id, kind, charge, behaviour, at }));
  if (isFirst) {
    await announce(tools, charge.idempotencyKey);
    if (behaviour === 'LOSE_ANSWER') throw lostAnswer();
  }
  return presentPayment((await store.findPaymentByKey(db, charge.idempotencyKey))!, clock.now());
}

interface Order {
  readonly id: string;
  readonly kind: Kind;
  readonly charge: Charge;
  readonly behaviour: Behaviour;
  readonly at: Date;
}

function newPayment({ id, kind, charge, behaviour, at }: Order): store.NewPayment {
  const { idempotencyKey, cardId, amountYen, present } = charge;
  const failureCode = refusal(kind, charge, behaviour);
  const asksSecure = present !== undefined && (present.threeDSecure || behaviour === 'ALWAYS_SECURE');
  const state = failureCode !== null ? 'FAILED' : asksSecure ? 'SECURE_PENDING' : paidState(kind);
  const returnUrl = present?.returnUrl ?? null;
  const expiresAt = state === 'AUTHORISED' ? authorisedUntil(behaviour, at) : null;
  const payment = { id, kind, idempotencyKey, cardId, amountYen, createdAt: at };
  return { ...payment, returnUrl, state, failureCode, expiresAt };
}

const paidState = (kind: Kind) => (kind === 'CHARGE' ? 'SUCCEEDED' : 'AUTHORISED');

function refusal(kind: Kind, { present }: Charge, behaviour: Behaviour): PaymentFailureCode | null {
  if (behaviour === 'DECLINE') return 'CARD_DECLINED';
  if (behaviour === 'DECLINE_AUTHORISE' && kind === 'AUTHORISATION') return 'CARD_DECLINED';
  const asksWhenAbsent = behaviour === 'ALWAYS_SECURE' || behaviour === 'DECLINE_ABSENT';
  return present === undefined && asksWhenAbsent ? 'THREE_D_SECURE_FAILED' : null;
}

const authorisedUntil = (behaviour: string | null, at: Date) =>
  addMinutes(
    at,
    DAY_MINUTES * (behaviour === 'SHORT_AUTHORISATION' ? SHORT_AUTHORISED_DAYS : AUTHORISED_DAYS),
  );

/** Completes the 3-D Secure step of a payment; one that has ended stays as it is. */
export async function endSecure(tools: SandboxTools, row: store.PaymentRow, passed: boolean): Promise<void> {
  const { db, clock } = tools;
  const behaviour = await store.behaviourOfPayment(db, row.id);
  const state = paidState(row.kind);
  const moved = await store.movePayment(
    db,
    row.id,
    'SECURE_PENDING',
    !passed
      ? { state: 'FAILED', failureCode: 'THREE_D_SECURE_FAILED' }
      : state === 'AUTHORISED'
        ? { state, expiresAt: authorisedUntil(behaviour, clock.now()) }
        : { state },
  );
  if (moved) await announce(tools, row.idempotency_key);
}

const DISPUTED: Readonly<Record<string, 'WON' | 'LOST'>> = { DISPUTE: 'LOST', DISPUTE_WON: 'WON' };

/** Tells the product that a payment moved; the holder of a dispute test card takes the money back a day later. */
async function announce({ db, clock, webhooks }: SandboxTools, key: string): Promise<void> {
  const row = (await store.findPaymentByKey(db, key))!;
  await webhooks.paymentChanged(key);
  if (row.state !== 'SUCCEEDED') return;
  const outcome = DISPUTED[(await store.behaviourOfPayment(db, row.id)) ?? ''];
  const amountYen = row.captured_yen ?? row.amount_yen;
  if (outcome) await webhooks.disputed(key, amountYen, addMinutes(clock.now(), DAY_MINUTES), outcome);
}

/** An authorisation that was not captured in time. */
const isOver = (row: store.PaymentRow, now: Date) => row.state === 'AUTHORISED' && row.expires_at! <= now;

function presentPayment(row: store.PaymentRow, now: Date): Payment {
  const base = { paymentId: row.id, amountYen: row.captured_yen ?? row.amount_yen };
  switch (row.state) {
    case 'SECURE_PENDING':
      return { ...base, state: 'ACTION_REQUIRED', actionUrl: `${SANDBOX_BASE}/payments/${row.id}` };
    case 'FAILED':
      return { ...base, state: 'FAILED', code: row.failure_code as PaymentFailureCode };
    case 'AUTHORISED':
      return isOver(row, now)
        ? { ...base, state: 'CANCELLED' }
        : { ...base, state: 'AUTHORISED', expiresAt: row.expires_at! };
    default:
      return { ...base, state: row.state };
  }
}
