import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { debtRoutes } from '@yoimachi/contract/debt';
import { addDays, addMinutes, dayOf, instantAt } from '@yoimachi/domain/time';
import { createTestDatabase, type TestDatabase } from '../../../../../../../tools/test/global-database.ts';
import { startTestApp, type Person, type TestApp } from '../../../../test-support/index.ts';
import { send, startDying, type SentCall } from '../../../money/billing/test/dying-process.ts';
import type { Living } from '../../../../test-support/lives.ts';
import { assertCoherent, readReward } from '#money/points';
import {
  CARDS,
  cardPurchases,
  chargeBack,
  debtsOf,
  guestWithCard,
  providerPayments,
  yenTaken,
} from './card.support.ts';
import { bookableCast, does, requestBody, requested, type Bookable } from './support.ts';
import { eventually } from '../../../../test-support/eventually.ts';

const TODAY = addDays(dayOf(new Date()), 1);
const EVENING = addDays(TODAY, 2);
const START = instantAt(TODAY, 12 * 60);

let database: TestDatabase;
let app: TestApp;
let dataDir: string;
let server: Living | undefined;

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-card-'));
  app = await startTestApp({ databaseUrl: database.url, startAt: START.toISOString() });
});
afterEach(async () => {
  await server?.end();
  server = undefined;
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (now: Date, dieAt?: string) => (server = await startDying(app, dataDir, now, dieAt));
const callOf = (cast: Bookable): SentCall => ({
  route: guestBookingRoutes.requestBooking,
  body: requestBody(cast),
  key: crypto.randomUUID(),
});
const bookings = () => app.db.selectFrom('booking').select(['id', 'missing_points']).execute();
const reserved = async (guest: Person) =>
  (await providerPayments(app, guest)).filter((payment) => payment.state === 'AUTHORISED');

describe('a request whose server is killed while the card is asked', () => {
  it.each(['ask', 'authorise', 'authorised'])(
    'at the step "%s": sent again it is one booking and one authorisation',
    async (step) => {
      const [guest, cast] = [await guestWithCard(app, 5000), await bookableCast(app, { day: EVENING })];
      const call = callOf(cast);
      const { url, died } = await start(START, step);
      expect(await send(url, guest, call)).toBeUndefined();
      await died;
      const again = await start(addMinutes(START, 1));
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => send<{ bookingId: string }>(again.url, guest, call)),
      );
      expect(new Set(answers.map((answer) => answer?.bookingId)).size).toBe(1);
      expect(await bookings()).toMatchObject([{ missing_points: 10_000 }]);
      expect(await reserved(guest)).toHaveLength(1);
      await assertCoherent(app.db);
    },
  );

  it.each(['authorise', 'authorised'])(
    'at the step "%s": the reconciler alone gives back what nobody came for',
    async (step) => {
      const [guest, cast] = [await guestWithCard(app, 5000), await bookableCast(app, { day: EVENING })];
      const { url, died } = await start(START, step);
      await send(url, guest, callOf(cast));
      await died;
      await start(addMinutes(START, 40));
      await eventually(async () => {
        const open = await app.db
          .selectFrom('top_up')
          .select('id')
          .where('check_at', 'is not', null)
          .execute();
        expect(open).toEqual([]);
      });
      expect(await reserved(guest)).toEqual([]);
      expect(await bookings()).toEqual([]);
      await assertCoherent(app.db);
    },
  );
});

describe('a settlement whose server is killed', () => {
  it.each([
    ['ask', CARDS.good],
    ['capture', CARDS.good],
    ['captured', CARDS.good],
    ['charge', CARDS.declinesCapture],
    ['charged', CARDS.declinesCapture],
  ])('at the step "%s" is finished by the clock, and paid once', async (step, number) => {
    const [guest, cast] = [await guestWithCard(app, 5000, number), await bookableCast(app, { day: EVENING })];
    const booked = await requested(app, { guest, cast });
    await does(app, booked, castBookingRoutes.confirmBooking, { decision: 1 });
    const moment = instantAt(EVENING, 10 * 60);
    await app.moveTo(moment);
    await does(app, booked, guestBookingRoutes.cancelGuestBooking, { reason: '体調不良' });
    await (
      await start(moment, step)
    ).died;
    await assertCoherent(app.db);
    await start(addMinutes(moment, 3));
    await eventually(async () => expect(await cardPurchases(app, guest)).toHaveLength(1));
    expect(await yenTaken(app, guest)).toBe(12_100);
    expect(await readReward(app.db, cast.userId)).toBe(11_250);
    await assertCoherent(app.db);
  });

  it.each(['charge', 'charged'])('paying a debt, at the step "%s", is paid once', async (step) => {
    const guest = await guestWithCard(app, 5000);
    await chargeBack(app, guest);
    const [debt] = await debtsOf(app, guest);
    const body = { debtId: debt!.id, returnPath: '/guest/payment-info' };
    const call = { route: debtRoutes.payDebt, body, key: crypto.randomUUID() };
    const { url, died } = await start(START, step);
    expect(await send(url, guest, call)).toBeUndefined();
    await died;
    await start(addMinutes(START, 3));
    await eventually(async () => expect((await debtsOf(app, guest))[0]!.status).toBe('PAID'));
    expect(await yenTaken(app, guest)).toBe(363);
    await assertCoherent(app.db);
  });
});
