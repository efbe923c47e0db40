import { RawNode, sql, type KyselyPlugin } from 'kysely';
import type { Db } from '../../../platform/database/index.ts';

/** A node of a plan as PostgreSQL writes it; figures are per loop. */
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

/** What one node of the plan did. */
export interface NodeWork {
  readonly name: string;
  readonly returned: number;
  /** Rows it looked at, those thrown away included. */
  readonly read: number;
}

const explaining: KyselyPlugin = {
  transformQuery({ node }) {
    if (!RawNode.is(node)) throw new Error('Only statements written as SQL can be explained');
    const [first = '', ...rest] = node.sqlFragments;
    return { ...node, sqlFragments: [`explain (analyze, format json) ${first}`, ...rest] };
  },
  transformResult: async ({ result }) => result,
};

/** Runs the statement that `run` sends, and answers what each node of its plan did, the topmost first. */
export async function explain(
  db: Db,
  planCache: 'force_custom_plan' | 'force_generic_plan',
  run: (db: Db) => Promise<readonly unknown[]>,
): Promise<NodeWork[]> {
  return db.connection().execute(async (connection) => {
    await sql`select set_config('plan_cache_mode', ${planCache}, false)`.execute(connection);
    const [row] = await run(connection.withPlugin(explaining));
    const [{ Plan }] = (row as { 'QUERY PLAN': [{ Plan: PlanNode }] })['QUERY PLAN'];
    return [...walk(Plan)];
  });
}

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
