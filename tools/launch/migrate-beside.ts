import { Worker } from 'node:worker_threads';

/**
 * Migrates a new database in a thread of its own, while this one loads the product. Resolves when that is over, also when it failed: whoever uses
 * the database next migrates what is not, and says why it cannot be.
 */
export function migrateBeside(databaseUrl: string): Promise<void> {
  const worker = new Worker(new URL('./migrate.worker.ts', import.meta.url), { workerData: databaseUrl });
  return new Promise((resolve) => worker.on('error', () => undefined).on('exit', () => resolve()));
}
