/** Everything that was started and must be stopped, the last first. */
export interface Cleanup {
  /** Returns a function that stops it now, once; whatever is not stopped by then is stopped by `run`. */
  add(stop: () => Promise<void>): () => Promise<void>;
  /** Stops everything that is left. A failure to stop is reported, and the rest is stopped nevertheless. */
  run(): Promise<void>;
}

export function createCleanup(): Cleanup {
  const left: (() => Promise<void>)[] = [];
  return {
    add(stop) {
      let stopping: Promise<void> | undefined;
      const once = () => (stopping ??= stop());
      left.push(once);
      return once;
    },
    async run() {
      for (let stop = left.pop(); stop; stop = left.pop()) {
        await stop().catch((error: unknown) => console.error(error));
      }
    },
  };
}
