import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { NODE_BEAT_SECONDS, NODE_SILENT_SECONDS, type NodeRole } from '@yoimachi/domain/state';
import { addMinutes } from '@yoimachi/domain/time';
import type { Clock } from '#platform/clock';
import { isUnavailable, type Db } from '#platform/database';
import type { Log } from '#platform/log';
import { VERSION } from '#platform/version';
import { createWaker, type Waker } from '#platform/wake';
import { beatsSince, removeBeat, writeBeat, type Node, type StorageFound } from './pulse.store.ts';

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
  readonly storage: NodeStorage;
}

/** The storage of files, where each process leaves a mark for the others. */
export interface NodeStorage {
  /** How much room there is, and whose marks of those given are not there; throws when the storage is not. */
  ask(
    others: readonly string[],
  ): Promise<{ readonly freeBytes: number | null; readonly unseen: readonly string[] }>;
  /** Takes the own mark away. */
  leave(): Promise<void>;
}

const BEAT_MS = NODE_BEAT_SECONDS * 1_000;
/** A storage that takes longer is as good as away; the beat itself must not be late for it. */
const STORAGE_MS = 5_000;

/** More processes than any installation has. */
const NODES_MOST = 50;

export function createPulse(deps: PulseDeps): Pulse {
  const { db, clock, log, nodeId, roles, migration } = deps;
  const node: Node = {
    nodeId,
    roles,
    migration,
    version: VERSION,
    host: hostname(),
    pid: process.pid,
    startedAt: clock.now(),
  };
  const others = createOthers(deps);
  const askStorage = createAsking(deps, others);
  let waker: Waker | undefined;
  let saidAt = -Infinity;
  let saying: Promise<void> = Promise.resolve();

  async function say(): Promise<void> {
    const found = await askStorage(await others());
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
      await deps.storage.leave().catch(onError);
    },
  };
}

/** Who else lives and has left a mark. */
function createOthers({ db, clock, nodeId }: PulseDeps): () => Promise<string[]> {
  return async () => {
    const now = clock.now();
    const said = await beatsSince(db, addMinutes(now, -NODE_SILENT_SECONDS / 60), NODES_MOST);
    return said
      .filter(({ found }) => found.unseenMarks !== null)
      .map(({ beat }) => beat.nodeId)
      .filter((id) => id !== nodeId);
  };
}

const NOT_REACHED: StorageFound = { reachesStorage: false, freeBytes: null, unseenMarks: null };

/** What hangs is not asked again beside itself. */
function createAsking(
  { log, storage }: PulseDeps,
  others: () => Promise<string[]>,
): (marked: readonly string[]) => Promise<StorageFound> {
  let asking: Promise<StorageFound> | undefined;
  async function find(marked: readonly string[]): Promise<StorageFound> {
    const { freeBytes, unseen } = await storage.ask(marked);
    // Who has ended meanwhile took his mark away.
    const left = unseen.length === 0 ? [] : await others();
    const apart = unseen.filter((id) => left.includes(id));
    if (apart.length > 0)
      log.error({ nodes: apart }, 'other processes keep files where this one does not find them');
    return { reachesStorage: true, freeBytes, unseenMarks: apart.length };
  }
  const ask = (marked: readonly string[]) =>
    (asking ??= find(marked)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'the storage of files was not reached');
        return NOT_REACHED;
      })
      .finally(() => (asking = undefined)));
  const tooLong = () => sleep(STORAGE_MS, NOT_REACHED, { ref: false });
  return (marked) => Promise.race([ask(marked), tooLong()]);
}
