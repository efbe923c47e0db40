import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../../tools/test/global-database.ts';
import { insertCrowd } from '../../../../test-support/crowd/index.ts';
import { eventually } from '../../../../test-support/eventually.ts';
import { OPERATORS, startTestApp, type TestApp } from '../../../../test-support/index.ts';
import { AS_STARTED, killableServer, type KillableServer } from '../../../../test-support/killable-server.ts';
import { signedIn, type Browser } from '../../../desk/office/test/browser.ts';

const ROWS = Number(process.env['EXPORT_ROWS'] ?? 1_000_000);
const MOST_MORE_MB = 50;
const SAMPLE_MS = 50;

let database: TestDatabase;
let app: TestApp;
let server: KillableServer;
let browser: Browser;
let dataDir: string;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-export-'));
  app = await startTestApp({ databaseUrl: database.url, startAt: new Date().toISOString() });
  await insertCrowd(app.db, {
    casts: 2_000,
    guests: 20_000,
    bookings: ROWS / 10,
    transfers: ROWS,
    now: app.clock.now(),
  });
  await sql`vacuum analyze`.execute(app.db);
  browser = (await signedIn(app, OPERATORS.suzuki)).browser;
  server = killableServer(database.url, dataDir, { NODE_OPTIONS: AS_STARTED, SERVICES: 'api' });
  await server.start();
}, 3_600_000);
afterAll(async () => {
  await server.kill();
  await app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What the process of the server has of memory. */
async function residentMb(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(server.pid)]);
  return Number(stdout) / 1024;
}

async function ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<IncomingMessage> {
  const cookie = [...browser.jar].map(([key, value]) => `${key}=${value}`).join('; ');
  const url = `${await server.url()}/admin/v1${path}`;
  return new Promise((resolve, reject) => {
    request(
      url,
      { headers: { cookie, 'user-agent': 'Firefox', 'sec-fetch-site': 'same-origin', ...headers } },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

/** Takes an answer and keeps nothing of it; how many lines it had. */
async function linesOf(answer: IncomingMessage): Promise<number> {
  const isPacked = answer.headers['content-encoding'] === 'gzip';
  const body: AsyncIterable<Buffer> = isPacked ? answer.pipe(createGunzip()) : answer;
  let lines = 0;
  for await (const piece of body)
    for (let at = piece.indexOf(10); at >= 0; at = piece.indexOf(10, at + 1)) lines += 1;
  return lines;
}

/** The most that the server had while something ran. */
async function peakMbDuring(run: () => Promise<unknown>): Promise<number> {
  const over = new AbortController();
  let peak = 0;
  const watching = (async () => {
    while (!over.signal.aborted) {
      peak = Math.max(peak, await residentMb());
      await sleep(SAMPLE_MS);
    }
  })();
  await run();
  over.abort();
  await watching;
  return peak;
}

test('a million rows come with less than 50 MB more, plain and packed', async () => {
  // What the process has when it has answered for a while: the office's lists, and a small file.
  for (let round = 0; round < 50; round++) await linesOf(await ask('/ledger/transfers'));
  await linesOf(await ask('/ledger/transfers/export?group=ADJUSTED'));
  for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
    const before = await residentMb();
    const startMs = performance.now();
    const answer = await ask('/ledger/transfers/export', headers);
    const total = Number(answer.headers['x-row-count']);
    let lines = 0;
    const peak = await peakMbDuring(async () => void (lines = await linesOf(answer)));
    const seconds = (performance.now() - startMs) / 1000;
    console.log(
      `${total} rows in ${seconds.toFixed(1)} s, ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`,
    );
    expect(total).toBeGreaterThanOrEqual(ROWS);
    expect(lines).toBe(total + 1);
    expect(peak - before).toBeLessThan(MOST_MORE_MB);
  }
});

test('a span of days and a kind of a million rows come as whole', async () => {
  const { rows } = await sql<{ from: string; to: string; count: number }>`
    select min(day)::text as from, (min(day) + 60)::text as to,
      (select sum(transfers) from ledger_day where day <= (select min(day) + 60 from ledger_day))::bigint as count
    from ledger_day`.execute(app.db);
  const { from, to, count } = rows[0]!;
  const answer = await ask(`/ledger/transfers/export?from=${from}&to=${to}`);
  expect(Number(answer.headers['x-row-count'])).toBe(count);
  expect(await linesOf(answer)).toBe(count + 1);
  const used = await ask('/ledger/transfers/export?group=USED');
  expect(await linesOf(used)).toBe(Number(used.headers['x-row-count']) + 1);
});

test('broken off in the middle, the server reads no further', async () => {
  const answer = await ask('/ledger/transfers/export');
  await new Promise((resolve) => answer.once('data', resolve));
  answer.destroy();
  const reading = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and query like '%found join ledger_transfer%' and (state <> 'idle' or state_change > clock_timestamp() - interval '500 milliseconds')`.execute(
      app.db,
    );
    return rows[0]!.count;
  };
  await eventually(async () => expect(await reading()).toBe(0));
});
