import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { debtRoutes } from '@yoimachi/contract/debt';
import { addDays, addMinutes, dayOf, instantAt } from '@yoimachi/domain/time';
import { startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { assertCoherent } from '#money/points';
import {
  CARD_MODULES,
  CARDS,
  debtsOf,
  guestWithCard,
  providerPayments,
  registerCard,
  topUps,
  tryRequest,
  yenTaken,
} from './card.support.ts';
import { bookableCast, command, participationOf } from './support.ts';

const RUNS = Number(process.env['RUNS'] ?? 25);
let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ modules: CARD_MODULES })));
afterAll(() => app.close());

const { cancelGuestBooking, finishGuestBooking, askExtension } = guestBookingRoutes;
const { confirmBooking, castArrived, answerExtension } = castBookingRoutes;

const evening = fc.record({
  points: fc.integer({ min: 500, max: 20_000 }),
  card: fc.constantFrom(...Object.values(CARDS)),
  daysAhead: fc.constantFrom(1, 2, 2, 12),
  ending: fc.constantFrom('reject', 'withdraw', 'fee', 'finish', 'extend', 'noShow', 'unanswered'),
  minutes: fc.integer({ min: 1, max: 90 }),
  otherCard: fc.boolean(),
});

const TWO_LOST_ANSWERS = {
  points: 5000,
  card: CARDS.losesAnswers,
  daysAhead: 1,
  ending: 'extend',
  minutes: 10,
  otherCard: false,
} as const;

test(
  'whatever a card answers and however a booking ends, both sides agree to the yen',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(evening, async (run) => {
        const guest = await guestWithCard(app, run.points, run.card);
        const day = addDays(dayOf(app.clock.now()), run.daysAhead);
        const cast = await bookableCast(app, { day });
        const { answer, again } = await tryRequest(app, guest, cast);
        if (answer.status !== 200) await again();
        const [booking] = await app.db
          .selectFrom('booking')
          .select('id')
          .where('guest_id', '=', guest.userId)
          .execute();
        if (booking) {
          const booked = { guest, cast, bookingId: booking.id };
          const at = (hour: number, minute = 0) => instantAt(day, hour * 60 + minute);
          if (run.ending === 'withdraw') await command(app, booked, cancelGuestBooking, { reason: '都合' });
          if (run.ending === 'reject')
            await command(app, booked, confirmBooking, { decision: -1, reason: '都合' });
          if (!['withdraw', 'reject', 'unanswered'].includes(run.ending))
            await command(app, booked, confirmBooking, { decision: 1 });
          if (run.otherCard && run.daysAhead > 2) {
            await app.moveTo(addMinutes(at(12), -4 * 24 * 60));
            await registerCard(app, guest);
            await app.work();
          }
          await app.moveTo(at(10));
          if (run.ending === 'fee') await command(app, booked, cancelGuestBooking, { reason: '都合' });
          await app.moveTo(at(18));
          if (run.ending !== 'noShow') await command(app, booked, castArrived);
          await app.moveTo(at(18, run.minutes));
          if (run.ending === 'extend') {
            await command(app, booked, askExtension);
            await command(app, booked, answerExtension, { decision: 1 });
          }
          if (run.ending === 'finish') await command(app, booked, finishGuestBooking);
          await app.moveTo(at(23));
          await app.moveBy(60);
          // The answers to a capture and to the charge after it may both be lost: each is asked for two minutes later.
          await app.moveBy(3);
          expect(await participationOf(app, booked.bookingId)).toMatchObject({ open: false });
          expect((await participationOf(app, booked.bookingId)).settled_at).not.toBeNull();
        } else await app.moveBy(60);
        // News from the provider postponed the reconciler's check.
        await app.moveBy(5);
        await assertCoherent(app.db);
        await agrees(guest);
        for (const debt of await debtsOf(app, guest)) {
          if (debt.status === 'OPEN') await registerCard(app, guest);
          const body = { debtId: debt.id, returnPath: '/guest' };
          await app.call(debtRoutes.payDebt, { body }, guest);
          expect((await debtsOf(app, guest))[0]!.status).toBe('PAID');
        }
        await assertCoherent(app.db);
        await agrees(guest);
      }),
      { numRuns: RUNS, examples: [[TWO_LOST_ANSWERS]] },
    );
  },
);

/** Every yen the provider took is a purchase, and nothing remains reserved or open. */
async function agrees(guest: Awaited<ReturnType<typeof guestWithCard>>): Promise<void> {
  const paid = await app.db
    .selectFrom('purchase')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount_yen'), eb.lit(0)).as('yen'))
    .where('guest_id', '=', guest.userId)
    .where('status', '=', 'SUCCEEDED')
    .where('kind', '<>', 'PURCHASE')
    .executeTakeFirstOrThrow();
  expect(await yenTaken(app, guest)).toBe(paid.yen);
  // One that the clock skipped past expired by itself.
  const now = app.clock.now();
  const live = (await providerPayments(app, guest)).filter(
    (payment) => payment.state === 'AUTHORISED' && payment.expires_at! > now,
  );
  expect(live).toEqual([]);
  const open = (await topUps(app, guest)).filter(
    ({ status }) => !['CANCELLED', 'FAILED', 'CAPTURED'].includes(status),
  );
  expect(open).toEqual([]);
}
