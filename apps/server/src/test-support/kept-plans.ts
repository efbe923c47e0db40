import pg from 'pg';
import { PLAN_ANEW } from '#platform/database';
import { literal, type Sent } from './sent.ts';

/** PostgreSQL plans a statement with its values five times before it compares. */
const RUNS = 8;
const PLANNED_WITH_VALUES = 5;

const HAS_PLAN = /^\s*(?:select|with|insert|update|delete)\b/i;

/** Whether a statement is prepared once for its connection, by `client.ts`, and has a plan to keep. */
const mayKeep = ({ text, values }: Sent): boolean =>
  values.length > 0 && !text.startsWith(PLAN_ANEW) && HAS_PLAN.test(text);

/** Of each text, the first values it was sent with. */
export class SentStatements {
  readonly #byText = new Map<string, Sent>();
  readonly hear = (sent: Sent): void => {
    if (mayKeep(sent) && !this.#byText.has(sent.text)) this.#byText.set(sent.text, sent);
  };
  get all(): Sent[] {
    return [...this.#byText.values()];
  }
}

/**
 * Which statements PostgreSQL goes on planning with their values, as `pg_prepared_statements` counts. None is carried out: to explain a
 * prepared statement is to plan it in the same way.
 */
export async function plannedAnew(databaseUrl: string, statements: readonly Sent[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [index, { text, values }] of statements.entries()) {
      await client.query(`prepare kept_${index} as ${text}`);
      const run = `explain execute kept_${index}(${values.map(literal).join(', ')})`;
      await client.query(Array.from({ length: RUNS }, () => run).join('; '));
    }
    const { rows } = await client.query<{ name: string }>(
      'select name from pg_prepared_statements where custom_plans > $1',
      [PLANNED_WITH_VALUES],
    );
    return rows.map(({ name }) => statements[Number(name.split('_')[1])]!.text);
  } finally {
    await client.end();
  }
}
