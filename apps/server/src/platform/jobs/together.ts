interface Keyed {
  readonly keys: readonly string[];
}

/** Runs through `rows`, at most `atOnce` at a time; rows with a key in common one after the other, in their order. `run` never fails. */
export async function inOrderOfKeys<Row extends Keyed>(
  rows: readonly Row[],
  atOnce: number,
  run: (row: Row) => Promise<void>,
): Promise<void> {
  const waiting = [...rows];
  const running = new Set<string>();

  /** The first whose keys belong to nothing that runs or was there before it. */
  function take(): Row | undefined {
    const taken = new Set(running);
    const index = waiting.findIndex(({ keys }) => {
      const isFree = !keys.some((key) => taken.has(key));
      for (const key of keys) taken.add(key);
      return isFree;
    });
    return index < 0 ? undefined : waiting.splice(index, 1)[0];
  }
  // Who finds nothing leaves: what waits then waits for a row that runs, and whoever runs that one takes it up.
  async function lane(): Promise<void> {
    for (let row = take(); row; row = take()) {
      for (const key of row.keys) running.add(key);
      await run(row);
      for (const key of row.keys) running.delete(key);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane));
}
