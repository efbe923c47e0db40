import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../database/launch.ts';
import { databaseUser, giveTo, spawnAs } from '../database/user.ts';
import { findProgram, installPackages } from './debian.ts';

const findPgbouncer = (): string | null =>
  findProgram('PGBOUNCER', ['pgbouncer'], ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer']);

/** Why tests with PgBouncer cannot run here; null: they can. */
export const noPgbouncer = (): string | null =>
  findPgbouncer() ? null : 'there is no pgbouncer (Debian: apt-get install pgbouncer, or set PGBOUNCER)';

/** As root on Debian it is installed; where it cannot be, its tests say so and are counted. */
export function ensurePgbouncer(): void {
  if (findPgbouncer()) return;
  const problem = installPackages(['pgbouncer']);
  const reason = noPgbouncer();
  if (reason) console.log(`not run: nodes behind PgBouncer: ${problem ?? reason}`);
}

/** A PgBouncer of the test's own. */
export interface TestPooler {
  /** Of the same database, by way of it. */
  readonly url: string;
  close(): Promise<void>;
}

/** Backends of a pool: few, so that sessions share them all the time. */
const POOL_SIZE = 6;

/** Starts one in front of a database; `mode` says how long somebody keeps a backend. */
export async function startTestPooler(
  databaseUrl: string,
  mode: 'session' | 'transaction',
): Promise<TestPooler> {
  const { username, password, port: databasePort } = new URL(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'yoimachi-pooler-'));
  const file = (name: string) => join(folder, name);
  writeFileSync(file('users'), `"${username}" "${decodeURIComponent(password)}"\n`);
  writeFileSync(
    file('pgbouncer.ini'),
    [
      '[databases]',
      `* = host=127.0.0.1 port=${databasePort}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      `auth_file = ${file('users')}`,
      `pool_mode = ${mode}`,
      `default_pool_size = ${POOL_SIZE}`,
      'max_client_conn = 200',
      '',
    ].join('\n'),
  );
  chmodSync(folder, 0o700);
  // It refuses to run as root, as PostgreSQL does.
  const user = databaseUser(file('none'));
  giveTo(user, folder);
  const child = spawn(findPgbouncer()!, [file('pgbouncer.ini')], {
    ...spawnAs(user),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await isUp(child);
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until it takes connections; rejects with what it said when it ends instead. */
function isUp(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const said: string[] = [];
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`pgbouncer ended with ${code}: ${said.join('\n')}`)));
  createInterface(child.stderr!).on('line', (line) => {
    said.push(line);
    if (line.includes('process up')) resolve();
  });
  return promise;
}
