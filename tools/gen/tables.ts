import { createPool, migrate } from '../../apps/server/src/platform/database/index.ts';
import { generateTypes } from '../../apps/server/src/platform/database/generate-types.ts';
import { startTemporaryCluster } from '../test/temporary-cluster.ts';

/** The tables' types, read from a freshly migrated database. */
export async function tablesText(): Promise<string> {
  const cluster = await startTemporaryCluster();
  const pool = createPool({ url: cluster.url, size: 1 });
  try {
    await migrate(pool);
    return await generateTypes(pool);
  } finally {
    await pool.end();
    await cluster.stop();
  }
}
