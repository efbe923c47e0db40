import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { Stripe } from 'stripe';
import { createTestDatabase } from '../../../../../../../tools/test/global-database.ts';
import { testClock, type Clock, type MovableClock } from '#platform/clock';
import { createDb, createPool, type Db } from '#platform/database';
import { createIds } from '#platform/crypto';
import type { PaymentService } from '../../port.ts';
import { stripeProvider } from '../provider.ts';
import type { CardBehaviour } from './fake-objects.ts';
import { startFakeStripe, type FakeStripe, type Fault } from './fake-stripe.ts';

export const SECRET_KEY = 'sk_test_never_to_be_logged';
export const WEBHOOK_SECRET = 'whsec_never_to_be_logged';
const PUBLIC_URL = 'https://www.example.jp';
const START = '2026-11-20T03:00:00.000Z';

/** The adapter against the test's own Stripe. */
export interface StripeTest {
  readonly db: Db;
  readonly clock: MovableClock;
  readonly fake: FakeStripe;
  readonly provider: PaymentService;
  /** Registers a card for a new person and returns its id. */
  readonly card: (behaviour?: CardBehaviour) => Promise<string>;
  readonly newKey: () => string;
}

/** The process that hits these faults; it does not wait long for an answer that never comes. */
export const processThatMeets = (stripe: StripeTest, faults: readonly Fault[]): PaymentService =>
  faults.includes('NEVER_ANSWER') ? connect(stripe, 300) : stripe.provider;

/** One database for the file, one Stripe per test; no request or answer violates Stripe's document. */
export function useStripe(): StripeTest {
  const holder = {} as { -readonly [K in keyof StripeTest]: StripeTest[K] };
  let close = async () => {};
  beforeAll(async () => {
    const database = await createTestDatabase();
    holder.db = createDb(createPool({ url: database.url, size: 4 }));
    close = async () => {
      await holder.db.destroy();
      await database.drop();
    };
  });
  beforeEach(async () => {
    holder.clock = testClock(START);
    holder.fake = await startFakeStripe(SECRET_KEY, Stripe.API_VERSION);
    const ids = createIds(holder.clock);
    holder.newKey = () => ids.newId();
    holder.provider = connect(holder);
    holder.card = async (behaviour = 'OK') => {
      const { provider, fake, newKey } = holder;
      const customer = newKey();
      const { setupId } = await provider.startCard({ customer, returnUrl: '/guest/payment-info' });
      fake.account.enterCard(setupId, behaviour);
      const status = await provider.cardStatus({ customer, setupId });
      if (status?.state !== 'READY') throw new Error('The card is not there');
      return status.card.cardId;
    };
  });
  afterEach(async () => {
    await holder.fake.close();
    expect(holder.fake.violations).toEqual([]);
  });
  afterAll(() => close());
  return holder;
}

/** Another process of the product with the same Stripe and database; it waits this long for an answer. */
export function connect(
  { db, clock, fake }: Pick<StripeTest, 'db' | 'fake'> & { readonly clock: Clock },
  timeoutMs = 20_000,
): PaymentService {
  const account = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, live: false };
  const address = {
    host: '127.0.0.1',
    port: fake.port,
    protocol: 'http',
    timeoutMs,
    networkRetries: 0,
  } as const;
  return stripeProvider({ db, clock }, account, PUBLIC_URL, address);
}
