import { createPool, migrate } from '../../apps/server/src/platform/database/index.ts';
import { describeSchema } from '../../apps/server/src/platform/database/describe-schema.ts';
import { generateTypes } from '../../apps/server/src/platform/database/generate-types.ts';
import { LAST_OF_BASELINE, MIGRATIONS_DIR } from '../../apps/server/src/platform/database/migration-files.ts';
import { startTemporaryCluster } from '../test/temporary-cluster.ts';

interface Read {
  readonly types: string;
  readonly baseline: ReadonlyMap<string, string>;
}

async function read(): Promise<Read> {
  const cluster = await startTemporaryCluster();
  const pool = createPool({ url: cluster.url, size: 1 });
  try {
    await migrate(pool, MIGRATIONS_DIR, { last: LAST_OF_BASELINE });
    const baseline = await describeSchema(pool);
    await migrate(pool);
    return { types: await generateTypes(pool), baseline };
  } finally {
    await pool.end();
    await cluster.stop();
  }
}

let reading: Promise<Read> | undefined;
/** One database tells all. */
const readOnce = (): Promise<Read> => (reading ??= read());

/** The tables' types, read from a freshly migrated database. */
export const tablesText = async (): Promise<string> => (await readOnce()).types;

/** What the schema of version 1.0.0 is made of. */
export async function baselineText(): Promise<string> {
  const { baseline } = await readOnce();
  return `// Generated from the migrations by \`npm run gen\`. Do not edit.

/** What the schema of version 1.0.0 is made of, as \`describeSchema\` tells it of the embedded PostgreSQL. */
export const BASELINE: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(baseline))};
`;
}
