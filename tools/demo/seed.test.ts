import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, instantAt } from '@yoimachi/domain/time';
import { readTransferFile } from '@yoimachi/domain/zengin';
import { createCrypto } from '../../apps/server/src/platform/crypto/index.ts';
import { createDb, createPool, type Db } from '../../apps/server/src/platform/database/index.ts';
import { assertCoherent } from '../../apps/server/src/modules/money/points/index.ts';
import { migrateBeside } from '../launch/migrate-beside.ts';
import { startTemporaryCluster } from '../test/temporary-cluster.ts';
import { DEMO_CAST_PHONE, DEMO_GUEST_PHONE } from './demo.ts';
import { extendDemo } from './extend.ts';
import { seedDemo } from './seed.ts';

const today = '2026-11-21';
const crypto = createCrypto(createHash('sha256').update('demo').digest());
let cluster: Awaited<ReturnType<typeof startTemporaryCluster>>;
let client: pg.Client;

const count = async (from: string, values: unknown[] = []): Promise<number> => {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${from}`, values);
  return Number(rows[0]?.count);
};

const withDb = async <T>(use: (db: Db) => Promise<T>): Promise<T> => {
  const db = createDb(createPool({ url: cluster.url, size: 1 }));
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
};
const checkBooks = () => withDb(assertCoherent);

beforeAll(async () => {
  cluster = await startTemporaryCluster();
  await migrateBeside(cluster.url);
  await seedDemo(cluster.url, { crypto, today });
  client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
}, 60_000);

afterAll(async () => {
  await client?.end();
  await cluster?.stop();
});

describe('seedDemo', () => {
  it('lists 240 casts with photos, tags, prices and schedules', async () => {
    expect(await count('cast_member where listed')).toBe(240);
    expect(await count('cast_member where review_count >= 3')).toBeGreaterThan(35);
    expect(await count('cast_photo')).toBe(240);
    expect(await count('schedule where day = $1', [addDays(today, 1)])).toBeGreaterThan(20);
    expect(await count('schedule where day = $1', [addDays(today, 3)])).toBeGreaterThan(60);
  });

  it('writes books that are coherent', checkBooks);

  it('has paid rewards out automatically, so that the start has none to make up for', async () => {
    const paid = `payoff where status = 'TRANSFERRED' and transferred_on < '${today}'`;
    expect(await count(paid)).toBeGreaterThan(30);
    expect(await count(`payoff where status = 'NOT_TRANSFERRED' and pay_day = '2026-11-30'`)).toBeGreaterThan(
      30,
    );
    expect(await count('payoff_system_day where day = $1', ['2026-11-15'])).toBe(1);
    const { rows } = await client.query('select id, file from payoff_batch order by id limit 1');
    const file = crypto.open(rows[0].file, `payoff_batch.file:${rows[0].id}`);
    const { transfers } = readTransferFile(Buffer.from(file, 'base64'));
    expect(transfers[0]).toMatchObject({ bankName: 'ﾐﾅﾄ', branchName: 'ﾎﾝﾃﾝ' });
  });

  it('settles every past booking', async () => {
    expect(await count('booking')).toBeGreaterThan(200);
    expect(await count('booking where open or settled_at is null')).toBe(0);
    expect(await count('participation where reward_points > 0')).toBeGreaterThan(180);
  });

  it('has checked the age of every cast and of some guests, by the machine and by an operator', async () => {
    const decided = `age_check k join account a on a.id = k.account_id where state = 'VERIFIED'`;
    expect(await count(`${decided} and user_type = 2`)).toBe(240);
    expect(await count(`${decided} and user_type = 1`)).toBeGreaterThan(20);
    for (const way of ['AUTO', 'ANALOG'])
      expect(
        await count(`${decided} and way = $1 and (decided_by is null) = ($1 = 'AUTO')`, [way]),
        way,
      ).toBe(await count(`${decided} and way = $1`, [way]));
    expect(await count(`age_check where state in ('FAILED', 'REJECTED')`)).toBeGreaterThan(10);
    expect(await count(`age_check where decided_at >= $1`, [instantAt(today, 0)])).toBe(0);
  });

  it('numbers people in the order in which they came', async () => {
    const { rows } = await client.query('select created_at as at from account order by number');
    const times = rows.map(({ at }) => (at as Date).getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('knows the demo guest and cast by their phones', async () => {
    for (const phone of [DEMO_GUEST_PHONE, DEMO_CAST_PHONE]) {
      const index = crypto.phoneIndex(`+81${phone.slice(1)}`);
      const { rows } = await client.query('select id, phone_sealed from identity where phone_index = $1', [
        index,
      ]);
      expect(crypto.open(rows[0].phone_sealed, `identity.phone:${rows[0].id}`)).toBe(`+81${phone.slice(1)}`);
    }
  });

  it('refuses a database with accounts unless it may replace them', async () => {
    await expect(seedDemo(cluster.url, { crypto, today })).rejects.toThrow('--replace');
    await seedDemo(cluster.url, { crypto, today, castCount: 60, replace: true });
    expect(await count('cast_member')).toBe(60);
    await checkBooks();
  });

  it('continues schedules when the clock has moved, and only then', async () => {
    const moved = instantAt(addDays(today, 5), 600);
    const before = await count('schedule');
    expect(await withDb((db) => extendDemo(db, instantAt(today, 600)))).toBe(0);
    const added = await withDb((db) => extendDemo(db, moved));
    expect(added).toBeGreaterThan(60);
    expect(await count('schedule')).toBe(before + added);
    expect(await withDb((db) => extendDemo(db, moved))).toBe(0);
    expect(await count('schedule where day > $1', [addDays(today, 35)])).toBe(0);
  });

  it('continues them also for casts of an older demo, who came on other days', async () => {
    const before = await count('schedule');
    await client.query(`update setting set value = value || '{"today": "2026-10-01"}' where key = 'demo'`);
    const added = await withDb((db) => extendDemo(db, instantAt(addDays(today, 6), 600)));
    expect(added).toBeGreaterThan(10);
    expect(await count('schedule')).toBe(before + added);
  });
});
