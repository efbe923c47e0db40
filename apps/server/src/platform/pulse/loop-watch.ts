import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Knows for how long this process did nothing else than one thing, or nothing at all. */
export interface LoopWatch {
  /** The longest of the last ten to twenty seconds, in milliseconds. */
  readonly worstMs: () => number;
  close(): void;
}

const RESOLUTION_MS = 100;
const WINDOW_MS = 10_000;

export function watchLoop(): LoopWatch {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let before = 0;
  const turn = setInterval(() => {
    before = delays.max;
    delays.reset();
  }, WINDOW_MS);
  turn.unref();
  return {
    worstMs: () => Math.max(before, delays.max) / 1e6,
    close() {
      clearInterval(turn);
      delays.disable();
    },
  };
}
