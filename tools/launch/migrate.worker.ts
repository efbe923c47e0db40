import { workerData } from 'node:worker_threads';
import { createPool } from '../../apps/server/src/platform/database/client.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';

const pool = createPool({ url: workerData as string, size: 1 });
try {
  await migrate(pool);
} finally {
  await pool.end();
}
