import { setTimeout as sleep } from 'node:timers/promises';
import { elapsedMs } from '#platform/clock';

/** What this process hears by, or gets ready beside its first calls. */
export interface Ear {
  readonly name: string;
  readonly isHearing: () => boolean;
  /** Without it the process is of no use. Without the others it is slower: a Redis that is away is away for all, and who goes helps nobody. */
  readonly isNeeded: boolean;
}

/** Why no calls should be routed here: it starts, it ends, its database does not answer, its loop stood still, it hears nothing for long. */
export type Unreadiness = 'NOT_STARTED' | 'DRAINING' | 'NO_DATABASE' | 'STOOD_STILL' | 'DEAF';

export interface Ready {
  readonly why: readonly Unreadiness[];
  /** The newest migration of the database; null: it did not say so in time. */
  readonly migration: number | null;
  readonly deaf: readonly string[];
}

/** Says whether calls should be routed here. */
export interface Readiness {
  readonly read: () => Promise<Ready>;
  /** The start is complete, and from now on everybody should hear. */
  readonly begin: () => void;
  close(): void;
}

interface Asked {
  /** Asks the database for its newest migration. */
  readonly askDatabase: () => Promise<number>;
  readonly ears: readonly Ear[];
  /** For how long the event loop stood still a short while ago. */
  readonly stillMs: () => number;
  /** Aborted when the end begins. */
  readonly leaving: AbortSignal;
}

/** A balancer that asks waits for a few seconds. */
const DATABASE_MS = 3_000;
const STILL_MOST_MS = 5_000;
/** A lost connection is back within a second, a restarted database within some. */
const DEAF_MOST_MS = 30_000;
const LOOK_MS = 1_000;

export function createReadiness({ askDatabase, ears, stillMs, leaving }: Asked): Readiness {
  const deafSince = new Map<string, number>();
  let isOn = false;
  let looking: NodeJS.Timeout | undefined;
  let asking: Promise<number | null> | undefined;

  // One question at a time, however many ask: a database that hangs is not asked by more and more.
  const ask = () =>
    (asking ??= askDatabase()
      .catch(() => null)
      .finally(() => (asking = undefined)));
  function look(): void {
    for (const { name, isHearing } of ears)
      if (isHearing()) deafSince.delete(name);
      else if (!deafSince.has(name)) deafSince.set(name, elapsedMs());
  }
  function isDeaf({ name, isNeeded }: Ear): boolean {
    const since = deafSince.get(name);
    return isNeeded && since !== undefined && elapsedMs() - since >= DEAF_MOST_MS;
  }
  return {
    async read() {
      const isStill = stillMs() > STILL_MOST_MS;
      const migration = await Promise.race([ask(), sleep(DATABASE_MS, null, { ref: false })]);
      if (looking !== undefined) look();
      const found: Readonly<Record<Unreadiness, boolean>> = {
        NOT_STARTED: !isOn,
        DRAINING: leaving.aborted,
        NO_DATABASE: migration === null,
        STOOD_STILL: isStill,
        DEAF: ears.some(isDeaf),
      };
      const why = (Object.keys(found) as Unreadiness[]).filter((one) => found[one]);
      return { why, migration, deaf: ears.filter(({ isHearing }) => !isHearing()).map(({ name }) => name) };
    },
    begin() {
      isOn = true;
      looking ??= setInterval(look, LOOK_MS).unref();
    },
    close: () => clearInterval(looking),
  };
}
