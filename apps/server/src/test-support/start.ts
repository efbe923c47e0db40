import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { AnswerOf, Route } from '@yoimachi/contract/route';
import { allRoutes } from '@yoimachi/contract/table';
import { addMinutes } from '@yoimachi/domain/time';
import { createTestDatabase } from '../../../../tools/test/global-database.ts';
import { buildApp, type App } from '../app.ts';
import { altchaBotCheck, type BotCheck } from '../gateways/bot-check/index.ts';
import { createIdentityTokens } from '../gateways/identity/index.ts';
import { createSms } from '../gateways/sms/index.ts';
import { accountFeature, ageCheckFeature } from '../wiring/people.ts';
import { inquiryFeature } from '../wiring/talk.ts';
import { moduleFactories } from '../modules.ts';
import type { ModuleFactory, AppContext } from '#platform/module';
import { accountModule } from '#people/account';
import { profilesOfAccounts } from '#people/profile';
import { assertCoherent, pursesOfAccounts } from '#money/points';
import { testClock, type MovableClock } from '#platform/clock';
import type { Config } from '#platform/config';
import { createPool, type Db } from '#platform/database';
import { workOff } from '#platform/module/work-off.ts';
import { callRoute, type Answer, type CallInput, type Caller } from './call.ts';
import { fakeInquiry } from './fake-inquiry.ts';
import { fakeAgeCheck } from './fake-age-check.ts';
import { keptRows, type KeptRows } from './kept-rows.ts';
import { lendDatabase } from './lent-database.ts';
import { testConfig } from './test-config.ts';

export interface TestAppOptions {
  /** The test clock's time; Friday 2026-11-20, 12:00 in Tokyo, when absent. */
  readonly startAt?: string;
  /** Features to use instead of all; the account feature is always included. */
  readonly modules?: readonly ModuleFactory[];
  readonly config?: Partial<Config>;
  /** An existing database; absent: an empty one, which others get afterwards. */
  readonly databaseUrl?: string;
  /** An empty database of its own, dropped at the end: for what changes the schema, settings or statistics. */
  readonly alone?: true;
  /** The real bot check instead of one that lets everybody pass. */
  readonly realBotCheck?: true;
  /** A built web app; absent: the API alone. */
  readonly webDir?: string;
}

/** The server on a database of its own with a clock that stands still until it is moved. No background work runs. */
export interface TestApp {
  readonly app: App;
  readonly context: AppContext;
  readonly db: Db;
  readonly clock: MovableClock;
  readonly databaseUrl: string;
  /** Makes a call and returns whatever came back. */
  call<R extends Route>(route: R, input?: CallInput<R>, as?: Caller): Promise<Answer<R>>;
  /** Makes a call that must succeed. */
  ok<R extends Route>(route: R, input?: CallInput<R>, as?: Caller): Promise<AnswerOf<R>>;
  /** Hands on all events, does their jobs and all that is due, until nothing is left but what failed. */
  work(): Promise<void>;
  /** Moves the clock to an instant and works. */
  moveTo(at: Date): Promise<void>;
  /** Moves the clock forward and works. */
  moveBy(minutes: number): Promise<void>;
  close(): Promise<void>;
}

export const TEST_START = '2026-11-20T03:00:00.000Z';

const passingBotCheck: BotCheck = { challenge: async () => '{}', accept: async () => true };

/** The account feature for tests: messages go to the development inbox, the bot check lets everybody pass. */
function testAccountModule(realBotCheck: boolean): ModuleFactory {
  return (context) => {
    const { db, clock, crypto } = context;
    const quick = { normal: { min: 2, max: 5 }, hard: { min: 6, max: 9 } };
    return accountModule(context, {
      sms: createSms(context),
      botCheck: realBotCheck ? altchaBotCheck(db, clock, crypto, { tries: quick }) : passingBotCheck,
      identityTokens: createIdentityTokens(context),
      profiles: profilesOfAccounts,
      purses: pursesOfAccounts,
    });
  };
}

export const startTestApp = (options: TestAppOptions = {}): Promise<TestApp> =>
  startOn(testClock(options.startAt ?? TEST_START), options);

async function startOn(
  clock: MovableClock,
  options: TestAppOptions,
): Promise<TestApp & { readonly bringBack: () => Promise<void> }> {
  // What one product finds in its storage and does not know, it removes.
  const dataDir = join(tmpdir(), `yoimachi-files-${randomUUID()}`);
  const config = testConfig({ dataDir, ...options.config });
  const database = await databaseFor(options, config);
  const others = (options.modules ?? moduleFactories)
    .filter((factory) => factory !== accountFeature)
    .map((factory) => (factory === ageCheckFeature ? fakeAgeCheck : factory))
    .map((factory) => (factory === inquiryFeature ? fakeInquiry : factory));
  const app = await buildApp({
    config,
    databaseUrl: database.url,
    pool: database.pool,
    webDir: options.webDir ?? null,
    clock,
    features: {
      factories: [testAccountModule(options.realBotCheck === true), ...others],
      routes: allRoutes,
    },
  });
  const { context } = app;
  await app.jobs.open();
  async function moveTo(at: Date): Promise<void> {
    await clock.advanceTo(at);
    await workOff(app);
  }
  const call: TestApp['call'] = (route, input = {}, as) => callRoute(app.http, route, input, as);
  return {
    app,
    context,
    db: context.db,
    clock,
    databaseUrl: database.url,
    bringBack: database.kept.bringBack,
    call,
    async ok(route, input, as) {
      const answer = await call(route, input, as);
      expect(answer, `${route.method} ${route.path}`).toMatchObject({ status: 200 });
      return answer.body;
    },
    work: () => workOff(app),
    moveTo,
    moveBy: (minutes) => moveTo(addMinutes(clock.now(), minutes)),
    async close() {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
      await database.end();
    },
  };
}

interface UsedDatabase {
  readonly url: string;
  /** Connections to it, without the product's limits: tests fill it with crowds, on machines that others keep busy. */
  readonly pool: pg.Pool;
  readonly kept: KeptRows;
  readonly end: () => Promise<void>;
}

async function databaseFor({ alone, databaseUrl }: TestAppOptions, config: Config): Promise<UsedDatabase> {
  const size = config.databasePool;
  if (databaseUrl !== undefined) {
    const [kept, pool] = [keptRows(databaseUrl), createPool({ url: databaseUrl, size })];
    const close = async () => void (await Promise.all([kept.close(), pool.end()]));
    return { url: databaseUrl, pool, kept, end: close };
  }
  if (!alone) {
    const { giveBack, ...lent } = await lendDatabase(size);
    return { ...lent, end: giveBack };
  }
  const { url, drop } = await createTestDatabase();
  const [kept, pool] = [keptRows(url), createPool({ url, size })];
  const end = async () => {
    await Promise.all([kept.close(), pool.end()]);
    await drop();
  };
  return { url, pool, kept, end };
}

export interface RewindableApp extends TestApp {
  /** Brings rows, files and clock back to what they were at the start. Nothing may be under way. */
  rewind(): Promise<void>;
}

export async function startRewindableApp(options: TestAppOptions = {}): Promise<RewindableApp> {
  const hearers: (() => void)[] = [];
  const begin = () => testClock(options.startAt ?? TEST_START);
  let clock = begin();
  const rewound: MovableClock = {
    now: () => clock.now(),
    async advanceTo(at) {
      await clock.advanceTo(at);
      hearers.forEach((hear) => hear());
    },
    follow: () => clock.follow(),
    onMoved: (hear) => void hearers.push(hear),
  };
  const app = await startOn(rewound, options);
  const files = join(app.context.config.dataDir, 'files');
  const rewind = async () => {
    await app.bringBack();
    await rm(files, { recursive: true, force: true });
    clock = begin();
  };
  return { ...app, rewind };
}

/**
 * One test app for a file's tests: started before them, closed after them, its books checked after each. Its result can be used only inside
 * tests and hooks.
 */
export function useTestApp(options: TestAppOptions = {}): TestApp {
  const holder = {} as { -readonly [K in keyof TestApp]: TestApp[K] };
  beforeAll(async () => {
    Object.assign(holder, await startTestApp(options));
  });
  afterEach(() => assertCoherent(holder.db));
  afterAll(() => holder.close?.());
  return holder;
}

/**
 * One test app for a file's tests, each of which finds it as the first did; its books are checked after each. Its result can be used only
 * inside tests and hooks.
 */
export function useRewoundApp(options: TestAppOptions = {}): TestApp {
  const holder = {} as { -readonly [K in keyof RewindableApp]: RewindableApp[K] };
  beforeAll(async () => {
    Object.assign(holder, await startRewindableApp(options));
  });
  afterEach(async () => {
    await assertCoherent(holder.db);
    await holder.rewind();
  });
  afterAll(() => holder.close?.());
  return holder;
}
