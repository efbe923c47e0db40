import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { NODE_BEAT_SECONDS, type NodeRole } from '@yoimachi/domain/state';
import type { Clock } from '#platform/clock';
import { isUnavailable, type Db } from '#platform/database';
import type { Log } from '#platform/log';
import { VERSION } from '#platform/version';
import { createWaker, type Waker } from '#platform/wake';
import { removeBeat, writeBeat, type Node, type StorageFound } from './pulse.store.ts';

/** Says again and again that this process is alive. */
export interface Pulse {
  /** Says it now. */
  beat(): Promise<void>;
  /** The clock may have been moved: what was said last may be long ago. */
  readonly wake: () => void;
  /** Says it by itself from now on. */
  start(): void;
  /** It ends as it should: nobody needs to look why it is silent. */
  stop(): Promise<void>;
}

interface PulseDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly nodeId: string;
  readonly roles: readonly NodeRole[];
  /** The newest migration that this process knows. */
  readonly migration: number;
  /** Asks the storage of files for its room; throws when it is not there. */
  readonly askStorage: () => Promise<number | null>;
}

const BEAT_MS = NODE_BEAT_SECONDS * 1_000;
/** A storage that takes longer is as good as away; the beat itself must not be late for it. */
const STORAGE_MS = 5_000;

export function createPulse(deps: PulseDeps): Pulse {
  const { db, clock, log, nodeId, roles, migration } = deps;
  const node: Node = {
    ...{ nodeId, roles, migration, version: VERSION },
    ...{ host: hostname(), pid: process.pid, startedAt: clock.now() },
  };
  const askStorage = createAsking(deps);
  let waker: Waker | undefined;
  let saidAt = -Infinity;
  let saying: Promise<void> = Promise.resolve();

  async function say(): Promise<void> {
    const found = await askStorage();
    const at = clock.now();
    await writeBeat(db, node, found, at);
    saidAt = at.getTime();
  }
  const beat = () => (saying = say());
  const restMs = () => saidAt + BEAT_MS - clock.now().getTime();
  async function look(): Promise<number> {
    if (restMs() <= 0) await beat();
    return restMs();
  }
  const onError = (error: unknown) => {
    if (isUnavailable(error)) log.debug({ err: error }, 'a beat found no database');
    else log.error({ err: error }, 'a beat was left out');
  };
  return {
    beat,
    wake: () => waker?.wake(),
    start() {
      waker = createWaker({ look, longestMs: () => BEAT_MS, shortestMs: 0, onError });
      waker.start();
    },
    async stop() {
      if (!waker) return;
      waker.stop();
      await saying.catch(() => undefined);
      await removeBeat(db, nodeId).catch(onError);
    },
  };
}

/** What hangs is not asked again beside itself. */
function createAsking({ log, askStorage }: PulseDeps): () => Promise<StorageFound> {
  let asking: Promise<StorageFound> | undefined;
  const ask = () =>
    (asking ??= askStorage()
      .then(
        (freeBytes) => ({ reachesStorage: true, freeBytes }),
        (error: unknown) => {
          log.warn({ err: error }, 'the storage of files was not reached');
          return { reachesStorage: false, freeBytes: null };
        },
      )
      .finally(() => (asking = undefined)));
  const tooLong = () =>
    sleep(STORAGE_MS, { reachesStorage: false, freeBytes: null } as const, { ref: false });
  return () => Promise.race([ask(), tooLong()]);
}
