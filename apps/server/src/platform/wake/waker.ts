import { elapsedMs } from '#platform/clock';

/** Looks for something to do when it is woken, and rests in between. */
export interface Waker {
  start(): void;
  /** Looks now, or again where it is looking already. */
  readonly wake: () => void;
  stop(): void;
}

interface WakerOptions {
  /** Does what there is; answers in how many milliseconds there will be something more, as far as it knows. */
  readonly look: () => Promise<number>;
  /** It never rests longer than this: a waking can get lost. */
  readonly longestMs: () => number;
  /** It never rests shorter than this, however often it is woken. */
  readonly shortestMs: number;
  readonly onError: (error: unknown) => void;
}

const AFTER_ERROR_MS = 1_000;

export function createWaker({ look, longestMs, shortestMs, onError }: WakerOptions): Waker {
  let isOn = false;
  let isLooking = false;
  let again = false;
  let endedAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    isLooking = true;
    again = false;
    let restMs = AFTER_ERROR_MS;
    try {
      restMs = await look();
    } catch (error) {
      onError(error);
    }
    isLooking = false;
    endedAt = elapsedMs();
    rest(again ? 0 : restMs);
  }
  function rest(ms: number): void {
    clearTimeout(timer);
    if (!isOn) return;
    const earliestMs = endedAt + shortestMs - elapsedMs();
    timer = setTimeout(() => void run(), Math.max(0, earliestMs, Math.min(ms, longestMs())));
  }
  function wake(): void {
    if (isLooking) again = true;
    else rest(0);
  }
  return {
    start() {
      isOn = true;
      wake();
    },
    wake,
    stop() {
      isOn = false;
      clearTimeout(timer);
    },
  };
}
