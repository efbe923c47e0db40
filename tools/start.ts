import type { Config } from '../apps/server/src/platform/config/index.ts';
import { unreachable } from '../apps/server/src/platform/database/index.ts';
import { StartupError } from '../apps/server/src/platform/startup-error.ts';
import { type Embedded, startEmbedded } from './database/embedded.ts';
import { keepRunning } from './database/keep-running.ts';
import { readConfig } from './launch/config.ts';
import { ensureDemo } from './launch/demo.ts';
import { runToExit } from './launch/exit.ts';
import { ADMIN_DIST, WEB_DIST } from './launch/paths.ts';
import { checkPort, listenProblem } from './launch/port.ts';
import { makeStopper, type Stopper } from './launch/stopper.ts';
import { ensureWebBuilt } from './launch/web-build.ts';
import { printWelcome } from './launch/welcome.ts';

async function startServer(config: Config, databaseUrl: string) {
  const server = await import('../apps/server/src/main.ts');
  const { devTools } = await import('./demo/dev-tools.ts');
  try {
    return await server.startServer({
      config,
      databaseUrl,
      webDir: WEB_DIST,
      adminDir: ADMIN_DIST,
      devTools,
    });
  } catch (error) {
    const sentence = listenProblem(error, config.port, config.host) ?? unreachable(error);
    throw sentence === undefined ? error : new StartupError(sentence);
  }
}

/** Web and database are prepared in parallel. Everything is awaited, so that nothing keeps running after a failure. */
async function prepare(config: Config, databaseUrl: string, signal: AbortSignal): Promise<void> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const work = [ensureWebBuilt(either), ensureDemo(config, databaseUrl, either)];
  for (const part of work) part.catch((error: unknown) => failed.abort(error));
  const outcomes = await Promise.allSettled(work);
  if (outcomes.some(({ status }) => status === 'rejected')) throw failed.signal.reason;
}

async function serve(config: Config, database: Embedded | null, stopper: Stopper): Promise<void> {
  const databaseUrl = database?.url ?? config.databaseUrl ?? '';
  await prepare(config, databaseUrl, stopper.signal);
  stopper.signal.throwIfAborted();
  const server = await startServer(config, databaseUrl);
  try {
    if (!stopper.signal.aborted) printWelcome(server.url, config.production);
    const { signal } = stopper;
    // An operator's own database is awaited by the server alone.
    const kept = database && keepRunning(database, { signal, say: (sentence) => console.error(sentence) });
    await Promise.race([stopper.asked, ...(kept ? [kept] : [])]);
  } finally {
    await server.close();
  }
}

async function main(): Promise<void> {
  const stopper = makeStopper();
  const config = readConfig();
  await checkPort(config.port, config.host);
  const database = config.databaseUrl === null ? await startEmbedded({ dataDir: config.dataDir }) : null;
  try {
    await serve(config, database, stopper);
  } catch (error) {
    // Stopped before it was ready: that too is an orderly end.
    if (!stopper.signal.aborted) throw error;
  } finally {
    await database?.stop();
  }
}

await runToExit(main);
