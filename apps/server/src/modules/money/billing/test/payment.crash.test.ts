import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { billingRoutes, type Purchase } from '@yoimachi/contract/billing';
import { addDays, addMinutes, dayOf, instantAt } from '@yoimachi/domain/time';
import { createTestDatabase, type TestDatabase } from '../../../../../../../tools/test/global-database.ts';
import { withTransaction } from '#platform/database';
import {
  givePoints,
  signUpGuest,
  startTestApp,
  type Person,
  type TestApp,
} from '../../../../test-support/index.ts';
import type { Living } from '../../../../test-support/lives.ts';
import { assertCoherent } from '#money/points';
import { startRefund } from '../index.ts';
import { send, startDying, type SentCall } from './dying-process.ts';
import { payments, registerCard } from './support.ts';
import { eventually } from '../../../../test-support/eventually.ts';
import { pidOf, somebodyWaitsFor } from '../../../../test-support/waits-for.ts';

const OWNED = 500;
const BOUGHT = 3000;
const START = instantAt(addDays(dayOf(new Date()), 1), 12 * 60);
const LATER = addMinutes(START, 3);

let database: TestDatabase;
let app: TestApp;
let dataDir: string;
let server: Living | undefined;
let guest: Person;

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-payment-'));
  app = await startTestApp({ databaseUrl: database.url, startAt: START.toISOString() });
  guest = await signUpGuest(app);
  await registerCard(app, guest, '4242424242424242');
  // The first purchase asks for 3-D Secure.
  await givePoints(app, guest.userId, OWNED);
});
afterEach(async () => {
  await server?.end();
  server = undefined;
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (now: Date, dieAt?: string) => (server = await startDying(app, dataDir, now, dieAt));
const newCall = (): SentCall => ({
  route: billingRoutes.buyPoints,
  body: { points: BOUGHT, returnPath: '/guest' },
  key: crypto.randomUUID(),
});

async function paidPoints(): Promise<number> {
  const wallet = app.db.selectFrom('wallet').select('paid_points').where('guest_id', '=', guest.userId);
  return (await wallet.executeTakeFirstOrThrow()).paid_points;
}

async function nothingIsOpen(): Promise<void> {
  const purchases = app.db.selectFrom('purchase').select('id').where('check_at', 'is not', null);
  const refunds = app.db.selectFrom('refund').select('id').where('check_at', 'is not', null);
  expect([await purchases.execute(), await refunds.execute()]).toEqual([[], []]);
}

/** The books agree on both sides, and exactly one payment was taken and credited. */
async function isPaidOnce(): Promise<void> {
  await eventually(nothingIsOpen);
  expect(await payments(app, guest)).toMatchObject([{ state: 'SUCCEEDED', amount_yen: 3630 }]);
  expect(await paidPoints()).toBe(OWNED + BOUGHT);
  await assertCoherent(app.db);
}

describe('a purchase whose server is killed', () => {
  it.each(['ask', 'charge', 'charged', 'answer'])(
    'at the step "%s" is finished by the reconciler alone',
    async (step) => {
      const { url, died } = await start(START, step);
      expect(await send(url, guest, newCall())).toBeUndefined();
      await died;
      await assertCoherent(app.db);
      await start(LATER);
      await isPaidOnce();
    },
  );

  it.each(['ask', 'charge', 'charged', 'answer'])(
    'at the step "%s" is finished by the same call sent again, and is paid once',
    async (step) => {
      const call = newCall();
      const { url, died } = await start(START, step);
      await send(url, guest, call);
      await died;
      const again = await start(addMinutes(START, 1));
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => send<Purchase>(again.url, guest, call)),
      );
      expect(new Set(answers.map((answer) => answer?.purchaseId)).size).toBe(1);
      await isPaidOnce();
    },
  );

  it('before its intent is written has not begun, and the same call begins it', async () => {
    const call = newCall();
    await whileLocked('card_attempt', 'share', async (somebodyWaits) => {
      const { url } = await start(START);
      const answer = send(url, guest, call);
      await somebodyWaits();
      await server!.kill();
      expect(await answer).toBeUndefined();
    });
    expect(await payments(app, guest)).toEqual([]);
    const { url } = await start(LATER);
    expect(await send(url, guest, call)).toMatchObject({ status: 'SUCCEEDED' });
    await isPaidOnce();
  });

  it('in the middle of crediting is credited once', async () => {
    await whileLocked('wallet', 'exclusive', async (somebodyWaits) => {
      const { url } = await start(START);
      const answer = send(url, guest, newCall());
      await somebodyWaits();
      await server!.kill();
      expect(await answer).toBeUndefined();
      expect(await payments(app, guest)).toHaveLength(1);
    });
    expect(await paidPoints()).toBe(OWNED);
    await start(LATER);
    await isPaidOnce();
  });
});

describe('a refund whose server is killed', () => {
  it.each(['refund', 'refunded'])('at the step "%s" is given once', async (step) => {
    const first = await start(START);
    const bought = await send<Purchase>(first.url, guest, newCall());
    await first.kill();
    const order = { purchaseId: bought!.purchaseId, points: BOUGHT };
    await withTransaction(app.db, (trx) => startRefund(trx, app.context, order, START));
    await (
      await start(LATER, step)
    ).died;
    await start(addMinutes(LATER, 3));
    await eventually(nothingIsOpen);
    expect(await payments(app, guest)).toMatchObject([{ refunded_yen: 3630 }]);
    expect(await paidPoints()).toBe(OWNED);
    await assertCoherent(app.db);
  });
});

/** Runs while others cannot write to a table. */
async function whileLocked(
  table: string,
  mode: 'share' | 'exclusive',
  run: (somebodyWaits: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const { pool } = app.app;
  const client = await pool.connect();
  try {
    await client.query(`begin; lock table ${table} in ${mode} mode`);
    const locker = await pidOf(client);
    await run(() => somebodyWaitsFor(pool, locker));
  } finally {
    await client.query('rollback');
    client.release();
  }
}
