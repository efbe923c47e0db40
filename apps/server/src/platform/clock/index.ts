export interface Clock {
  /** The product's time. It never goes back. */
  now(): Date;
}

/** Milliseconds of the machine that only go forward: how long something took, or is kept, whatever the product's time is. */
export const elapsedMs = (): number => performance.now();

/** A clock that can be moved forward; exists outside production only. */
export interface MovableClock extends Clock {
  /** Moves to an instant; one that is not in the future changes nothing. */
  advanceTo(at: Date): Promise<void>;
  /** Follows what another process has moved. */
  follow(): Promise<void>;
  /** Calls `hear` after each move of this process. */
  onMoved(hear: () => void): void;
}

export const isMovable = (clock: Clock): clock is MovableClock => 'advanceTo' in clock;

/** The machine's time, frozen while the machine's clock is set back. */
export function systemClock(): Clock {
  let latestMs = 0;
  return {
    now() {
      latestMs = Math.max(latestMs, Date.now());
      return new Date(latestMs);
    },
  };
}

/** A test clock that stands still until it is moved. */
export function testClock(start: Date | string): MovableClock {
  let atMs = new Date(start).getTime();
  const hearers: (() => void)[] = [];
  return {
    now: () => new Date(atMs),
    async advanceTo(at) {
      atMs = Math.max(atMs, at.getTime());
      hearers.forEach((hear) => hear());
    },
    follow: async () => undefined,
    onMoved: (hear) => void hearers.push(hear),
  };
}

/** Where a moved clock stores its offset, so that it does not fall back at the next start. */
export interface OffsetStore {
  load(): Promise<number>;
  /** Stores the larger of the stored and the given milliseconds, and returns it. */
  raise(offsetMs: number): Promise<number>;
}

/** The machine's time plus a stored offset. */
export async function movableClock(offsets: OffsetStore, base: Clock = systemClock()): Promise<MovableClock> {
  let offsetMs = await offsets.load();
  const hearers: (() => void)[] = [];
  return {
    now: () => new Date(base.now().getTime() + offsetMs),
    async advanceTo(at) {
      const raisedMs = await offsets.raise(at.getTime() - base.now().getTime());
      // Read only now: another move may have ended meanwhile.
      offsetMs = Math.max(offsetMs, raisedMs);
      hearers.forEach((hear) => hear());
    },
    async follow() {
      const storedMs = await offsets.load();
      offsetMs = Math.max(offsetMs, storedMs);
    },
    onMoved: (hear) => void hearers.push(hear),
  };
}
