import { billingRoutes } from '@yoimachi/contract/billing';
import type { Person } from '../apps/server/src/test-support/people.ts';
import { guestWithPoints } from '../apps/server/src/test-support/points.ts';
import type { TestApp } from '../apps/server/src/test-support/start.ts';
import { prepared, times, type BenchApp } from './people.ts';
import type { PreparedCalls } from './protocol.ts';

const POINTS = 3_000;

/** Guests who have bought before, so that no 3-D Secure is required, and the calls by which each, or one of them, buys points. */
export async function preparePurchases(
  app: BenchApp,
  count: number,
  byOneGuest: boolean,
): Promise<PreparedCalls> {
  const one = await buyer(app);
  const calls = await times(count, async () =>
    prepared(
      billingRoutes.buyPoints,
      { points: POINTS, returnPath: '/guest' },
      byOneGuest ? one : await buyer(app),
    ),
  );
  return { calls, nowIso: app.clock.now().toISOString() };
}

/** A guest whose card is known to the embedded payment service. */
async function buyer(app: BenchApp): Promise<Person> {
  const guest = await guestWithPoints(app as TestApp, 500);
  const { provider_card_id: id } = await app.db
    .selectFrom('card')
    .select('provider_card_id')
    .where('guest_id', '=', guest.userId)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('sandbox_payment.card')
    .values({
      id,
      customer: guest.userId,
      return_url: '/guest',
      state: 'READY',
      brand: 'VISA',
      last4: '4242',
      expires_month: 12,
      expires_year: 2035,
      behaviour: 'OK',
      created_at: app.clock.now(),
    })
    .execute();
  return guest;
}
