import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Server } from 'socket.io';
import type { LiveHead } from '@yoimachi/contract/live';
import type { Db } from '#platform/database';
import type { Log } from '#platform/log';
import type { Metrics } from '#platform/metrics';
import { readBehind, readMissing, type StoredEvent } from './live.store.ts';
import { createPresent, type Present } from './present.ts';
import { accountRoom } from './rooms.ts';

interface Parts {
  readonly io: Server;
  readonly db: Db;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Whether this node hears of what others tell. */
  readonly isHearing: () => boolean;
}

/** Knows who has sockets on this node, and up to which number they were told; finds in the log what they were not. */
export interface Lookout {
  /** Somebody has signed in who has seen everything up to a number, or asks for it. */
  readonly admit: (accountId: string, seq: number) => void;
  /** This process has told its sockets. */
  readonly told: (events: readonly StoredEvent[]) => void;
  /** Others have told these people something: it is read and told here. */
  readonly lookFor: (accountIds: Iterable<string>) => void;
  /** The same for everybody. */
  readonly lookForAll: () => void;
  /** Looks by itself from now on: a node can die between its commit and its telling, and what goes between nodes is lost at times. */
  readonly start: () => void;
  readonly stop: () => void;
}

const REST_MS = 5_000;
const REST_WHILE_DEAF_MS = 1_000;
const PAGE = 100;
/** What is said in one go. Thousands would keep everything else waiting, and what each of them leaves behind would grow old meanwhile. */
const AT_ONCE = 100;

export function createLookout(parts: Parts): Lookout {
  const { io, db, log, metrics, isHearing } = parts;
  const present = createPresent(io);
  const lookFor = createSearch(parts, present);
  let timer: NodeJS.Timeout | undefined;

  /** What others have told was probably heard: only the number is said, and who lacks something asks. */
  async function sayHeads(): Promise<void> {
    await inParts(await readBehind(db, present.known()), ({ accountId, seq }) => {
      io.local.to(accountRoom(accountId)).emit('head', { seq } satisfies LiveHead);
      present.raise(accountId, seq);
    });
  }
  async function look(): Promise<void> {
    const isDeaf = !isHearing();
    metrics.liveDeaf.set(isDeaf ? 1 : 0);
    try {
      if (isDeaf) lookFor(present.all());
      else await sayHeads();
    } catch (error) {
      log.debug({ err: error }, 'the log could not be read');
    }
  }
  function rest(): void {
    const restMs = isHearing() ? REST_MS : REST_WHILE_DEAF_MS;
    timer = setTimeout(() => void look().finally(() => timer && rest()), restMs);
    timer.unref();
  }
  return {
    admit: present.admit,
    told(events) {
      for (const { accountId, event } of events)
        if (present.seqOf(accountId) === event.seq - 1) present.raise(accountId, event.seq);
    },
    lookFor,
    lookForAll: () => lookFor(present.all()),
    start: rest,
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

async function inParts<T>(list: readonly T[], say: (each: T) => void): Promise<void> {
  for (let from = 0; from < list.length; from += AT_ONCE) {
    if (from > 0) await othersTurn();
    list.slice(from, from + AT_ONCE).forEach(say);
  }
}

/** Reads what people lack and tells it here; what is asked for meanwhile comes next. */
function createSearch({ io, db, log, metrics }: Parts, present: Present): Lookout['lookFor'] {
  const wanted = new Set<string>();
  let isLooking = false;

  async function find(): Promise<void> {
    while (wanted.size > 0) {
      const people = present.known(wanted);
      wanted.clear();
      if (people.length === 0) return;
      const found = await readMissing(db, people, PAGE);
      metrics.liveFound.inc(found.length);
      const counts = new Map<string, number>();
      await inParts(found, ({ accountId, event }) => {
        io.local.to(accountRoom(accountId)).emit('live', event);
        present.raise(accountId, event.seq);
        const count = (counts.get(accountId) ?? 0) + 1;
        counts.set(accountId, count);
        if (count === PAGE) wanted.add(accountId);
      });
    }
  }
  return (accountIds) => {
    for (const id of accountIds) if (present.seqOf(id) !== undefined) wanted.add(id);
    if (isLooking || wanted.size === 0) return;
    isLooking = true;
    void find()
      .catch((error: unknown) => log.debug({ err: error }, 'the log could not be read'))
      .finally(() => (isLooking = false));
  };
}
