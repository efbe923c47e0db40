import { hearSent, literal, type Heard, type Query, type Sent } from './sent.ts';

/** A plan step, as reported by `explain (analyze, format json)`. */
interface Node {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Node[];
}

/** One step: how many rows it examined and how many it passed on, over all its runs. */
interface PlanNode {
  readonly name: string;
  /** Whether it reads a table or an index itself. */
  readonly isScan: boolean;
  readonly isAggregate: boolean;
  readonly runs: number;
  readonly rowsRead: number;
  readonly rowsReturned: number;
  /** Table and index pages it touched itself: anything below it, such as a condition with its own query, is a separate step. */
  readonly pages: number;
}

/** How the database executed a statement: with these values, or with the generic plan. */
export interface Plan {
  readonly text: string;
  readonly kind: 'custom' | 'generic';
  readonly steps: readonly PlanNode[];
}

const isReading = (text: string) =>
  /^(\/\*.*?\*\/)?\s*(select|with)\b/i.test(text) &&
  !/\b(insert into|update \S+( as)?( \S+)? set|delete from)\b/i.test(text);

/** The queue of jobs looks after itself meanwhile. */
const OTHERS = /\bpgboss\./;

/**
 * The plans of every read statement during `run`, each explained on the connection and in the transaction that sends it, just before it is
 * sent. Writes are left alone.
 */
export async function plansOf(run: () => Promise<unknown>): Promise<Plan[]> {
  const plans: Promise<Plan[]>[] = [];
  const before = ({ query, ...sent }: Heard) => {
    if (isReading(sent.text) && !OTHERS.test(sent.text)) plans.push(explained(query, sent));
  };
  await hearSent({ before }, run);
  return (await Promise.all(plans)).flat();
}

let lastName = 0;

async function explained(query: Query, { text, values }: Sent): Promise<Plan[]> {
  const name = `plan_${++lastName}`;
  const given = values.map(literal);
  const call = given.length > 0 ? `${name}(${given.join(', ')})` : name;
  const explain = `explain (analyze, buffers, timing off, format json) execute ${call}`;
  const kinds = ['custom', 'generic'] as const;
  const statements = kinds.map((kind) => `set plan_cache_mode = force_${kind}_plan; ${explain}`);
  const results = (await query(
    `prepare ${name} as ${text}; ${statements.join('; ')}; set plan_cache_mode = auto; deallocate ${name}`,
  )) as { rows: { 'QUERY PLAN': [{ Plan: Node }] }[] }[];
  return [results[2]!, results[4]!].map(({ rows }, index) => ({
    text,
    kind: kinds[index]!,
    steps: all(rows[0]!['QUERY PLAN'][0].Plan).map(stepOf),
  }));
}

const all = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(all)];

/** Including everything below it, as PostgreSQL counts. */
const pagesOf = (node: Node): number => node['Shared Hit Blocks'] + node['Shared Read Blocks'];

function stepOf(node: Node): PlanNode {
  const runs = node['Actual Loops'];
  const removed =
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0);
  const rowsReturned = node['Actual Rows'] * runs;
  const children = node.Plans ?? [];
  const below = children.map((child) => child['Actual Rows'] * child['Actual Loops']);
  return {
    name: [node['Node Type'], node['Relation Name'], node['Index Name']].filter(Boolean).join(' '),
    isScan: node['Relation Name'] !== undefined || node['Index Name'] !== undefined,
    isAggregate: node['Node Type'] === 'Aggregate',
    runs,
    rowsRead: Math.max(rowsReturned + removed * runs, ...below),
    rowsReturned,
    pages: children.reduce((pages, child) => pages - pagesOf(child), pagesOf(node)),
  };
}
