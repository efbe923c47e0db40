import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { receiptRoutes, type Receipt } from '@yoimachi/contract/receipt';
import { createTestDatabase, type TestDatabase } from '../../../../../../../tools/test/global-database.ts';
import { signUpGuest, startTestApp, type Person, type TestApp } from '../../../../test-support/index.ts';
import { killableServer, type KillableServer } from '../../../../test-support/killable-server.ts';
import { randomOf } from '../../../../test-support/random.ts';
import { resendingClient } from '../../../../test-support/resending-client.ts';
import { assertCoherent } from '#money/points';
import { orderOf, purchased } from './support.ts';
import { eventually } from '../../../../test-support/eventually.ts';

const KILLS = 5;
/** How long the server keeps running after the first receipt since its start. */
const LIFE_MS = 300;
const GUESTS = 4;
const SEED = Number(process.env['SEED'] ?? 20_261_121);

let database: TestDatabase;
let app: TestApp;
let server: KillableServer;
let dataDir: string;

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-receipt-'));
  app = await startTestApp({ databaseUrl: database.url, startAt: new Date().toISOString() });
  server = killableServer(database.url, dataDir);
});
afterEach(async () => {
  await server.kill();
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test(`killed ${KILLS} times while receipts are issued: no gap, none twice, each with its file`, async () => {
  console.log(`Receipts with SEED=${SEED}`);
  const random = randomOf(SEED);
  const client = resendingClient(server);
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => signUpGuest(app)));
  const issued: Receipt[] = [];
  const progress = { kills: 0 };
  async function keepIssuing(guest: Person): Promise<void> {
    while (progress.kills < KILLS) {
      const id = await purchased(app, guest, 500);
      issued.push(await client.call<Receipt>(receiptRoutes.issueReceipt, orderOf(id), guest));
    }
  }
  async function keepKilling(): Promise<void> {
    for (; progress.kills < KILLS; progress.kills++) {
      const before = issued.length;
      await eventually(() => expect(issued.length).toBeGreaterThan(before));
      await sleep(random() * LIFE_MS);
      await server.kill();
      await assertCoherent(app.db);
      await server.start();
    }
  }
  await server.start();
  await Promise.all([...guests.map(keepIssuing), keepKilling()]);

  const rows = await app.db.selectFrom('receipt').select(['id', 'number']).orderBy('number').execute();
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1));
  expect(issued.map(({ receiptId }) => receiptId).sort()).toEqual(rows.map(({ id }) => id).sort());
  const withoutFile = () =>
    app.db
      .selectFrom('receipt')
      .leftJoin('receipt_file', 'receipt_file.receipt_id', 'receipt.id')
      .select('receipt.id')
      .where('receipt_file.receipt_id', 'is', null)
      .execute();
  // A worker that was killed is noticed after its heartbeat has been missing for ten seconds.
  await eventually(async () => expect(await withoutFile()).toEqual([]));
  console.log(`${rows.length} receipts, ${client.lost()} calls sent again`);
});
