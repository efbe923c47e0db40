import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Config } from '../apps/server/src/platform/config/index.ts';
import { type Embedded, startEmbedded } from './database/embedded.ts';
import { keepRunning } from './database/keep-running.ts';
import { makeBeside, type Beside } from './launch/beside.ts';
import { readConfig } from './launch/config.ts';
import { demoOf } from './launch/demo.ts';
import { runToExit } from './launch/exit.ts';
import { loadProduct, type Product } from './launch/load-product.ts';
import { migrateBeside } from './launch/migrate-beside.ts';
import { ADMIN_DIST, WEB_DIST } from './launch/paths.ts';
import { checkPort, startProblem } from './launch/port.ts';
import { complain, keepToLines } from './launch/say.ts';
import { makeStopper, type Stopper } from './launch/stopper.ts';
import { buildOf, ensureWebBuilt, OFFICE, WEB } from './launch/web-build.ts';
import { printComing, printWelcome } from './launch/welcome.ts';

async function startServer(product: Product, config: Config, databaseUrl: string, beside: Beside) {
  try {
    return await product.startServer({
      config,
      databaseUrl,
      webDir: WEB_DIST,
      adminDir: ADMIN_DIST,
      adminComing: beside.officeComing,
      devFeature: product.devFeature({ ...product.devTools, ...beside.tools }),
    });
  } catch (error) {
    throw startProblem(error, config);
  }
}

/** What the running product stands on. */
interface Ground {
  readonly product: Product;
  readonly database: Embedded | null;
  readonly databaseUrl: string;
  readonly beside: Beside;
}

/**
 * The web is built and the product loaded while the database starts and is filled. What else a first start makes comes after, beside the running product. Everything
 * is awaited, so that nothing keeps running after a failure.
 */
async function prepare(
  config: Config,
  stopper: Stopper,
  keep: (database: Embedded) => void,
): Promise<Ground> {
  const failed = new AbortController();
  const signal = AbortSignal.any([stopper.signal, failed.signal]);
  function watch<T>(part: Promise<T>): Promise<T> {
    part.catch((error: unknown) => failed.abort(error));
    return part;
  }
  async function openDatabase() {
    const database =
      config.databaseUrl === null
        ? await startEmbedded({ dataDir: config.dataDir, keepsLog: config.backup !== null })
        : null;
    if (database) keep(database);
    signal.throwIfAborted();
    const databaseUrl = database?.url ?? config.databaseUrl ?? '';
    return { database, databaseUrl, migrated: database?.isNew ? migrateBeside(databaseUrl) : undefined };
  }
  async function fillDatabase() {
    const { migrated, ...opened } = await database;
    await migrated;
    const demo = demoOf(config, config.databaseDirectUrl ?? opened.databaseUrl);
    const left = await demo.fill(signal, loading);
    return { ...opened, demo, hasScenes: left !== null };
  }
  const database = openDatabase();
  const loading = watch(loadProduct(database));
  const opening = watch(fillDatabase());
  // The database's programs start before this thread reads the sources of the apps.
  await nextTurn();
  const web = buildOf(WEB);
  const building = watch(web.ensureBuilt({ signal }));
  const office = buildOf(OFFICE);
  await Promise.allSettled([building, opening, loading]);
  signal.throwIfAborted();
  const { demo, hasScenes, ...ground } = await opening;
  const options = { demo, hasScenes, web, office, signal: stopper.signal, tell: printComing, complain };
  return { ...ground, product: await loading, beside: makeBeside(options) };
}

async function serveDevelopment(
  config: Config,
  { product, database, databaseUrl, beside }: Ground,
  stopper: Stopper,
) {
  const { signal } = stopper;
  const server = await startServer(product, config, databaseUrl, beside);
  let made: Promise<void> | undefined;
  try {
    if (signal.aborted) return;
    printWelcome(server.url);
    made = beside.make();
    // An operator's own database is awaited by the server alone.
    const kept = database && keepRunning(database, { signal, say: (sentence) => console.error(sentence) });
    await Promise.race([stopper.asked, ...(kept ? [kept] : [])]);
  } finally {
    stopper.stop();
    await made;
    await server.close();
  }
}

async function main(): Promise<void> {
  keepToLines();
  const stopper = makeStopper();
  const config = readConfig();
  try {
    await (config.production ? startProduction : startDevelopment)(config, stopper);
  } catch (error) {
    // Stopped before it was ready: that too is an orderly end.
    if (!stopper.signal.aborted) throw error;
  }
}

/** From a checkout, whose apps may not be built yet; a release begins with `serve.ts`. */
async function startProduction(config: Config, stopper: Stopper): Promise<void> {
  await ensureWebBuilt(stopper.signal);
  const { serve } = await import('./launch/serve.ts');
  await serve(config, stopper);
}

async function startDevelopment(config: Config, stopper: Stopper): Promise<void> {
  await checkPort(config.port, config.host);
  let database: Embedded | undefined;
  try {
    const ground = await prepare(config, stopper, (started) => (database = started));
    await serveDevelopment(config, ground, stopper);
  } finally {
    await database?.stop();
  }
}

await runToExit(main);
