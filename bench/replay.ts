import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { Recorded, Statement } from './record.ts';

// As the product's own connections do: what has parameters is prepared once under a name of its own.
function namer(): (statement: Statement) => pg.QueryConfig {
  const names = new Map<string, string>();
  return ({ text, values }) => {
    if (values.length === 0) return { text };
    const name = names.get(text) ?? `r${names.size}`;
    names.set(text, name);
    return { name, text, values: [...values] };
  };
}

/**
 * Sends recorded calls again, statement by statement, on one connection. The first `warmUp` calls are not timed.
 *
 * @returns calls per second.
 */
export async function replay(
  databaseUrl: string,
  calls: readonly Recorded[],
  warmUp: number,
): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl, pipeline: true });
  await client.connect();
  const toQuery = namer();
  const runCall = async (call: Recorded) => {
    for (const group of call) {
      await Promise.all(group.map((statement) => client.query(toQuery(statement))));
    }
  };
  try {
    for (const call of calls.slice(0, warmUp)) await runCall(call);
    const timed = calls.slice(warmUp);
    const startMs = performance.now();
    for (const call of timed) await runCall(call);
    return timed.length / ((performance.now() - startMs) / 1000);
  } finally {
    await client.end();
  }
}
