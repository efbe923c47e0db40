import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dayOf } from '@yoimachi/domain/time';
import { OPERATORS, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { hearSent } from '../../../../test-support/sent.ts';
import { eventually } from '../../../../test-support/eventually.ts';
import { signedIn, type Browser } from '../../../desk/office/test/browser.ts';
import { bigLedger } from './big-ledger.ts';

const ROWS = 60_000;
const BATCHES = 60;

// The books of this file are not coherent: see bigLedger.
let app: TestApp;
let browser: Browser;
let port: number;
beforeAll(async () => {
  app = await startTestApp({ alone: true, config: { logLevel: 'silent' } });
  await (await bigLedger(app)).growTo(ROWS);
  browser = (await signedIn(app, OPERATORS.suzuki)).browser;
  await app.app.office.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.app.office.server.address() as AddressInfo);
}, 120_000);
afterAll(() => app.close());

const opened: ClientRequest[] = [];
function ask(query = '', headers: Readonly<Record<string, string>> = {}): Promise<IncomingMessage> {
  const cookie = [...browser.jar].map(([key, value]) => `${key}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        path: `/admin/v1/ledger/transfers/export${query}`,
        headers: { cookie, 'user-agent': 'Firefox', 'sec-fetch-site': 'same-origin', ...headers },
      },
      resolve,
    ).on('error', reject);
    opened.push(sent);
    sent.end();
  });
}
async function whole(query?: string): Promise<{ readonly text: string; readonly rows: number }> {
  const answer = await ask(query);
  const text = (await buffer(answer)).toString('utf8');
  return { text, rows: Number(answer.headers['x-row-count']) };
}
const linesOf = (text: string) => text.split('\r\n').slice(1, -1);
const isReading = (text: string) => text.includes('found join ledger_transfer');

/** Connections of the pool that somebody has. */
const taken = () => app.app.pool.totalCount - app.app.pool.idleCount;
const allFree = () => eventually(() => expect(taken()).toBe(0));

/** How many batches are read while this runs; one looks how many so far. */
async function batchesDuring<T>(run: (soFar: () => number) => Promise<T>): Promise<[T, number]> {
  let batches = 0;
  const before = ({ text }: { readonly text: string }) => void (batches += Number(isReading(text)));
  const value = await hearSent({ before }, () => run(() => batches));
  return [value, batches];
}

test('two take the journal at once, each the whole of it, with its length beforehand', async () => {
  const { count } = await app.db
    .selectFrom('ledger_transfer')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const [one, other] = await Promise.all([whole(), whole()]);
  expect([one.rows, other.rows]).toEqual([count, count]);
  const lines = linesOf(one.text);
  expect(lines).toHaveLength(count);
  expect(new Set(lines).size).toBe(count);
  expect(other.text).toBe(one.text);
  await allFree();
});

test('is a file of its name for a spreadsheet, and packed for a browser', async () => {
  const answer = await ask('?group=BOUGHT', { 'accept-encoding': 'gzip' });
  answer.destroy();
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'no-store',
  });
  const today = dayOf(app.clock.now());
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="___${today}.csv"; filename*=UTF-8''%E4%BB%95%E8%A8%B3_${today}.csv`,
  );
  await allFree();
});

test.each([{}, { 'accept-encoding': 'gzip' }])(
  'a client who goes away ends it, and nothing stays open (%o)',
  async (headers) => {
    const [, batches] = await batchesDuring(async (soFar) => {
      const answer = await ask('', headers);
      await new Promise((resolve) => answer.once('data', resolve));
      answer.destroy();
      opened.at(-1)!.destroy();
      await allFree();
      const read = soFar();
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(soFar()).toBe(read);
    });
    expect(batches).toBeLessThan(BATCHES / 2);
    await allFree();
    expect(await openTransactions()).toBe(0);
  },
);

const openTransactions = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`.execute(
    app.db,
  );
  return rows[0]!.count;
};

test('a slow client holds the reading back, and neither a connection nor a transaction', async () => {
  const [text] = await batchesDuring(async (soFar) => {
    const answer = await ask();
    const rows = Number(answer.headers['x-row-count']);
    answer.pause();
    // What the machine keeps for a connection fills up first.
    let before = -1;
    await eventually(async () => {
      before = soFar();
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(soFar()).toBe(before);
    });
    expect(before).toBeLessThan(BATCHES);
    await allFree();
    expect(await openTransactions()).toBe(0);
    const all = (await buffer(answer)).toString('utf8');
    expect(linesOf(all)).toHaveLength(rows);
    return all;
  });
  expect(text.startsWith('\uFEFF番号,')).toBe(true);
});

test('a journal that is not as long as its days say breaks off before its end, and is reported', async () => {
  const error = vi.spyOn(app.context.log, 'error').mockImplementation(() => undefined);
  const day = {
    day: '2020-01-01',
    kind: 'PURCHASE',
    from_kind: 'PURCHASED',
    to_kind: 'GUEST_AVAILABLE',
    lot_kind: 'PAID' as const,
    slot: 0,
    points: 5,
    transfers: 1,
    first_id: 1,
    last_id: 1,
  };
  await app.db.insertInto('ledger_day').values(day).execute();
  try {
    await expect(whole()).rejects.toThrow('aborted');
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/ledger/transfers/export' }),
      'a file broke off',
    );
  } finally {
    error.mockRestore();
    await app.db.deleteFrom('ledger_day').where('day', '=', day.day).execute();
  }
  await allFree();
});

test('without a session nobody is answered a row', async () => {
  const answer = await ask('', { cookie: '' });
  expect([answer.statusCode, answer.headers['x-row-count']]).toEqual([401, undefined]);
  answer.resume();
});
