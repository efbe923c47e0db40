import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { Rate } from './load.ts';
import type { Recorded, Statement } from './record.ts';

/** One connection that replays recorded calls. */
export interface Replayer {
  /** Sends the calls, statement by statement. */
  run(calls: readonly Recorded[]): Promise<Rate>;
  close(): Promise<void>;
}

// Like the product's own connections: a statement with parameters is prepared once under its own name.
function namer(): (statement: Statement) => pg.QueryConfig {
  const names = new Map<string, string>();
  return ({ text, values }) => {
    if (values.length === 0) return { text };
    const name = names.get(text) ?? `r${names.size}`;
    names.set(text, name);
    return { name, text, values: [...values] };
  };
}

export async function connectReplayer(databaseUrl: string): Promise<Replayer> {
  const client = new pg.Client({ connectionString: databaseUrl, pipeline: true });
  await client.connect();
  const toQuery = namer();
  return {
    async run(calls) {
      const startMs = performance.now();
      const timesMs: number[] = [];
      for (const groups of calls) {
        const callMs = performance.now();
        for (const group of groups) {
          await Promise.all(group.map((statement) => client.query(toQuery(statement))));
        }
        timesMs.push(performance.now() - callMs);
      }
      return { perSecond: calls.length / ((performance.now() - startMs) / 1000), timesMs };
    },
    close: () => client.end(),
  };
}
