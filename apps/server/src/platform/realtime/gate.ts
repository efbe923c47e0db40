/** Waits until it is somebody's turn, does it and answers what came of it. */
export type Gate = <T>(run: () => Promise<T>) => Promise<T>;

/** Lets so many through at once; the others wait in the order in which they came. */
export function createGate(most: number): Gate {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (run) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      // Whoever is next takes this place.
      if (next) next();
      else free += 1;
    }
  };
}
