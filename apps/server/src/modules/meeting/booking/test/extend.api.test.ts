import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { useTestApp } from '../../../../test-support/index.ts';
import { somebodyWaitsFor } from '../../../../test-support/waits-for.ts';
import { addDebt } from '#money/billing';
import { withTransaction, type Trx } from '#platform/database';
import { approved, at, BOOKING_MODULES, does, participationOf, type Booked } from './support.ts';
import { shownOn } from './shown.support.ts';

const app = useTestApp({ modules: BOOKING_MODULES });
const { askExtension } = guestBookingRoutes;

/** Two meetings that run. */
let one: Booked;
let other: Booked;
beforeAll(async () => {
  one = await approved(app);
  other = await approved(app);
  await app.moveTo(at(18));
  for (const booked of [one, other]) await does(app, booked, castBookingRoutes.castArrived);
});

/** A guest's question for more time as it is sent; sent again it is the same. */
async function question({ bookingId, guest, cast }: Booked) {
  const { version } = await participationOf(app, bookingId);
  const about = { castId: cast.userId };
  const shown = await shownOn(app.db, askExtension, bookingId, app.clock.now(), about);
  const input = { body: { bookingId, version, ...about, ...shown } as never, key: crypto.randomUUID() };
  return () => app.call(askExtension, input, guest);
}

/** The guest's bank takes back what he bought. */
async function owe(trx: Trx, { guest }: Booked): Promise<void> {
  const guestId = guest.userId;
  const purchase = trx.selectFrom('purchase').select('id').where('guest_id', '=', guestId);
  const { id: purchaseId } = await purchase.executeTakeFirstOrThrow();
  await addDebt(trx, app.context, { guestId, purchaseId, points: 100 }, app.clock.now());
}

test('a question that was accepted is answered the same again, also when the guest owes since', async () => {
  const ask = await question(one);
  const first = await ask();
  expect(first.status).toBe(200);
  await withTransaction(app.db, (trx) => owe(trx, one));
  expect(await ask()).toEqual(first);
});

test('a debt that is written while the question waits for the booking is seen', async () => {
  const ask = await question(other);
  const asked = await withTransaction(app.db, async (trx) => {
    await sql`select from booking where id = ${other.bookingId} for update`.execute(trx);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    const answer = ask();
    await somebodyWaitsFor(app.app.pool, rows[0]!.pid);
    await owe(trx, other);
    return { answer };
  });
  expect(await asked.answer).toMatchObject({ status: 402, code: 'PAYMENT_DUE' });
  expect((await participationOf(app, other.bookingId)).extension_asked_at).toBeNull();
});
