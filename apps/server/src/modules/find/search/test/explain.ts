import { sql, type CompiledQuery, type KyselyPlugin } from 'kysely';
import pg from 'pg';
import type { Db } from '#platform/database';

/** A plan node as PostgreSQL reports it; figures are averages over its loops. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

export type PlanCache = 'force_custom_plan' | 'force_generic_plan';

/** What one node of a plan did. */
export interface NodeWork {
  readonly name: string;
  readonly returned: number;
  /** Rows examined, including those discarded. */
  readonly read: number;
}

/** The look-up of rare words, which goes before the statement that is meant. */
const GOES_BEFORE = 'search_grams(search_text) @> array[word]';

/** The statement that `run` sends, without executing it. */
async function captured(db: Db, run: (db: Db) => Promise<unknown>): Promise<CompiledQuery> {
  let query: CompiledQuery | undefined;
  const catcher: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const sent = db.getExecutor().compileQuery(node, queryId);
      if (sent.sql.includes(GOES_BEFORE)) return node;
      query = sent;
      throw new Error('caught');
    },
    transformResult: async ({ result }) => result,
  };
  await run(db.withPlugin(catcher)).catch(() => undefined);
  if (!query) throw new Error('Nothing was sent');
  return query;
}

/** Executes the statement that `run` sends as a prepared one, and returns what each node of its plan did, topmost first. */
export async function explain(
  db: Db,
  planCache: PlanCache,
  run: (db: Db) => Promise<unknown>,
): Promise<NodeWork[]> {
  const query = await captured(db, run);
  const values = query.parameters.map((value) => pg.escapeLiteral(textOf(value))).join(', ');
  const given = values === '' ? '' : `(${values})`;
  return db.connection().execute(async (connection) => {
    const send = async (text: string) => (await sql.raw(text).execute(connection)).rows;
    await send(`set plan_cache_mode = ${planCache}`);
    await send(`prepare explained as ${query.sql}`);
    const [row] = await send(`explain (analyze, format json) execute explained${given}`);
    await send('deallocate explained');
    const [{ Plan }] = (row as { 'QUERY PLAN': [{ Plan: PlanNode }] })['QUERY PLAN'];
    return [...walk(Plan)];
  });
}

const textOf = (value: unknown) =>
  value instanceof Date
    ? value.toISOString()
    : Array.isArray(value)
      ? `{${value.map((one) => JSON.stringify(one)).join(',')}}`
      : String(value);

function* walk(node: PlanNode): Generator<NodeWork> {
  const loops = node['Actual Loops'];
  const removed =
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0);
  const returned = Math.round(node['Actual Rows'] * loops);
  yield {
    name: [node['Node Type'], node['Relation Name'], node['Index Name']].filter(Boolean).join(' '),
    returned,
    read: returned + Math.round(removed * loops),
  };
  for (const child of node.Plans ?? []) yield* walk(child);
}
