import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { castBookingRoutes, guestBookingRoutes } from '@yoimachi/contract/booking';
import { addDays, addMinutes, dayOf, instantAt, type Day } from '@yoimachi/domain/time';
import { createTestDatabase, type TestDatabase } from '../../../../../../../tools/test/global-database.ts';
import { guestWithPoints, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { send, startDying } from '../../../money/billing/test/dying-process.ts';
import type { Living } from '../../../../test-support/lives.ts';
import { assertCoherent } from '#money/points';
import { runDue } from '../process/run-due.ts';
import { CARDS, cardPurchases, guestWithCard, yenTaken } from './card.support.ts';
import { changesOf, expectCoherentBooking, phasesOf } from './race.support.ts';
import {
  allApproved,
  bookingOf,
  byCast,
  byGuest,
  must,
  participationsOf,
  type Several,
} from './several.support.ts';
import { requestedOf, severalCasts, spendable, told } from './support.ts';
import { eventually } from '../../../../test-support/eventually.ts';
import { pidOf, somebodyWaitsFor } from '../../../../test-support/waits-for.ts';

const { confirmBooking, castArrived } = castBookingRoutes;
const { askExtension, cancelGuestBooking } = guestBookingRoutes;
const TODAY = addDays(dayOf(new Date()), 1);
const EVENING = addDays(TODAY, 2);
const START = instantAt(TODAY, 12 * 60);
const BALANCE = 100_000;
const at = (hour: number, minute = 0) => instantAt(EVENING, hour * 60 + minute);

let database: TestDatabase;
let app: TestApp;
let dataDir: string;
let server: Living | undefined;

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-several-'));
  app = await startTestApp({ databaseUrl: database.url, startAt: START.toISOString() });
});
afterEach(async () => {
  await server?.end();
  server = undefined;
  await assertCoherent(app.db);
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (now: Date, dieAt?: string) => (server = await startDying(app, dataDir, now, dieAt));
const casts = (count = 2, day: Day = EVENING) => severalCasts(app, count, { day });
const approve = (several: Several, index: number) =>
  must(byCast(app, several, index, confirmBooking, { decision: 1 }));

/** Locks what the product needs for its next write until it blocks there, then kills it. */
async function killWaiting(
  lock: string,
  id: string,
  sendTo?: (url: string) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(lock, [id]);
    const { url } = await start(app.clock.now());
    void sendTo?.(url);
    await somebodyWaitsFor(app.app.pool, await pidOf(client));
    await server!.kill();
  } finally {
    await client.end();
  }
}

const LOCKS = {
  schedule: 'select from schedule where cast_id = $1 for update',
  booking: 'select from booking where id = $1 for update',
  wallet: 'select from wallet where guest_id = $1 for update',
};

describe('a settlement of two casts by card', () => {
  it.each([
    ['ask', CARDS.good],
    ['capture', CARDS.good],
    ['captured', CARDS.good],
    ['charge', CARDS.declinesCapture],
    ['charged', CARDS.declinesCapture],
  ])('killed at the step "%s" is finished by the clock: one payment, both rewards', async (step, number) => {
    const guest = await guestWithCard(app, 5000, number);
    const several = await allApproved(app, confirmBooking, { guest, casts: await casts() });
    const moment = instantAt(EVENING, 10 * 60);
    await app.moveTo(moment);
    await must(byGuest(app, several, cancelGuestBooking, { reason: '体調不良' }));
    await (
      await start(moment, step)
    ).died;
    await assertCoherent(app.db);
    await start(addMinutes(moment, 3));
    await eventually(async () => {
      expect((await bookingOf(app, several.bookingId)).settled_points).toBe(30_000);
    });
    expect(await cardPurchases(app, guest)).toMatchObject([{ points: 25_000 }]);
    expect(await yenTaken(app, guest)).toBe(30_250);
    expect(await participationsOf(app, several.bookingId)).toMatchObject([
      { billed_points: 15_000, reward_points: 11_250 },
      { billed_points: 15_000, reward_points: 11_250 },
    ]);
    await expectCoherentBooking(app, several);
  });
});

describe('a last approval that ends a rival’s request', () => {
  it.each(['schedule', 'booking', 'wallet', 'committed'] as const)(
    'killed at the step "%s" and sent again happens once',
    async (step) => {
      const [first, second, shared] = await casts(3);
      const several = await requestedOf(app, { casts: [first!, shared!] });
      const rival = await requestedOf(app, { casts: [second!, shared!] });
      await approve(several, 0);
      await approve(rival, 0);
      const { bookingId } = several;
      const call = {
        route: confirmBooking,
        body: { bookingId, version: 1, decision: 1 },
        key: crypto.randomUUID(),
      };
      await shared!.token();
      const ids = { schedule: shared!.userId, booking: rival.bookingId, wallet: rival.guest.userId };
      if (step === 'committed') {
        const { url } = await start(START);
        void send(url, shared!, call);
        await eventually(async () => expect((await bookingOf(app, bookingId)).confirmed_at).not.toBeNull());
        await server!.kill();
      } else {
        await killWaiting(LOCKS[step], ids[step], (url) => send(url, shared!, call));
        for (const one of [several, rival]) expect(await phasesOf(app, one)).toEqual(['held', 'pending']);
      }
      const { url } = await start(addMinutes(START, 1));
      const answers = await Promise.all([1, 2, 3].map(() => send(url, shared!, call)));
      for (const answer of answers) expect(answer).toEqual({ bookingId, version: 2 });
      expect((await changesOf(app, several)).slice(2)).toEqual(['approve 0', 'approve 1', 'confirm 0']);
      expect((await changesOf(app, rival)).slice(2)).toEqual([
        'approve 0',
        'autoReject 1',
        'couldNotTakePart 0',
      ]);
      for (const one of [several, rival]) await expectCoherentBooking(app, one);
      expect(await spendable(app, rival.guest)).toBe(BALANCE);
      expect(await told(app, rival.guest)).toEqual(['GUEST_ONE_APPROVED', 'GUEST_TIME_TAKEN']);
    },
  );
});

describe('a deadline that one of two casts let pass', () => {
  it.each(['booking', 'wallet', 'committed'] as const)(
    'killed at the step "%s" is done once, at its time',
    async (step) => {
      const several = await requestedOf(app, { casts: await casts() });
      await approve(several, 0);
      const deadline = (await participationsOf(app, several.bookingId))[0]!.deadline_at;
      await app.clock.advanceTo(addMinutes(deadline, 90));
      const ids = { booking: several.bookingId, wallet: several.guest.userId };
      if (step === 'committed') {
        await start(app.clock.now());
        await eventually(async () => expect((await bookingOf(app, several.bookingId)).open).toBe(false));
        await server!.kill();
      } else {
        await killWaiting(LOCKS[step], ids[step]);
        expect(await phasesOf(app, several)).toEqual(['held', 'pending']);
      }
      await start(addMinutes(deadline, 91));
      await eventually(async () => expect(await waiting()).toBe(0));
      expect(await timesOf(several)).toEqual([
        ['autoReject 1', deadline],
        ['couldNotTakePart 0', deadline],
      ]);
      await expectCoherentBooking(app, several);
      expect(await spendable(app, several.guest)).toBe(BALANCE);
      expect(await told(app, several.guest)).toEqual(['GUEST_ONE_APPROVED', 'GUEST_REPLY_EXPIRED']);
    },
  );
});

/** Pending clock work, and messages not yet delivered. */
async function waiting(): Promise<number> {
  const now = addDays(EVENING, 2);
  const due = await app.db
    .selectFrom('participation')
    .select('id')
    .where('due_at', '<=', instantAt(now, 0))
    .execute();
  const events = await app.db.selectFrom('outbox').select('id').where('processed_at', 'is', null).execute();
  return due.length + events.length;
}

/** What the clock did and what followed, each with the instant it counts as made. */
async function timesOf(several: Several): Promise<(readonly [string, Date])[]> {
  const events = await app.db
    .selectFrom('booking_event')
    .select(['actor', 'at'])
    .where('booking_id', '=', several.bookingId)
    .orderBy('id')
    .execute();
  const changes = await changesOf(app, several);
  return events
    .map(({ actor, at: time }, index) => ({ actor, change: [changes[index]!, time] as const }))
    .filter(({ actor, change }) => ['clock', 'system'].includes(actor) && !change[0].startsWith('confirm'))
    .map(({ change }) => change);
}

test('down over a whole evening and killed while it catches up: all in order, each at its own time, once', async () => {
  const guest = await guestWithPoints(app, BALANCE);
  const late = await allApproved(app, confirmBooking, { guest, casts: await casts() });
  const missed = await allApproved(app, confirmBooking, { casts: await casts() });
  await app.moveTo(at(18));
  await must(byCast(app, late, 0, castArrived));
  await must(byGuest(app, late, askExtension, { cast: 0 }));
  const asked = await requestedOf(app, { casts: await casts(2, addDays(EVENING, 3)) });
  await approve(asked, 0);

  const later = addMinutes(at(18), 25 * 60);
  await app.clock.advanceTo(later);
  for (let kill = 0; kill < 3; kill++) {
    await start(later);
    await sleep(15 * kill);
    await server!.kill();
    await assertCoherent(app.db);
  }
  await start(later);
  await eventually(async () => expect(await waiting()).toBe(0));

  const expected = async () => {
    expect(await timesOf(late)).toEqual([
      ['noShow 1', at(18, 15)],
      ['lapseExtension 0', at(19, 30)],
      ['closeNoShow 1', at(19, 30)],
      ['autoFinish 0', at(19, 45)],
    ]);
    expect(await timesOf(missed)).toEqual([
      ['noShow 0', at(18, 15)],
      ['noShow 1', at(18, 15)],
      ['closeNoShow 0', at(19, 30)],
      ['closeNoShow 1', at(19, 30)],
    ]);
    expect(await timesOf(asked)).toEqual([
      ['autoReject 1', addMinutes(at(18), 24 * 60)],
      ['couldNotTakePart 0', addMinutes(at(18), 24 * 60)],
    ]);
    for (const one of [late, missed, asked]) await expectCoherentBooking(app, one);
  };
  await expected();
  expect(await bookingOf(app, late.bookingId)).toMatchObject({
    settled_at: at(19, 45),
    settled_points: 15_000,
  });
  expect((await told(app, guest)).filter((kind) => kind === 'GUEST_SETTLED')).toHaveLength(1);
  expect(await app.db.selectFrom('penalty').select('id').execute()).toHaveLength(3);
  const events = await app.db
    .selectFrom('booking_event')
    .select('at')
    .where('actor', '=', 'clock')
    .orderBy('id')
    .execute();
  const times = events.map((event) => event.at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));

  const participations = await app.db.selectFrom('participation').select('id').execute();
  await Promise.all(
    [...participations, ...participations, ...participations].map(({ id }) => runDue(app.context, id, later)),
  );
  await expected();
});
