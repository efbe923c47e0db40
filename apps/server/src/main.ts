import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { buildApp, type App } from './app.ts';
import type { ModuleFactory } from '#platform/module';
import type { Clock } from './platform/clock/index.ts';
import type { Config } from './platform/config/index.ts';
import { checkSessions, createPool, MIGRATION_LIMITS, prepareDatabase } from './platform/database/index.ts';
import { DEMO_SETTING, readSetting } from './platform/setting/index.ts';
import { StartupError } from './platform/startup-error.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  /** Connections to it that somebody else opened, and closes: it is migrated already. Absent: its own. */
  readonly pool?: pg.Pool;
  /** The built web app; null serves none. */
  readonly webDir: string | null;
  /** The built back office; absent: none is served. */
  readonly adminDir?: string;
  /** Settles when the back office is built; absent: it is. */
  readonly adminComing?: Promise<unknown> | undefined;
  /** The development pages; absent: there are none, as in production. */
  readonly devFeature?: ModuleFactory;
  /** Absent: the system's clock, movable outside production. */
  readonly clock?: Clock;
  /** A number from 0 to below 1 for whatever the product draws; absent: by chance. */
  readonly draw?: () => number;
}

export interface RunningServer {
  readonly app: App;
  /** Where it listens, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /**
   * Says at `/readyz` that no calls should come and hands work on to others, takes calls for `drainSeconds` still, then accepts no more,
   * finishes running ones, closes sockets and the database.
   */
  close(): Promise<void>;
}

/**
 * Migrates the database and starts the roles of the configuration in this process.
 *
 * @throws StartupError with one clear sentence, or the system's error (port in use, database unreachable).
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, databaseUrl } = options;
  if (!options.pool) await prepare(databaseUrl, config);
  const app = await buildApp(options);
  let isClosing = false;
  try {
    if (config.production) await refuseDemo(app);
    const url = await app.http.listen({ port: config.port, host: config.host });
    if (config.adminPort !== null) await app.office.listen({ port: config.adminPort, host: config.host });
    // Jobs get ready alongside the first calls: creating their tables takes longer than the rest of a first start.
    const jobsReady = app.jobs.open();
    const { bell } = app;
    bell.open();
    app.context.realtime.open();
    app.pulse.start();
    if (config.services.has('worker')) {
      // What is due, and what happens because of an event, may be a job.
      void jobsReady.then(() => {
        if (isClosing) return;
        for (const work of [app.sweeper, app.outbox, app.jobs]) work.start(bell.longestRestMs);
      });
    }
    app.setReady();
    async function close(): Promise<void> {
      isClosing = true;
      app.leave();
      // Nobody hands calls to one that only works.
      if (config.services.has('api') || config.services.has('realtime'))
        await sleep(config.drainSeconds * 1_000);
      await app.close();
    }
    return { url, app, close };
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Its people have no secrets: anybody knows how to sign in as one of them, and as its operators. */
async function refuseDemo({ context }: App): Promise<void> {
  if ((await readSetting(context.db, DEMO_SETTING)) === undefined) return;
  throw new StartupError(
    'The database holds the demo, which production refuses: create an empty one and name it in DATABASE_URL.',
  );
}

async function prepare(
  databaseUrl: string,
  { databaseDirectUrl: directUrl, preparedStatements, migrates }: Config,
): Promise<void> {
  await checkSessions({ databaseUrl, directUrl, preparedStatements });
  const pool = createPool({ url: directUrl ?? databaseUrl, size: 2, limits: MIGRATION_LIMITS });
  try {
    await prepareDatabase(pool, { migrates });
  } finally {
    await pool.end();
  }
}
