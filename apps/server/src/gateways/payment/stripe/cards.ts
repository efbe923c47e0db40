import type { Stripe } from 'stripe';
import type { CardStatus, PaymentService } from '../port.ts';
import { expectAnswer } from './answer.ts';
import type { StripeTools } from './client.ts';
import { failureCode } from './present.ts';
import { StripeProblem } from './problem.ts';
import * as store from './stripe.store.ts';

/** How Stripe's card brand names are displayed. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'VISA',
};

/** Cards are entered on Stripe's own page (Checkout in setup mode), with 3-D Secure wherever the card supports it. */
export function stripeCards(tools: StripeTools): Pick<PaymentService, 'startCard' | 'cardStatus'> {
  const { db, ask, account, publicUrl } = tools;
  return {
    async startCard({ customer, returnUrl }) {
      const customerId = await customerOf(tools, customer);
      const backUrl = `${publicUrl}${returnUrl}`;
      const session = await ask((stripe) =>
        stripe.checkout.sessions.create({
          mode: 'setup',
          customer: customerId,
          client_reference_id: customer,
          allowed_payment_method_types: ['card'],
          payment_method_options: { card: { request_three_d_secure: 'any' } },
          locale: 'ja',
          // Stripe replaces the word in braces with the session's id.
          success_url: `${backUrl}${backUrl.includes('?') ? '&' : '?'}setupId={CHECKOUT_SESSION_ID}`,
          cancel_url: backUrl,
        }),
      );
      expectAnswer(session, { object: 'checkout.session', live: account.live });
      if (!session.url) throw new StripeProblem('Stripe: the page to enter a card has no address');
      return { setupId: session.id, pageUrl: session.url };
    },
    async cardStatus({ customer, setupId }) {
      const session = await findSession(tools, setupId);
      if (session?.mode !== 'setup' || session.client_reference_id !== customer) return null;
      if (session.customer !== (await store.findCustomer(db, customer))) return null;
      return statusOf(tools, session);
    },
  };
}

async function customerOf({ db, clock, ask, account }: StripeTools, customer: string): Promise<string> {
  const known = await store.findCustomer(db, customer);
  if (known !== null) return known;
  const made = await ask((stripe) => stripe.customers.create({ metadata: { customer } }));
  expectAnswer(made, { object: 'customer', live: account.live });
  await store.insertCustomer(db, customer, made.id, clock.now());
  // Of two created at once the first counts; the other stays without cards.
  return (await store.findCustomer(db, customer))!;
}

async function findSession(
  { ask, account }: StripeTools,
  setupId: string,
): Promise<Stripe.Checkout.Session | null> {
  if (!/^cs_\w{1,200}$/.test(setupId)) return null;
  try {
    const expand = ['setup_intent.payment_method'];
    const session = await ask((stripe) => stripe.checkout.sessions.retrieve(setupId, { expand }));
    return expectAnswer(session, { object: 'checkout.session', live: account.live, id: setupId });
  } catch (error) {
    if (error instanceof StripeProblem && error.code === 'resource_missing') return null;
    throw error;
  }
}

async function statusOf(
  { db, clock, account }: StripeTools,
  session: Stripe.Checkout.Session,
): Promise<CardStatus> {
  const intent = session.setup_intent;
  if (typeof intent === 'string') throw new StripeProblem('Stripe: the setup intent was not expanded');
  if (session.status === 'expired' || intent?.status === 'canceled')
    return { state: 'FAILED', code: failureCode(intent?.last_setup_error ?? null) };
  if (!intent || session.status !== 'complete' || intent.status !== 'succeeded') return { state: 'PENDING' };
  expectAnswer(intent, { object: 'setup_intent', live: account.live });
  const method = intent.payment_method;
  if (!method || typeof method === 'string' || !method.card)
    throw new StripeProblem('Stripe: a finished registration has no card');
  expectAnswer(method, { object: 'payment_method', live: account.live });
  await store.insertCard(db, method.id, session.customer as string, clock.now());
  const { brand, last4, exp_month, exp_year, fingerprint } = method.card;
  return {
    state: 'READY',
    card: {
      cardId: method.id,
      brand: BRANDS[brand] ?? brand,
      last4,
      expiresMonth: exp_month,
      expiresYear: exp_year,
      fingerprint: fingerprint ?? null,
    },
  };
}
