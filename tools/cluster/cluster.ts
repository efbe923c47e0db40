import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../../apps/server/src/platform/startup-error.ts';
import { migrateDatabase } from '../../apps/server/src/prepare-database.ts';
import { type Embedded, startEmbedded } from '../database/embedded.ts';
import { freePort } from '../database/launch.ts';
import { noNginx } from '../test/nginx.ts';
import { createTestRedis, noRedis, type TestRedis } from '../test/redis.ts';
import { type Member, member } from './member.ts';
import { startProxy } from './proxy.ts';

/** An installation on this machine: PostgreSQL, Redis, nginx as it is given, two nodes for calls and two workers. */
export interface Cluster {
  /** Of nginx. */
  readonly url: string;
  readonly secretKey: string;
  readonly database: Embedded;
  readonly redis: TestRedis;
  readonly nodes: readonly Member[];
  readonly workers: readonly Member[];
  /** Stops everything that was started. */
  close(): Promise<void>;
}

const ISSUER = {
  ISSUER_NAME: '見本商事 株式会社',
  ISSUER_ADDRESS: '東京都',
  ISSUER_REGISTRATION_NUMBER: 'T7000012050002',
};

/** Why there can be none here; null: there can. */
export const noCluster = (): string | null => noNginx() ?? noRedis();

/**
 * Starts one below a folder, which is made, in production. Throws StartupError when something does not start; then nothing runs.
 *
 * @param variables for its processes beside what they need.
 */
export async function startCluster(
  folder: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  const problem = noCluster();
  if (problem !== null) throw new StartupError(`There is no cluster without all of its parts: ${problem}.`);
  mkdirSync(folder, { recursive: true });
  // Whoever runs the database can enter it.
  chmodSync(folder, 0o755);
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const one of closers.splice(0).reverse()) await one();
  };
  try {
    const database = await startEmbedded({ dataDir: join(folder, 'database') });
    closers.push(database.stop);
    await migrateDatabase({ url: database.url, user: new URL(database.url).username });
    const redis = await createTestRedis();
    closers.push(() => redis.close());
    await redis.start();
    const secretKey = randomBytes(32).toString('base64');
    const shared = {
      NODE_ENV: 'production',
      SECRET_KEY: secretKey,
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      DATA_DIR: join(folder, 'data'),
      SUPPORT_MAIL: 'help@example.jp',
      TRUST_PROXY: 'true',
      ...ISSUER,
      SOCKETS_PER_ADDRESS: '2000',
      RATE_LIMIT: 'false',
      MIGRATE: 'off',
      ...variables,
    };
    const made = async (name: string, services: string): Promise<Member> => {
      const one = member({
        name,
        port: await freePort(),
        logFile: join(folder, `${name}.log`),
        env: { ...shared, SERVICES: services },
      });
      closers.push(() => one.kill());
      return one;
    };
    const nodes = [await made('node-1', 'api,realtime'), await made('node-2', 'api,realtime')];
    const workers = [await made('worker-1', 'worker'), await made('worker-2', 'worker')];
    for (const one of [...nodes, ...workers]) await one.start();
    const ports = {
      product: await freePort(),
      plain: await freePort(),
      nodes: nodes.map(({ port }) => port),
    };
    const proxy = startProxy(folder, ports, { tls: false });
    closers.push(() => proxy.close());
    return { url: `http://127.0.0.1:${ports.product}`, secretKey, database, redis, nodes, workers, close };
  } catch (error) {
    await close();
    throw error;
  }
}
