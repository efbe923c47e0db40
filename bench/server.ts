/**
 * The product's server in its own process, assembled as by `npm start`, but with a stopped clock, without rate limits and without
 * background work, so that the database sees only a call's own statements.
 * Arguments: the database's address, the product's time, and the services if they are not calls alone.
 */
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Route } from '@yoimachi/contract/route';
import { allRoutes } from '@yoimachi/contract/table';
import { buildApp, type App } from '../apps/server/src/app.ts';
import { overLoopback } from '../apps/server/src/modules/talk/notification/test/means-of-vendors.ts';
import { assertCoherent } from '../apps/server/src/modules/money/points/index.ts';
import { testClock, type MovableClock } from '../apps/server/src/platform/clock/index.ts';
import type { Access } from '../apps/server/src/platform/http/index.ts';
import { parseConfig, type Config } from '../apps/server/src/platform/config/index.ts';
import { callRoute, type Caller, type CallInput } from '../apps/server/src/test-support/call.ts';
import { signUpGuest } from '../apps/server/src/test-support/people.ts';
import type { TestApp } from '../apps/server/src/test-support/start.ts';
import { answerCommands } from './answer-commands.ts';
import { fill, fillForReads, keepFavorites } from './crowd.ts';
import { noticeCommands } from './notice-commands.ts';
import { prepareLogins, prepareRefreshes } from './logins.ts';
import { prepareChats, prepareFinishes, prepareGifts, prepareRequests, type BenchApp } from './people.ts';
import type { ServerCommands } from './protocol.ts';
import { preparePurchases } from './purchases.ts';
import { startRecording, type Recorder } from './record.ts';

/** Shared by all processes, so that a token from one is valid in the others. */
const SECRET_KEY = Buffer.alloc(32, 7).toString('base64');

function benchApp(app: App, clock: MovableClock): BenchApp {
  const { context } = app;
  const call = (route: Route, input: CallInput<Route> = {}, as?: Caller) =>
    callRoute(app.http, route, input, as);
  const ok = async (route: Route, input?: CallInput<Route>, as?: Caller) => {
    const answer = await call(route, input, as);
    if (answer.status !== 200) throw new Error(`${route.path}: ${answer.status} ${answer.code}`);
    return answer.body;
  };
  return {
    app,
    context,
    db: context.db,
    clock,
    call,
    ok: ok as TestApp['ok'],
  };
}

/**
 * Nobody's yet. Each process counts its people's numbers from one: who signs in by the same one again and again would end the sessions of the
 * crowd's own guest, by which the next run on this database reads.
 */
const strangersPhone = () => `0909${String(randomInt(10_000_000)).padStart(7, '0')}`;

function commandsOf(app: App, clock: MovableClock): ServerCommands {
  const bench = benchApp(app, clock);
  let recorder: Recorder | undefined;
  // What is decided leaves jobs behind; nobody does them here.
  let jobs: Promise<void> | undefined;
  const openJobs = () => (jobs ??= app.jobs.open());
  return {
    ...noticeCommands(app, bench),
    async guestAuthorization() {
      const guest = await signUpGuest(bench as TestApp, { phone: strangersPhone() });
      await keepFavorites(bench.db, guest.userId, clock.now());
      return `Bearer ${await guest.token()}`;
    },
    async districts() {
      const rows = await bench.db
        .selectFrom('cast_member')
        .select((row) => ['district', row.fn.countAll().as('casts')])
        .where('listed', '=', true)
        .groupBy('district')
        .orderBy('casts', 'desc')
        .orderBy('district')
        .execute();
      return rows.map((row) => String(row.district));
    },
    prepareRequests: (count, castCount) => prepareRequests(bench, count, castCount),
    prepareFinishes: (count, castCount) => prepareFinishes(bench, count, castCount),
    prepareGifts: (count, toOneCast) => prepareGifts(bench, count, toOneCast),
    preparePurchases: (count, byOneGuest) => preparePurchases(bench, count, byOneGuest),
    prepareChats: (pairs) => prepareChats(bench, pairs),
    prepareLogins: (count) => prepareLogins(bench, count),
    prepareRefreshes: (count) => prepareRefreshes(bench, count),
    async admit(authorization, count) {
      const token = authorization.replace('Bearer ', '');
      const before = process.cpuUsage();
      for (let made = 0; made < count; made++) {
        const admitted = await access?.authenticate(token);
        if (!admitted?.ok) throw new Error('The caller is not let in');
      }
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000 / count;
    },
    fill: (crowd) => fill(bench, crowd),
    fillForReads: (crowd) => fillForReads(bench, crowd),
    startRecording: async () => void (recorder = startRecording(app.http.server)),
    recorded: async () => recorder?.recorded() ?? [],
    checkBooks: () => assertCoherent(bench.db),
    advanceTo: (iso) => clock.advanceTo(new Date(iso)),
    async sweepNow() {
      await openJobs();
      await app.sweeper.sweepNow();
    },
    async startSweep() {
      await openJobs();
      void app.sweeper.sweepNow();
    },
    async drainOutbox() {
      await openJobs();
      await app.outbox.drain();
    },
    memoryBytes: async () => process.memoryUsage.rss(),
  };
}

const [databaseUrl, nowIso, services = 'api', vendors = '{}'] = process.argv.slice(2);
if (databaseUrl === undefined || nowIso === undefined) throw new Error('Arguments: database and time');
const dataDir = mkdtempSync(join(tmpdir(), 'yoimachi-bench-files-'));
const config = parseConfig({
  NODE_ENV: 'test',
  PORT: '0',
  SECRET_KEY,
  RATE_LIMIT: 'false',
  SERVICES: services,
  DATA_DIR: dataDir,
});
if (!config.ok) throw new Error(config.sentences.join('\n'));
const clock = testClock(nowIso);
let access: Access | undefined;
const factories = overLoopback.map((make): typeof make => (context) => {
  const module = make(context);
  access ??= module.access;
  return module;
});
const features = { factories, routes: allRoutes };
const app = await buildApp({
  config: { ...config.value, ...(JSON.parse(vendors) as Partial<Config>) },
  databaseUrl,
  webDir: null,
  clock,
  features,
});
const url = await app.http.listen({ host: '127.0.0.1', port: 0 });
app.setReady();
answerCommands(url, commandsOf(app, clock), async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});
