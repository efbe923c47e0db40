import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { instantAt } from '@yoimachi/domain/time';
import { testConfig } from '../../apps/server/src/test-support/index.ts';
import { assertCoherent } from '../../apps/server/src/modules/money/points/index.ts';
import { testClock } from '../../apps/server/src/platform/clock/index.ts';
import { createCrypto, type Crypto } from '../../apps/server/src/platform/crypto/index.ts';
import { createDb, createPool, migrate, type Db } from '../../apps/server/src/platform/database/index.ts';
import { startTemporaryCluster } from '../test/temporary-cluster.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './demo.ts';
import { playScenes } from './scenes.ts';
import { seedDemo } from './seed.ts';

const today = '2026-11-21';
const key = createHash('sha256').update('scenes').digest();
const crypto: Crypto = createCrypto(key);
let cluster: Awaited<ReturnType<typeof startTemporaryCluster>>;
let db: Db;

const play = () =>
  playScenes({
    config: testConfig({ secretKey: key.toString('base64') }),
    databaseUrl: cluster.url,
    clock: testClock(instantAt(today, 15 * 60).toISOString()),
  });

const idOf = async (phone: string) => {
  const account = db
    .selectFrom('account as a')
    .innerJoin('identity as i', 'i.id', 'a.identity_id')
    .select('a.id')
    .where('i.phone_index', '=', crypto.phoneIndex(`+81${phone.slice(1)}`));
  return (await account.executeTakeFirstOrThrow()).id;
};
const participationsOfBoth = async () =>
  db
    .selectFrom('participation')
    .selectAll()
    .where('guest_id', '=', await idOf(DEMO_GUEST_PHONE))
    .where('cast_id', '=', await idOf(DEMO_CAST_PHONE))
    .orderBy('starts_at')
    .execute();

beforeAll(async () => {
  cluster = await startTemporaryCluster();
  const pool = createPool({ url: cluster.url, size: 1 });
  await migrate(pool);
  await pool.end();
  db = createDb(createPool({ url: cluster.url, size: 1 }));
  await seedDemo(cluster.url, { crypto, today });
  await play();
}, 60_000);

afterAll(async () => {
  await db?.destroy();
  await cluster?.stop();
});

it('gives the demo guest a card and a confirmed and a pending booking with the demo cast', async () => {
  const cards = db
    .selectFrom('card')
    .select('last4')
    .where('guest_id', '=', await idOf(DEMO_GUEST_PHONE));
  expect(await cards.execute()).toEqual([{ last4: '4242' }]);
  const coming = (await participationsOfBoth()).filter(({ finished_at }) => finished_at === null);
  expect(coming.map(({ status }) => status)).toEqual(['APPROVE', 'PENDING']);
  const wallet = db
    .selectFrom('wallet')
    .selectAll()
    .where('guest_id', '=', await idOf(DEMO_GUEST_PHONE));
  expect((await wallet.executeTakeFirstOrThrow()).paid_points).toBeGreaterThan(5_000);
  await assertCoherent(db);
});

it('leaves their meeting of yesterday for both to review', async () => {
  const met = (await participationsOfBoth()).find(
    ({ finished_at, day }) => finished_at && day === '2026-11-20',
  )!;
  const reviews = db.selectFrom('review').select('author').where('participation_id', '=', met.id);
  expect(await reviews.execute()).toEqual([]);
});

it('tells both of it', async () => {
  for (const phone of [DEMO_GUEST_PHONE, DEMO_CAST_PHONE]) {
    const told = db
      .selectFrom('notification')
      .select('id')
      .where('account_id', '=', await idOf(phone));
    expect((await told.execute()).length, phone).toBeGreaterThan(0);
  }
});

it('played again changes nothing', async () => {
  const before = await participationsOfBoth();
  await play();
  expect(await participationsOfBoth()).toEqual(before);
});
