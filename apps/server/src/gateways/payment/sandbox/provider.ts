import type { AppContext } from '../../../platform/module/index.ts';
import type { Charge, Payment, PaymentFailureCode, PaymentProvider } from '../port.ts';
import { serveSandboxPages } from './pages.ts';
import * as store from './sandbox.store.ts';
import type { Behaviour } from './test-cards.ja.ts';

type Tools = Pick<AppContext, 'db' | 'clock' | 'crypto'>;
type PaymentRow = NonNullable<Awaited<ReturnType<typeof store.findPaymentByKey>>>;

/** Where the sandbox's pages lie. */
export const SANDBOX_BASE = '/sandbox-pay';

/** The embedded provider: keeps cards and payments in its own schema and behaves as its test numbers say. */
export function sandboxProvider({ db, clock, crypto }: Tools): PaymentProvider {
  return {
    async startCard({ customer, returnUrl }) {
      const setupId = `card_${crypto.randomToken(18)}`;
      await store.insertCard(db, {
        id: setupId,
        customer,
        returnUrl: withQuery(returnUrl, 'setupId', setupId),
        at: clock.now(),
      });
      return { setupId, pageUrl: `${SANDBOX_BASE}/cards/${setupId}` };
    },
    async cardStatus({ customer, setupId }) {
      const row = await store.findCard(db, setupId);
      if (row?.customer !== customer) return null;
      if (row.state === 'FAILED') return { state: 'FAILED', code: row.failure_code as PaymentFailureCode };
      if (row.state !== 'READY') return { state: 'PENDING' };
      return {
        state: 'READY',
        card: {
          cardId: row.id,
          brand: row.brand!,
          last4: row.last4!,
          expiresMonth: row.expires_month!,
          expiresYear: row.expires_year!,
        },
      };
    },
    async charge(charge) {
      const card = await store.findCard(db, charge.cardId);
      if (card?.state !== 'READY') throw new Error('The sandbox does not know this card');
      const behaviour = card.behaviour as Behaviour;
      await store.insertPayment(
        db,
        newPayment(charge, behaviour, `pay_${crypto.randomToken(18)}`, clock.now()),
      );
      if (behaviour === 'LOSE_ANSWER') throw new Error('The sandbox lost its answer after charging');
      return presentPayment((await store.findPaymentByKey(db, charge.idempotencyKey))!);
    },
    async findPayment(idempotencyKey) {
      const row = await store.findPaymentByKey(db, idempotencyKey);
      return row ? presentPayment(row) : null;
    },
    async abandon(idempotencyKey) {
      const row = await store.findPaymentByKey(db, idempotencyKey);
      if (!row) return null;
      await store.endPayment(db, row.id, { state: 'FAILED', failureCode: 'THREE_D_SECURE_FAILED' });
      return presentPayment((await store.findPaymentByKey(db, idempotencyKey))!);
    },
    pages: (app) => serveSandboxPages(app, { db, clock }),
  };
}

function newPayment(charge: Charge, behaviour: Behaviour, id: string, at: Date): store.NewPayment {
  const isSecure = charge.threeDSecure || behaviour === 'ALWAYS_SECURE';
  const state = behaviour === 'DECLINE' ? 'FAILED' : isSecure ? 'SECURE_PENDING' : 'SUCCEEDED';
  const { idempotencyKey, cardId, amountYen, returnUrl } = charge;
  const failureCode = state === 'FAILED' ? 'CARD_DECLINED' : null;
  return { id, idempotencyKey, cardId, amountYen, returnUrl, state, failureCode, at };
}

function presentPayment(row: PaymentRow): Payment {
  const paymentId = row.id;
  if (row.state === 'SUCCEEDED') return { paymentId, state: 'SUCCEEDED' };
  if (row.state === 'FAILED')
    return { paymentId, state: 'FAILED', code: row.failure_code as PaymentFailureCode };
  return { paymentId, state: 'ACTION_REQUIRED', actionUrl: `${SANDBOX_BASE}/payments/${row.id}` };
}

/** A path of the product with one more query parameter. */
export function withQuery(path: string, name: string, value: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}
