import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { billingRoutes, type Purchase } from '@yoimachi/contract/billing';
import { addDays, addMinutes, dayOf, instantAt } from '@yoimachi/domain/time';
import { startEmbedded, type Embedded } from '../../../../../../../tools/database/embedded.ts';
import { clusterPlace } from '../../../../../../../tools/database/place.ts';
import { readPostmaster } from '../../../../../../../tools/database/postmaster.ts';
import { makeTemporaryDataDir } from '../../../../../../../tools/test/temporary-cluster.ts';
import { createPool, migrate } from '#platform/database';
import {
  givePoints,
  signUpGuest,
  startTestApp,
  type Person,
  type TestApp,
} from '../../../../test-support/index.ts';
import type { Living } from '../../../../test-support/lives.ts';
import { assertCoherent } from '#money/points';
import { send, startDying } from './dying-process.ts';
import { registerCard } from './support.ts';
import { eventually } from '../../../../test-support/eventually.ts';

const GUESTS = 4;
const POINTS = 500;
const START = instantAt(addDays(dayOf(new Date()), 1), 12 * 60);

let temporary: Awaited<ReturnType<typeof makeTemporaryDataDir>>;
let cluster: Embedded;
let app: TestApp | undefined;
let server: Living | undefined;

afterEach(async () => {
  await server?.kill();
  await app?.close();
  await cluster.stop();
  await temporary.remove();
});

async function guestsWithCards(one: TestApp): Promise<Person[]> {
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => signUpGuest(one)));
  for (const guest of guests) {
    await registerCard(one, guest, '4242424242424242');
    // The first purchase asks for 3-D Secure.
    await givePoints(one, guest.userId, POINTS);
    await guest.token();
  }
  return guests;
}

/** Buys again and again until no answer comes; `paid` gets what was answered as paid. */
async function buyUntilDown(url: string, guest: Person, paid: string[]): Promise<void> {
  for (;;) {
    const body = { points: POINTS, returnPath: '/guest' };
    const key = crypto.randomUUID();
    const answer = await send<Purchase>(url, guest, { route: billingRoutes.buyPoints, body, key });
    if (answer?.purchaseId === undefined) return;
    if (answer.status === 'SUCCEEDED') paid.push(answer.purchaseId);
  }
}

async function killDatabase(): Promise<void> {
  const place = clusterPlace(temporary.dataDir);
  process.kill(readPostmaster(place)!.pid, 'SIGKILL');
  await eventually(() => expect(readPostmaster(place)).toBeNull());
  rmSync(join(temporary.dataDir, 'owner.json'));
}

it('PostgreSQL and the server killed in the middle of purchases lose nothing that was answered, and charge nothing twice', async () => {
  temporary = await makeTemporaryDataDir();
  cluster = await startEmbedded({ dataDir: temporary.dataDir });
  const pool = createPool({ url: cluster.url, size: 1 });
  await migrate(pool);
  await pool.end();
  const before = await startTestApp({ databaseUrl: cluster.url, startAt: START.toISOString() });
  const guests = await guestsWithCards(before);
  server = await startDying(before, temporary.dataDir, START);
  await before.close();
  const { url } = server;
  const answered: string[] = [];
  const journeys = guests.map((guest) => buyUntilDown(url, guest, answered));
  await eventually(() => expect(answered.length).toBeGreaterThan(4 * GUESTS));
  await killDatabase();
  await Promise.all(journeys);
  await server.kill();

  cluster = await startEmbedded({ dataDir: temporary.dataDir });
  const later = addMinutes(START, 5);
  app = await startTestApp({ databaseUrl: cluster.url, startAt: later.toISOString() });
  await assertCoherent(app.db);
  server = await startDying(app, temporary.dataDir, later);
  const open = app.db.selectFrom('purchase').select('id').where('check_at', 'is not', null);
  await eventually(async () => expect(await open.execute()).toEqual([]));

  await assertCoherent(app.db);
  const { rows } = await app.app.pool.query<{ id: string; status: string; paid: string | null }>(
    `select p.id, p.status, s.state as paid from purchase p
     left join sandbox_payment.payment s on s.idempotency_key = p.id::text where p.card_id is not null`,
  );
  expect(rows.filter(({ status, paid }) => (status === 'SUCCEEDED') !== (paid === 'SUCCEEDED'))).toEqual([]);
  const credited = new Set(rows.filter(({ status }) => status === 'SUCCEEDED').map(({ id }) => id));
  expect(answered.filter((id) => !credited.has(id))).toEqual([]);
  console.log(`${answered.length} answered, ${credited.size} credited, ${rows.length} begun`);
});
