/** The product when nobody does anything, as `npm start` runs it, on the bench's cluster, where statements are counted. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cleanup } from './cleanup.ts';
import { startProduct } from './cold-start.ts';
import { startCounting } from './counts.ts';
import { cpuMeter, type CpuMs } from './cpu.ts';
import type { BenchDatabase } from './database.ts';
import { makeTemporaryDataDir } from '../tools/test/temporary-cluster.ts';

export interface RestFigures {
  readonly statementsPerSecond: number;
  readonly walBytesPerSecond: number;
  /** In one second. */
  readonly cpu: CpuMs | null;
}

/** What a start leaves to do, and the routines of the hour, are over by then. */
const SETTLE_MS = 8_000;

/** The product with its demo, left alone for so many seconds. */
export async function measureRest(
  cleanup: Cleanup,
  database: BenchDatabase,
  seconds: number,
): Promise<RestFigures> {
  const databaseUrl = await database.create('rest');
  const folder = await makeTemporaryDataDir();
  const remove = cleanup.add(folder.remove);
  const product = await startProduct(cleanup, folder.dataDir, databaseUrl);
  await sleep(SETTLE_MS);
  const used = (await cpuMeter(databaseUrl))?.start(product.pid);
  const counting = await startCounting(databaseUrl);
  await sleep(seconds * 1000);
  const { statements, walBytes } = await counting.since();
  const cpu = used?.() ?? null;
  await counting.end();
  await product.stop();
  await database.drop(databaseUrl);
  await remove();
  return {
    statementsPerSecond: statements / seconds,
    walBytesPerSecond: walBytes / seconds,
    cpu: cpu && { node: cpu.node / seconds, database: cpu.database / seconds },
  };
}
