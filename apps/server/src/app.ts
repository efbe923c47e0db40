import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { AUTH_CODE } from '@yoimachi/contract/errors';
import { allRoutes } from '@yoimachi/contract/table';
import { createEnding, type Ending } from './ending.ts';
import { createStorage } from './gateways/storage/index.ts';
import * as catalogue from './events/catalogue.ts';
import { moduleFactories } from './modules.ts';
import type { ModuleFactory } from '#platform/module';
import { nodeStorage } from './node-storage.ts';
import { showState } from '#desk/state';
import { isMovable, movableClock, systemClock, type Clock } from './platform/clock/index.ts';
import { offsetStore } from './platform/clock/offset.store.ts';
import { loadSecretKey, type Config } from './platform/config/index.ts';
import { createCrypto, createIds } from './platform/crypto/index.ts';
import {
  appliedMigration,
  CALL_LIMITS,
  createDb,
  createPool,
  newestMigration,
  onCommit,
} from './platform/database/index.ts';
import {
  answerUnknown,
  bindRoutes,
  createHttp,
  inlineScriptSources,
  createCallLimits,
  createSocketCalls,
  createUnreadQuery,
  serveOperations,
  serveAdmin,
  servePortraits,
  serveWeb,
  unauthenticated,
  type Access,
  type AnyHandlers,
  type Routes,
} from './platform/http/index.ts';
import {
  createJobs,
  createQueue,
  createSweeper,
  queuesOf,
  routineJobs,
  routineWork,
  type Works,
} from './platform/jobs/index.ts';
import { createLog, pseudonymsBy, type Log } from './platform/log/index.ts';
import { createMetrics, showProcess } from './platform/metrics/index.ts';
import { createRefusal, serveMaintenance } from './platform/maintenance/index.ts';
import type { AppContext, Module, Running } from './platform/module/index.ts';
import { checkHeard, createOutbox } from './platform/outbox/index.ts';
import { createPulse, createReadiness, watchLoop, type Ear, type Readiness } from './platform/pulse/index.ts';
import { createRealtime } from './platform/realtime/index.ts';
import { createBell } from './platform/wake/index.ts';
import { providersOf } from './providers.ts';
import { worksOf } from './works.ts';

export interface AppOptions {
  readonly config: Config;
  /** An already migrated database. */
  readonly databaseUrl: string;
  /** Connections to it that somebody else opened, and closes; absent: its own. */
  readonly pool?: pg.Pool;
  /** The built web app; null serves none. */
  readonly webDir: string | null;
  /** The built back office; absent: none is served, only its calls are answered. */
  readonly adminDir?: string;
  /** Settles when the back office is built; absent: it is. */
  readonly adminComing?: Promise<unknown> | undefined;
  /** Absent: the system's clock, movable outside production. */
  readonly clock?: Clock;
  /** A number from 0 to below 1 for whatever the product draws; absent: by chance. */
  readonly draw?: () => number;
  /** Absent: every feature, every call of the contract. */
  readonly features?: { readonly factories: readonly ModuleFactory[]; readonly routes: Routes };
  /** The development pages; absent: there are none, as in production. */
  readonly devFeature?: ModuleFactory;
}

/** A probe that the database does not answer for so long gives its connection up. */
const PROBE_MS = 10_000;

/** The assembled product, not yet listening or running background work. */
export interface App extends Running, Ending {
  readonly http: FastifyInstance;
  /** Where the back office is served: the same, unless it has a port of its own. */
  readonly office: FastifyInstance;
  readonly context: AppContext;
  /** From now on `/readyz` says that calls may be routed here. */
  setReady(): void;
}

/** The composition root: the only place where parts meet. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { config } = options;
  const context = await createContext(options);
  const { log } = context.app;
  const { factories, routes } = options.features ?? {
    factories: [
      ...moduleFactories,
      ...(options.devFeature && !config.production ? [options.devFeature] : []),
    ],
    routes: allRoutes,
  };
  const modules = factories.map((factory) => factory(context.app));
  // Tests put a part of the features together, which hears a part of the events.
  if (!options.features) checkHeard(events, subscriptionsOf(modules));
  const running = createWork(context, modules);
  const createServer = () =>
    createHttp(config, log, context.app.metrics, inlineScriptSources(options.webDir), context.end.signal);
  const http = await createServer();
  const office = config.adminPort === null ? http : await createServer();
  if (config.services.has('api')) await serveMaintenance(http, context.app);
  const readiness = watched(context, modules, running);
  serveOperations(http, {
    readiness,
    routes,
    roles: [...config.services],
    migration: context.migration,
    metrics: context.app.metrics,
    metricsToken: config.metricsToken,
  });
  const handlers = gather(modules);
  const { door, guards } = guardsOf(context.app, modules);
  if (config.services.has('api')) {
    // Tests assemble only some of the features; the product itself does not start with a call that has no handler.
    const onMissing = (names: readonly string[]) => log.debug({ names }, 'calls without a handler');
    bindRoutes(http, routes, handlers, { ...guards, ...(options.features && { onMissing }) });
    for (const module of modules) await module.pages?.(http, running, door);
    for (const server of new Set([http, office])) for (const module of modules) module.files?.(server);
    for (const module of modules) module.office?.(office, door);
    await serveOffice(office, options);
  }
  if (config.services.has('api') && options.webDir !== null) await serveWeb(http, options.webDir);
  else answerUnknown(http);
  if (office !== http) answerUnknown(office);
  if (config.services.has('realtime')) {
    const { metrics, realtime } = context.app;
    const ofSockets = { ...guards, metrics, closed: createRefusal(context.app) };
    realtime.attach(http.server, door.access, createSocketCalls(routes, handlers, ofSockets));
  }
  await http.ready();
  await office.ready();
  return {
    ...running,
    http,
    office,
    context: context.app,
    setReady: readiness.begin,
    ...createEnding({
      app: context.app,
      end: context.end,
      running,
      servers: new Set([http, office]),
      modules,
      readiness,
      ownsPool: !options.pool,
    }),
  };
}

/** What stands before every call of people, whatever carries it, and the door that is before all others, too. */
function guardsOf(app: AppContext, modules: readonly Module[]) {
  const { access = nobody, ...others } = provided(modules);
  const unread = createUnreadQuery(app);
  const door = { access, unread, ...(app.config.rateLimit && { limits: createCallLimits(app) }) };
  const pseudonymOf = pseudonymsBy(app.crypto.deriveKey('log-account'));
  return { door, guards: { ...door, clock: app.clock, log: app.log, pseudonymOf, ...others } };
}

/** The back office's app; on a port of its own with the demo's portraits, which lie among the guest's app's files. */
async function serveOffice(
  office: FastifyInstance,
  { adminDir, adminComing, config, webDir }: AppOptions,
): Promise<void> {
  if (adminDir !== undefined) await serveAdmin(office, adminDir, adminComing);
  if (config.adminPort !== null && webDir !== null) await servePortraits(office, webDir);
}

async function createContext({ config, databaseUrl, clock: given, draw, pool: open }: AppOptions) {
  const log = createLog(config);
  const onError = (error: Error) => lost(log, error);
  const { databaseDirectUrl: directUrl, preparedStatements, databasePool: size } = config;
  const kind = { directUrl, preparedStatements, limits: CALL_LIMITS };
  const pool = open ?? createPool({ url: databaseUrl, ...kind, size, onError });
  const db = createDb(pool);
  const metrics = createMetrics();
  const { services, migrates } = config;
  const queue = createQueue({ pool, log, supervise: services.has('worker'), migrates });
  const clock = given ?? (config.production ? systemClock() : await movableClock(offsetStore(db)));
  const crypto = createCrypto(await loadSecretKey(config), config.sealKeys);
  const app: AppContext = {
    config,
    clock,
    db,
    log,
    metrics,
    ids: createIds(clock),
    crypto,
    draw: draw ?? (() => Number(crypto.randomDigits(6)) / 1e6),
    realtime: await createRealtime({ config, db, pool, log, metrics }),
    jobs: queue,
    works: () => planned.works,
  };
  // Modules are put together after what they are given.
  const planned: { works: Works } = { works: { due: [], routines: [] } };
  // Aborted when the process begins to end.
  const end = new AbortController();
  return { app, pool, queue, planned, end, migration: await newestMigration() };
}

function createWork(
  { app, pool, queue, planned, end, migration }: Awaited<ReturnType<typeof createContext>>,
  modules: readonly Module[],
): Running {
  const subscriptions = subscriptionsOf(modules);
  planned.works = worksOf(app, modules);
  const { routines } = planned.works;
  const due = [...routineWork(app, queue, routines), ...planned.works.due];
  const works = [...routineJobs(routines), ...modules.flatMap((module) => module.jobs ?? [])];
  const nodeId = app.ids.newId();
  const running = {
    pool,
    bell: createBell({ pool, log: app.log }),
    outbox: createOutbox({ ...app, events, subscriptions }),
    sweeper: createSweeper({ ...app, works: due, queues: queuesOf(app.db), atOnce: sweptAtOnce(app.config) }),
    jobs: createJobs({ ...app, queue, works }),
    pulse: createPulse({
      ...app,
      migration,
      nodeId,
      roles: [...app.config.services],
      storage: nodeStorage(createStorage(app), nodeId, app.clock),
    }),
  };
  connect(app, running, end.signal);
  showState(app, { providers: providersOf(app.config) });
  return running;
}

/** Whether calls should be routed here, which is shown among the metrics, too. */
function watched(
  { app, pool, end, migration }: Awaited<ReturnType<typeof createContext>>,
  modules: readonly Module[],
  { bell, jobs }: Running,
): Readiness {
  const watch = watchLoop();
  const ofModules = app.config.services.has('api')
    ? modules.flatMap(({ ears = {} }) => Object.entries(ears))
    : [];
  const ears: readonly Ear[] = [
    { name: 'bell', isHearing: bell.isHearing, isNeeded: true },
    { name: 'jobs', isHearing: jobs.isOpen, isNeeded: true },
    { name: 'live', isHearing: app.realtime.isHearing, isNeeded: false },
    ...ofModules.map(([name, isHearing]) => ({ name, isHearing, isNeeded: false })),
  ];
  const askDatabase = () => appliedMigration(pool, PROBE_MS);
  const readiness = createReadiness({ askDatabase, ears, stillMs: watch.worstMs, leaving: end.signal });
  const roles = [...app.config.services];
  showProcess(app.metrics.registry, { pool, roles, migration, ears, stillMs: watch.worstMs });
  const close = () => {
    readiness.close();
    watch.close();
  };
  return { ...readiness, close };
}

/** What makes work wakes who works: a commit and a moved clock, of this process or another one. One that ends leaves it to others. */
function connect({ clock, config, db }: AppContext, { bell, ...works }: Running, leaving: AbortSignal): void {
  bell.onRing(async () => {
    if (isMovable(clock)) await clock.follow();
    for (const one of [works.sweeper, works.outbox, works.jobs, works.pulse]) one.wake();
  });
  const worksHere = () => config.services.has('worker') && !leaving.aborted;
  onCommit(db, () => (worksHere() ? works.sweeper.wake() : bell.ring()));
  if (!isMovable(clock)) return;
  clock.onMoved(works.sweeper.wake);
  clock.onMoved(works.pulse.wake);
  clock.onMoved(bell.ring);
}

/** Calls keep more than half of the pool; more than four share two cores no better. */
const sweptAtOnce = ({ databasePool }: Config) => Math.max(1, Math.min(4, Math.floor(databasePool / 2)));

const events = Object.values(catalogue);
const subscriptionsOf = (modules: readonly Module[]) =>
  modules.flatMap((module) => module.subscriptions ?? []);

/** What one feature provides for all calls. */
const provided = (modules: readonly Module[]): Pick<Module, 'access' | 'consents' | 'records' | 'views'> =>
  Object.assign(
    {},
    ...modules.map(({ access, consents, records, views }) => ({
      ...(access && { access }),
      ...(consents && { consents }),
      ...(records && { records }),
      ...(views && { views }),
    })),
  );

const gather = (modules: readonly Module[]): AnyHandlers =>
  Object.assign({}, ...modules.map((module) => module.handlers ?? {}));

// The error carries the whole client, secrets included: only its message is logged.
const lost = (log: Log, { message }: Error) => log.warn({ message }, 'an idle database connection was lost');

// Without the account feature nobody can sign in.
const nobody: Access = {
  authenticate: async () => unauthenticated(AUTH_CODE.EXPIRED),
  isSessionOpen: async () => false,
};
