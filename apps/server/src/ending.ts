import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Db } from './platform/database/index.ts';
import { stopListening } from './platform/http/index.ts';
import type { AppContext, Module, Running } from './platform/module/index.ts';
import type { Readiness } from './platform/pulse/index.ts';

/** Connections that are still used so long after everything has ended are cut. */
const CUT_MS = 5_000;

/** How the product ends. */
export interface Ending {
  /**
   * From now on `/readyz` says that no calls should be routed here, and work is left to other processes at once: nobody waits for this one to do
   * it. Calls and sockets go on as before, but each answer ends its connection.
   */
  leave(): void;
  /** Shuts everything down in order: door, sockets, calls, work, features, database. */
  close(): Promise<void>;
}

interface Parts {
  readonly app: Pick<AppContext, 'db' | 'realtime'>;
  /** Aborted when it begins. */
  readonly end: AbortController;
  readonly running: Running;
  readonly servers: ReadonlySet<FastifyInstance>;
  readonly modules: readonly Module[];
  readonly readiness: Pick<Readiness, 'close'>;
  /** Whether the connections to the database are its own. */
  readonly ownsPool: boolean;
}

export function createEnding(parts: Parts): Ending {
  const { app, end, running, servers, modules, readiness, ownsPool } = parts;
  let handedOn: Promise<void> | undefined;

  function leave(): Promise<void> {
    end.abort();
    handedOn ??= handWorkOn(running);
    // What goes wrong is told by `close`, which comes later.
    handedOn.catch(() => undefined);
    return handedOn;
  }
  return {
    leave: () => void leave(),
    async close() {
      const left = leave();
      for (const server of servers) stopListening(server);
      // Whoever is sent away finds no way back here. What calls under way tell is still heard elsewhere.
      app.realtime.sendAway();
      for (const server of servers) await server.close();
      await app.realtime.close();
      await left;
      await running.jobs.stop();
      await running.pulse.stop();
      readiness.close();
      await running.bell.close();
      for (const module of modules) await module.close?.();
      if (ownsPool) await endConnections(app.db);
    },
  };
}

/** What waits is looked at elsewhere at once. */
async function handWorkOn({ sweeper, outbox, jobs, bell }: Running): Promise<void> {
  await Promise.all([sweeper.stop(), outbox.stop(), jobs.handBack()]);
  bell.ring();
}

/** What was not done in time holds some, whose transactions end with the process. */
const endConnections = (db: Db): Promise<void> =>
  Promise.race([db.destroy(), sleep(CUT_MS, undefined, { ref: false })]);
